/** The map: 47 spaces, and which of them touch. */

type Row = readonly [
  id: string,
  name: string,
  kind: 'city' | 'province' | 'loc',
  country: 'SOUTH_VIETNAM' | 'NORTH_VIETNAM' | 'LAOS' | 'CAMBODIA',
  population: number,
  econ: number,
  terrain: 'jungle' | 'highland' | 'lowland' | 'highway' | 'mekong' | null,
  isCoastal: boolean,
];

export const MAP = [
  ['hue', 'Hue', 'city', 'SOUTH_VIETNAM', 2, 0, null, true],
  ['da-nang', 'Da Nang', 'city', 'SOUTH_VIETNAM', 1, 0, null, true],
  ['kontum', 'Kontum', 'city', 'SOUTH_VIETNAM', 1, 0, null, false],
  ['qui-nhon', 'Qui Nhon', 'city', 'SOUTH_VIETNAM', 1, 0, null, true],
  ['cam-ranh', 'Cam Ranh', 'city', 'SOUTH_VIETNAM', 1, 0, null, true],
  ['an-loc', 'An Loc', 'city', 'SOUTH_VIETNAM', 1, 0, null, false],
  ['saigon', 'Saigon', 'city', 'SOUTH_VIETNAM', 6, 0, null, true],
  ['can-tho', 'Can Tho', 'city', 'SOUTH_VIETNAM', 1, 0, null, false],
  ['central-laos', 'Central Laos', 'province', 'LAOS', 0, 0, 'jungle', false],
  ['southern-laos', 'Southern Laos', 'province', 'LAOS', 0, 0, 'jungle', false],
  ['northeast-cambodia', 'Northeast Cambodia', 'province', 'CAMBODIA', 0, 0, 'jungle', false],
  ['the-fishhook', 'The Fishhook', 'province', 'CAMBODIA', 0, 0, 'jungle', false],
  ['the-parrots-beak', "The Parrot's Beak", 'province', 'CAMBODIA', 0, 0, 'jungle', false],
  ['sihanoukville', 'Sihanoukville', 'province', 'CAMBODIA', 0, 0, 'jungle', true],
  ['north-vietnam', 'North Vietnam', 'province', 'NORTH_VIETNAM', 0, 0, 'highland', true],
  ['quang-tri-thua-thien', 'Quang Tri-Thua Thien', 'province', 'SOUTH_VIETNAM', 2, 0, 'highland', true],
  ['quang-nam', 'Quang Nam', 'province', 'SOUTH_VIETNAM', 1, 0, 'highland', true],
  ['quang-tin-quang-ngai', 'Quang Tin-Quang Ngai', 'province', 'SOUTH_VIETNAM', 2, 0, 'lowland', true],
  ['binh-dinh', 'Binh Dinh', 'province', 'SOUTH_VIETNAM', 2, 0, 'highland', true],
  ['pleiku-darlac', 'Pleiku-Darlac', 'province', 'SOUTH_VIETNAM', 1, 0, 'highland', false],
  ['phu-bon-phu-yen', 'Phu Bon-Phu Yen', 'province', 'SOUTH_VIETNAM', 1, 0, 'lowland', true],
  ['khanh-hoa', 'Khanh Hoa', 'province', 'SOUTH_VIETNAM', 1, 0, 'highland', true],
  ['phuoc-long', 'Phuoc Long', 'province', 'SOUTH_VIETNAM', 0, 0, 'jungle', false],
  ['quang-duc-long-khanh', 'Quang Duc-Long Khanh', 'province', 'SOUTH_VIETNAM', 1, 0, 'jungle', false],
  ['binh-tuy-binh-thuan', 'Binh Tuy-Binh Thuan', 'province', 'SOUTH_VIETNAM', 1, 0, 'jungle', true],
  ['tay-ninh', 'Tay Ninh', 'province', 'SOUTH_VIETNAM', 2, 0, 'jungle', false],
  ['kien-phong', 'Kien Phong', 'province', 'SOUTH_VIETNAM', 2, 0, 'lowland', false],
  ['kien-hoa-vinh-binh', 'Kien Hoa-Vinh Binh', 'province', 'SOUTH_VIETNAM', 2, 0, 'lowland', true],
  ['ba-xuyen', 'Ba Xuyen', 'province', 'SOUTH_VIETNAM', 1, 0, 'lowland', true],
  ['kien-giang-an-xuyen', 'Kien Giang-An Xuyen', 'province', 'SOUTH_VIETNAM', 2, 0, 'lowland', true],
  ['loc-hue-khe-sanh', 'Hue-Khe Sanh', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', true],
  ['loc-hue-da-nang', 'Hue-Da Nang', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', true],
  ['loc-da-nang-dak-to', 'Da Nang-Dak To', 'loc', 'SOUTH_VIETNAM', 0, 0, 'highway', false],
  ['loc-da-nang-qui-nhon', 'Da Nang-Qui Nhon', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', true],
  ['loc-kontum-dak-to', 'Kontum-Dak To', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', false],
  ['loc-kontum-qui-nhon', 'Kontum-Qui Nhon', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', false],
  ['loc-kontum-ban-me-thuot', 'Kontum-Ban Me Thuot', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', false],
  ['loc-qui-nhon-cam-ranh', 'Qui Nhon-Cam Ranh', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', true],
  ['loc-cam-ranh-da-lat', 'Cam Ranh-Da Lat', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', false],
  ['loc-ban-me-thuot-da-lat', 'Ban Me Thuot-Da Lat', 'loc', 'SOUTH_VIETNAM', 0, 0, 'highway', false],
  ['loc-saigon-cam-ranh', 'Saigon-Cam Ranh', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', true],
  ['loc-saigon-da-lat', 'Saigon-Da Lat', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', false],
  ['loc-saigon-an-loc-ban-me-thuot', 'Saigon-An Loc-Ban Me Thuot', 'loc', 'SOUTH_VIETNAM', 0, 1, 'highway', false],
  ['loc-saigon-can-tho', 'Saigon-Can Tho', 'loc', 'SOUTH_VIETNAM', 0, 2, 'mekong', false],
  ['loc-can-tho-chau-doc', 'Can Tho-Chau Doc', 'loc', 'SOUTH_VIETNAM', 0, 1, 'mekong', false],
  ['loc-can-tho-bac-lieu', 'Can Tho-Bac Lieu', 'loc', 'SOUTH_VIETNAM', 0, 0, 'highway', true],
  ['loc-can-tho-long-phu', 'Can Tho-Long Phu', 'loc', 'SOUTH_VIETNAM', 0, 1, 'mekong', true],
] as const satisfies readonly Row[];

export type Space = (typeof MAP)[number][0];

/** The neighbours of each space, in one text. */
export const NEIGHBOURS: { readonly [S in Space]: string } = {
  hue: 'loc-hue-da-nang loc-hue-khe-sanh quang-tri-thua-thien',
  'da-nang': 'loc-da-nang-dak-to loc-da-nang-qui-nhon loc-hue-da-nang quang-nam quang-tin-quang-ngai',
  kontum: 'binh-dinh loc-kontum-ban-me-thuot loc-kontum-dak-to loc-kontum-qui-nhon phu-bon-phu-yen pleiku-darlac',
  'qui-nhon': 'binh-dinh loc-da-nang-qui-nhon loc-kontum-qui-nhon loc-qui-nhon-cam-ranh phu-bon-phu-yen',
  'cam-ranh': 'binh-tuy-binh-thuan khanh-hoa loc-cam-ranh-da-lat loc-qui-nhon-cam-ranh loc-saigon-cam-ranh',
  'an-loc': 'loc-saigon-an-loc-ban-me-thuot phuoc-long tay-ninh the-fishhook',
  saigon:
    'binh-tuy-binh-thuan kien-hoa-vinh-binh kien-phong loc-saigon-an-loc-ban-me-thuot loc-saigon-cam-ranh loc-saigon-can-tho loc-saigon-da-lat quang-duc-long-khanh tay-ninh',
  'can-tho':
    'ba-xuyen kien-giang-an-xuyen kien-hoa-vinh-binh kien-phong loc-can-tho-bac-lieu loc-can-tho-chau-doc loc-can-tho-long-phu loc-saigon-can-tho',
  'central-laos': 'loc-hue-khe-sanh north-vietnam quang-nam quang-tri-thua-thien southern-laos',
  'southern-laos':
    'binh-dinh central-laos loc-da-nang-dak-to loc-kontum-dak-to northeast-cambodia pleiku-darlac quang-nam quang-tin-quang-ngai',
  'northeast-cambodia': 'pleiku-darlac southern-laos the-fishhook',
  'the-fishhook':
    'an-loc loc-saigon-an-loc-ban-me-thuot northeast-cambodia phuoc-long pleiku-darlac quang-duc-long-khanh tay-ninh the-parrots-beak',
  'the-parrots-beak': 'kien-giang-an-xuyen kien-phong loc-can-tho-chau-doc sihanoukville tay-ninh the-fishhook',
  sihanoukville: 'kien-giang-an-xuyen the-parrots-beak',
  'north-vietnam': 'central-laos loc-hue-khe-sanh quang-tri-thua-thien',
  'quang-tri-thua-thien': 'central-laos hue loc-hue-da-nang loc-hue-khe-sanh north-vietnam quang-nam',
  'quang-nam':
    'central-laos da-nang loc-da-nang-dak-to loc-hue-da-nang quang-tin-quang-ngai quang-tri-thua-thien southern-laos',
  'quang-tin-quang-ngai': 'binh-dinh da-nang loc-da-nang-dak-to loc-da-nang-qui-nhon quang-nam southern-laos',
  'binh-dinh':
    'kontum loc-da-nang-dak-to loc-da-nang-qui-nhon loc-kontum-dak-to loc-kontum-qui-nhon phu-bon-phu-yen pleiku-darlac quang-tin-quang-ngai qui-nhon southern-laos',
  'pleiku-darlac':
    'binh-dinh khanh-hoa kontum loc-ban-me-thuot-da-lat loc-da-nang-dak-to loc-kontum-ban-me-thuot loc-kontum-dak-to loc-saigon-an-loc-ban-me-thuot northeast-cambodia phu-bon-phu-yen quang-duc-long-khanh southern-laos the-fishhook',
  'phu-bon-phu-yen':
    'binh-dinh khanh-hoa kontum loc-kontum-ban-me-thuot loc-kontum-qui-nhon loc-qui-nhon-cam-ranh pleiku-darlac qui-nhon',
  'khanh-hoa':
    'binh-tuy-binh-thuan cam-ranh loc-ban-me-thuot-da-lat loc-cam-ranh-da-lat loc-kontum-ban-me-thuot loc-qui-nhon-cam-ranh loc-saigon-an-loc-ban-me-thuot loc-saigon-da-lat phu-bon-phu-yen pleiku-darlac quang-duc-long-khanh',
  'phuoc-long': 'an-loc loc-saigon-an-loc-ban-me-thuot quang-duc-long-khanh tay-ninh the-fishhook',
  'quang-duc-long-khanh':
    'binh-tuy-binh-thuan khanh-hoa loc-ban-me-thuot-da-lat loc-cam-ranh-da-lat loc-kontum-ban-me-thuot loc-saigon-an-loc-ban-me-thuot loc-saigon-da-lat phuoc-long pleiku-darlac saigon tay-ninh the-fishhook',
  'binh-tuy-binh-thuan':
    'cam-ranh khanh-hoa loc-ban-me-thuot-da-lat loc-cam-ranh-da-lat loc-saigon-cam-ranh loc-saigon-da-lat quang-duc-long-khanh saigon',
  'tay-ninh':
    'an-loc kien-phong loc-saigon-an-loc-ban-me-thuot phuoc-long quang-duc-long-khanh saigon the-fishhook the-parrots-beak',
  'kien-phong':
    'can-tho kien-giang-an-xuyen kien-hoa-vinh-binh loc-can-tho-chau-doc loc-saigon-can-tho saigon tay-ninh the-parrots-beak',
  'kien-hoa-vinh-binh': 'ba-xuyen can-tho kien-phong loc-can-tho-long-phu loc-saigon-can-tho saigon',
  'ba-xuyen': 'can-tho kien-giang-an-xuyen kien-hoa-vinh-binh loc-can-tho-bac-lieu loc-can-tho-long-phu',
  'kien-giang-an-xuyen':
    'ba-xuyen can-tho kien-phong loc-can-tho-bac-lieu loc-can-tho-chau-doc sihanoukville the-parrots-beak',
  'loc-hue-khe-sanh': 'central-laos hue north-vietnam quang-tri-thua-thien',
  'loc-hue-da-nang': 'da-nang hue quang-nam quang-tri-thua-thien',
  'loc-da-nang-dak-to':
    'binh-dinh da-nang loc-kontum-dak-to pleiku-darlac quang-nam quang-tin-quang-ngai southern-laos',
  'loc-da-nang-qui-nhon': 'binh-dinh da-nang quang-tin-quang-ngai qui-nhon',
  'loc-kontum-dak-to': 'binh-dinh kontum loc-da-nang-dak-to pleiku-darlac southern-laos',
  'loc-kontum-qui-nhon': 'binh-dinh kontum phu-bon-phu-yen qui-nhon',
  'loc-kontum-ban-me-thuot':
    'khanh-hoa kontum loc-ban-me-thuot-da-lat loc-saigon-an-loc-ban-me-thuot phu-bon-phu-yen pleiku-darlac quang-duc-long-khanh',
  'loc-qui-nhon-cam-ranh': 'cam-ranh khanh-hoa phu-bon-phu-yen qui-nhon',
  'loc-cam-ranh-da-lat':
    'binh-tuy-binh-thuan cam-ranh khanh-hoa loc-ban-me-thuot-da-lat loc-saigon-da-lat quang-duc-long-khanh',
  'loc-ban-me-thuot-da-lat':
    'binh-tuy-binh-thuan khanh-hoa loc-cam-ranh-da-lat loc-kontum-ban-me-thuot loc-saigon-an-loc-ban-me-thuot loc-saigon-da-lat pleiku-darlac quang-duc-long-khanh',
  'loc-saigon-cam-ranh': 'binh-tuy-binh-thuan cam-ranh saigon',
  'loc-saigon-da-lat':
    'binh-tuy-binh-thuan khanh-hoa loc-ban-me-thuot-da-lat loc-cam-ranh-da-lat quang-duc-long-khanh saigon',
  'loc-saigon-an-loc-ban-me-thuot':
    'an-loc khanh-hoa loc-ban-me-thuot-da-lat loc-kontum-ban-me-thuot phuoc-long pleiku-darlac quang-duc-long-khanh saigon tay-ninh the-fishhook',
  'loc-saigon-can-tho': 'can-tho kien-hoa-vinh-binh kien-phong saigon',
  'loc-can-tho-chau-doc': 'can-tho kien-giang-an-xuyen kien-phong the-parrots-beak',
  'loc-can-tho-bac-lieu': 'ba-xuyen can-tho kien-giang-an-xuyen',
  'loc-can-tho-long-phu': 'ba-xuyen can-tho kien-hoa-vinh-binh',
};
