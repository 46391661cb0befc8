/** Written by build/shapes.ts from build/land.ts: our own map. A line is its first point, then the way to each next one. */

/** Borders and coasts, each once: whoever shares one is next to each other. */
export const LINES: Readonly<Record<string, string>> = {
  top: '150 0 390 0',
  northLaos:
    '150 0 8 7 9 3 7 7 9 4 11 10 9 11 15 2 13 8 13 9 7 5 8 1 6 5 8 3 11 11 14 3 11 8 12 7 9 11 7 4 6 6 6 6 5 6 7 5 8 1 8 4 8 2 13 7 15 2 13 8 9 13 8 6 10 4 8 7 9 4',
  northCoast: '540 0 7 6 7 7 6 7 2 10 8 9 5 12 9 8 6 11 2 14 8 11 11 8 7 11 4 10 4 10 7 8 7 8',
  dmzEast: '640 150 -11 2 -11 5 -10 6 -8 9',
  dmzWest: '600 172 -15 1 -15 4 -15 5 -15 4 -9 1 -9 1 -9 1 -8 3 -9 2 -9 1 -8 3 -9 2',
  hueCoastNorth: '640 150 10 6 8 9 11 5 7 10 10 7 5 10 7 9 7 9',
  hueCoastSouth: '705 215 6 10 9 7 11 3 11 5 6 8 6 9 6 8 5 10',
  haiVanLine:
    '765 275 -12 3 -10 8 -13 1 -11 6 -13 9 -8 1 -8 2 -15 3 -15 4 -14 3 -15 -2 -14 1 -14 4 -11 1 -10 1 -11 -1 -11 1',
  aShauLine: '470 200 3 8 2 8 4 8 2 8 7 8 4 10 5 10 3 10 7 9 7 8 10 5 8 7 9 3 6 7 5 7 8 4',
  quangNamLaos: '560 320 0 11 -5 9 2 10 3 10 2 10 -2 10 1 10 -1 10',
  daNangCoast: '765 275 14 0 13 3 11 8 12 6 5 12 5 11 7 10 8 10',
  thuBon: '840 335 -10 4 -9 5 -10 2 -10 4 -13 5 -13 5 -12 6 -13 6 -14 7 -14 6 -12 10 -13 8 -10 7 -10 8 -11 6 -11 6',
  laosQuangNam: '560 400 12 5 11 9 9 10 13 4 12 1 13 0 12 3 13 -2',
  laosQuangTin: '655 430 4 9 4 9 5 9 5 8 4 9 6 8 3 9 4 9',
  laosBinhDinh: '690 500 -3 9 -2 9 -3 9 -4 8 -3 9 -4 8 -3 9 -3 9',
  laosPleiku: '665 570 -10 6 -7 10 -9 7 -11 5 -9 8 -7 9 -11 5 -11 5',
  quangTinCoast: '840 335 7 5 8 4 8 5 6 7 9 9 7 10 9 8 11 7 7 14 5 7 6 5 4 7 6 6 -1 9 2 8 2 13 5 13 7 11 7 12',
  saHuynhLine:
    '955 495 -8 0 -8 3 -8 0 -8 3 -12 0 -11 4 -11 5 -12 0 -11 4 -12 2 -12 1 -12 -2 -12 -7 -13 -1 -12 6 -14 -1 -13 2 -13 -4 -13 -4 -13 -1 -9 -4 -9 0 -10 1 -9 -2',
  binhDinhCoast: '955 495 4 9 3 9 7 6 8 5 5 8 2 9 1 9 0 10 2 11 0 11 3 11 -3 11 0 9 -2 9 3 9 -3 9',
  highwayNineteen:
    '985 640 -11 -4 -12 -2 -11 -4 -11 -4 -15 -2 -15 -4 -15 -4 -15 -4 -11 0 -12 0 -11 -2 -11 -1 -12 -1 -12 0 -12 0 -11 2 -8 -1 -8 -1 -8 1 -9 1',
  highwayFourteenNorth: '755 610 -11 -7 -11 -5 -12 -3 -11 -5 -12 -5 -10 -7 -12 -3 -11 -5',
  highwayFourteen: '755 610 0 10 0 9 1 9 0 9 -1 11 1 11 2 10 2 11 9 13 5 7 3 7 5 15 8 13',
  highwayFourteenSouth: '790 745 -7 9 -7 8 -7 9 -6 9 -8 8 -7 9 -7 9 -6 9',
  phuYenCoast: '985 640 6 6 2 8 3 8 0 8 0 8 2 8 7 6 3 8 -7 8 -3 10 1 10 1 11 -3 8 -5 6 1 9 -3 8',
  vungRoLine:
    '990 770 -10 5 -12 2 -11 -3 -11 0 -14 -4 -14 3 -14 -2 -14 4 -12 -8 -15 -3 -15 1 -14 -5 -10 -5 -12 -1 -10 -6 -12 -3',
  khanhHoaCoast: '990 770 1 9 -2 9 2 8 0 9 1 11 -4 11 -1 12 -2 11 -7 11 -10 8 -5 12 -6 12 -6 9 -7 7 -5 10 -9 6',
  lamVienRoad: '930 925 -8 -3 -8 -4 -9 -2 -8 -2 -8 -4 -8 -3 -8 -3 -8 -4 -8 1 -8 0 -8 1 -8 2 -8 0 -8 2 -9 0 -8 -1',
  highlandRoad: '735 815 11 9 11 11 11 10 12 10 5 13 6 12 3 13 6 12',
  laosCambodia:
    '590 625 -10 -2 -9 -3 -8 -5 -10 -1 -13 -4 -14 -1 -12 -7 -13 -3 -13 -4 -12 -5 -13 -2 -13 -3 -12 -2 -12 -5 -12 -4 -13 1 -12 0 -12 -3 -12 -1 -12 -5 -9 -1 -8 2 -9 -2 -7 -5',
  cambodiaPleiku: '590 625 -6 8 -7 7 -5 9 -4 9 -4 11 -7 10 -6 10 -6 11 0 9 -2 9 0 9 -3 8 2 9 0 9 1 9 2 8',
  cambodiaInner:
    '545 770 -8 0 -8 -3 -9 1 -8 -3 -12 -2 -10 -5 -12 2 -12 -2 -12 -1 -11 -5 -11 2 -12 1 -11 2 -11 0 -12 -1 -11 2 -11 2 -11 1 -11 1 -11 3 -15 5 -8 0 -8 0',
  fishhookPleiku: '545 770 7 9 10 5 9 7 7 9 8 8 7 8 10 5 7 9',
  pleikuQuangDuc: '610 830 8 0 8 2 9 0 8 1 8 2 8 2 8 0 8 1 8 -3 7 -3 7 -4 8 -2 15 -5 7 -4 8 -2',
  fishhookQuangDuc: '610 830 -1 13 -3 12 -3 13 -3 12',
  fishhookPhuocLong:
    '600 880 -9 2 -8 3 -8 2 -9 1 -12 2 -11 4 -12 3 -11 3 -12 7 -13 4 -12 5 -13 5 -11 4 -10 4 -9 6 -10 5',
  fishhookTayNinh: '430 940 -8 6 -9 4 -8 5 -5 8 -8 6 -4 9 -9 3 -9 4',
  highwayThirteen: '430 940 9 6 9 6 8 8 8 8 13 7 11 8 11 8 11 9 12 5 12 7 13 4 13 3 10 4 10 2 10 2 10 3',
  phuocLongQuangDuc: '600 880 2 9 3 8 6 7 3 9 3 11 4 10 4 10 0 11 -1 11 -3 10 -4 10 -3 11 -4 8 -3 9 -5 7 -2 9',
  longKhanh: '600 1030 -5 13 -6 13 -7 12 -8 12 -4 13 -4 12 -3 12 -3 13',
  highwayTwenty:
    '560 1130 10 -5 10 -6 10 -5 10 -5 13 -6 13 -8 11 -9 13 -8 12 -9 12 -9 11 -10 9 -11 9 -12 11 -11 11 -10 10 -11 10 -12 10 -12 9 -13 9 -13 7 -10 7 -10 6 -10 7 -10',
  binhThuanCoast:
    '930 925 3 8 -1 9 -2 8 -3 8 1 11 -2 11 -6 10 -5 10 -7 12 -11 8 -6 12 -10 8 -11 9 -8 12 -12 7 -12 7 -12 5 -8 10 -13 0 -12 4 -10 7 -12 3 -13 1 -10 7 -7 13 -9 11 -13 5 -12 8 -12 3 -9 8 -6 10 -8 10 -11 -1 -10 2 -10 -3 -9 -6 -9 -7 -7 -9 -12 0 -10 -5 -11 -1 -9 -5 -6 -9 -8 -6',
  saigonCoast:
    '560 1130 4 10 5 9 9 5 8 7 7 10 3 12 6 10 10 7 2 8 -2 8 1 15 -5 15 -1 8 1 8 -4 8 -6 7 -4 9 0 9 -7 6 -4 9 -8 6 -9 2 -11 9 -8 11 -14 2 -13 5',
  tayNinhBeak: '370 985 -4 7 -4 7 -2 8 -4 7 -5 7 -2 8 -1 8 2 8 7 13 11 10 8 12 4 15',
  fishhookBeak:
    '370 985 -7 -6 -7 -6 -9 -2 -8 -5 -10 -6 -9 -6 -9 -6 -11 -3 -7 -6 -8 -6 -9 -2 -9 -1 -9 -4 -9 0 -10 1 -9 3',
  vamCo: '380 1095 10 -1 9 3 10 0 10 -1 13 2 12 4 13 -2 13 0 12 5 13 3 12 6 14 1 8 6 10 5 11 0 10 4',
  plainOfReeds: '380 1095 -9 2 -7 4 -6 6 -6 5 -8 0 -8 2 -8 4 -8 0 -7 10 -9 7 -12 3 -11 5 -8 5 -8 6 -8 5 -7 6',
  mekong: '560 1130 -6 5 -5 7 -6 6 -7 5 -10 7 -10 7 -8 9 -8 9 -13 8 -5 6 -7 5 -7 5 -5 6 -14 6 -11 7 -10 9 -11 7 -12 6',
  bassac:
    '405 1250 -10 -2 -8 -5 -9 -3 -8 -4 -10 -7 -12 -4 -12 -3 -11 -7 -11 -7 -12 -4 -11 -6 -8 -10 -6 -8 -9 -6 -10 -3 -8 -6',
  bassacMouth: '405 1250 7 5 6 6 8 3 8 3 9 6 9 6 9 6 9 5 8 7 7 7 6 9 8 7 8 4 5 6 4 8 4 7',
  caMauRoad: '405 1250 -3 10 -1 11 -1 11 -2 10 -2 13 -1 14 -4 13 -3 13 -2 13 -3 12 -3 13 -2 13 -3 9 -3 10 -2 10 0 10',
  baXuyenCoast: '520 1345 -3 9 -6 6 -6 7 -7 4 -8 8 -8 8 -8 8 -9 7 -11 9 -13 4 -14 0 -13 7 -11 4 -10 6 -12 -2 -11 5',
  caMauCoast:
    '370 1435 -9 5 -10 4 -3 11 -8 7 -7 11 -10 8 -12 4 -11 5 -11 5 -11 5 -13 -1 -11 6 -9 0 -9 -1 -9 -4 -9 0 2 -11 2 -11 0 -12 -6 -10 2 -14 4 -14 7 -13 -1 -15 2 -13 5 -12 10 -9 5 -13 1 -12 7 -9 4 -11 0 -11 -7 -9 -2 -11 -9 -6 -6 -9 -11 -3 -10 -7 -7 -10 -10 -7 -9 -9 -11 -6 -12 0 -12 -3 -9 -1 -10 1 -8 -6 -9 -4',
  beakDelta: '250 1165 -11 -2 -10 -3 -11 1 -10 -3 -11 -2 -10 -3 -11 -3 -11 0',
  haTienLine: '165 1150 -3 10 -8 8 -6 8 -5 9 -5 9 -4 10 -7 8 -7 8',
  beakSihanouk:
    '165 1150 -7 -6 -5 -8 -7 -6 -5 -8 -7 -9 -6 -9 -9 -8 -4 -11 2 -12 -3 -11 -4 -11 -8 -8 1 -9 -3 -8 -2 -8 -3 -8',
  gulfCoast:
    '120 1220 -4 -9 -6 -7 -9 -3 -7 -7 -7 -5 -8 -5 -10 0 -9 -2 -12 -2 -9 -7 -9 -8 -4 -11 -9 -3 -6 -7 -4 -8 -7 -6',
  gulfEdge: '0 1130 0 -110',
  sihanoukNorth: '0 1020 12 2 12 -1 12 -2 12 -4 12 1 11 -4 12 -3 12 1',
  beakWest: '95 1010 6 -7 3 -9 6 -8 8 -5 9 -7 9 -6 6 -9 8 -9 11 -3 11 -1 11 -5 10 -5 9 -4 9 -1 10 0 9 -1',
  fishhookWest: '230 930 4 -8 0 -9 -3 -9 0 -9 0 -11 0 -12 4 -11 5 -11 10 -10 5 -13 8 -11 8 -11 9 -7 7 -9 4 -11 9 -8',
  cambodiaWest:
    '300 770 -2 -12 -5 -12 -2 -12 -1 -13 1 -8 -1 -8 -1 -15 -3 -15 -1 -15 1 -15 6 -14 2 -15 8 -13 7 -10 6 -10 1 -12 4 -11',
  laosWestSouth:
    '320 560 -3 -11 -7 -8 -10 -6 -6 -10 -8 -10 -8 -10 -1 -13 -7 -12 5 -10 3 -12 1 -12 -2 -11 2 -9 2 -9 6 -8 3 -9',
  laosCentre:
    '560 400 -10 1 -9 -3 -8 5 -10 2 -14 0 -13 -1 -14 1 -11 7 -13 -4 -13 2 -13 1 -12 4 -12 -2 -13 1 -12 -3 -12 1 -11 -5 -12 -3 -13 -2 -12 3 -8 -1 -9 -1 -8 -2 -8 -1',
  laosWest:
    '290 400 -1 -10 -2 -9 -4 -9 -5 -8 -1 -14 -2 -14 -8 -12 -7 -12 -3 -14 -8 -12 -6 -12 -3 -14 -6 -12 -7 -11 -8 -11 -4 -13 -10 -10 -8 -12 -6 -13 -5 -13 -6 -11 -10 -9 1 -13 -6 -12 -2 -12 -6 -10 -1 -12 -1 -12 2 -11 0 -11 -5 -11 0 -11 1 -15 -3 -15',
};

/** The lines around each province; those with a dash are walked backwards. */
export const AREAS: Readonly<Record<string, string>> = {
  'north-vietnam': 'top northCoast dmzEast dmzWest -northLaos',
  'central-laos': 'northLaos aShauLine quangNamLaos laosCentre laosWest',
  'southern-laos': '-laosCentre laosQuangNam laosQuangTin laosBinhDinh laosPleiku laosCambodia laosWestSouth',
  'northeast-cambodia': '-laosCambodia cambodiaPleiku cambodiaInner cambodiaWest',
  'the-fishhook':
    '-cambodiaInner fishhookPleiku fishhookQuangDuc fishhookPhuocLong fishhookTayNinh fishhookBeak fishhookWest',
  'the-parrots-beak': '-fishhookBeak tayNinhBeak plainOfReeds beakDelta beakSihanouk beakWest',
  sihanoukville: '-beakSihanouk haTienLine gulfCoast gulfEdge sihanoukNorth',
  'quang-tri-thua-thien': '-dmzWest -dmzEast hueCoastNorth hueCoastSouth haiVanLine -aShauLine',
  'quang-nam': '-haiVanLine daNangCoast thuBon -laosQuangNam -quangNamLaos',
  'quang-tin-quang-ngai': '-thuBon quangTinCoast saHuynhLine -laosQuangTin',
  'binh-dinh': '-saHuynhLine binhDinhCoast highwayNineteen highwayFourteenNorth -laosBinhDinh',
  'pleiku-darlac':
    '-laosPleiku -highwayFourteenNorth highwayFourteen highwayFourteenSouth -pleikuQuangDuc -fishhookPleiku -cambodiaPleiku',
  'phu-bon-phu-yen': '-highwayNineteen phuYenCoast vungRoLine -highwayFourteen',
  'khanh-hoa': '-vungRoLine khanhHoaCoast lamVienRoad -highlandRoad -highwayFourteenSouth',
  'phuoc-long': '-fishhookPhuocLong phuocLongQuangDuc -highwayThirteen',
  'quang-duc-long-khanh': 'pleikuQuangDuc highlandRoad -highwayTwenty -longKhanh -phuocLongQuangDuc -fishhookQuangDuc',
  'binh-tuy-binh-thuan': '-lamVienRoad binhThuanCoast highwayTwenty',
  'tay-ninh': '-fishhookTayNinh highwayThirteen longKhanh -vamCo -tayNinhBeak',
  'kien-phong': 'vamCo mekong bassac -plainOfReeds',
  'kien-hoa-vinh-binh': '-mekong saigonCoast -bassacMouth',
  'ba-xuyen': 'bassacMouth baXuyenCoast -caMauRoad',
  'kien-giang-an-xuyen': '-bassac caMauRoad caMauCoast -haTienLine -beakDelta',
};

/** Lines of communication, from rim to rim of their cities. */
export const ROADS: Readonly<Record<string, string>> = {
  'loc-hue-khe-sanh':
    '682 204 -4 -2 -10 -4 -9 -3 -9 -3 -9 -3 -9 -3 -9 -4 -9 -4 -8 -3 -6 -3 0 0 -15 1 -15 4 -15 5 -15 4 -9 1 -9 1 -9 1 -8 3 -9 2 -9 1 -8 3 -9 2',
  'loc-hue-da-nang': '719 237 3 5 6 10 5 9 6 10 6 9 7 8 10 8 11 7 12 7 11 6 12 6 8 3',
  'loc-da-nang-dak-to':
    '816 344 -5 2 -10 4 -13 5 -13 5 -12 6 -13 6 -14 7 -14 6 -12 10 -13 8 -10 7 -10 8 -11 6 -11 6 0 0 4 9 4 9 5 9 5 8 4 9 6 8 3 9 4 9 0 0 -3 9 -2 9 -3 9 -4 8 -3 9 -4 8 -3 9 -3 9',
  'loc-da-nang-qui-nhon':
    '854 357 4 6 6 10 6 9 6 10 6 10 6 10 6 10 6 11 6 11 6 10 6 11 5 11 5 10 4 10 4 9 4 9 3 9 3 9 3 9 4 10 3 9 4 10 4 11 4 12 4 12 4 11',
  'loc-kontum-dak-to': '731 600 -10 -5 -11 -5 -12 -5 -10 -7 -12 -3 -11 -5',
  'loc-kontum-qui-nhon':
    '960 633 -9 -3 -11 -4 -15 -2 -15 -4 -15 -4 -15 -4 -11 0 -12 0 -11 -2 -11 -1 -12 -1 -12 0 -12 0 -11 2 -7 0',
  'loc-kontum-ban-me-thuot':
    '756 636 0 2 0 9 -1 11 1 11 2 10 2 11 9 13 5 7 3 7 5 15 8 13 0 0 -7 9 -7 8 -7 9 -6 9 -8 8 -7 9 -7 9 -6 9',
  'loc-qui-nhon-cam-ranh':
    '981 666 0 0 -2 17 -3 17 -3 17 -3 17 -3 18 -3 18 -1 10 -2 9 -1 10 -1 11 -2 10 -1 10 -2 10 -2 10 -2 10 -3 11 -3 11 -4 11 -2 7',
  'loc-cam-ranh-da-lat': '906 916 -1 0 -8 -2 -8 -4 -8 -3 -8 -3 -8 -4 -8 1 -8 0 -8 1 -8 2 -8 0 -8 2 -9 0 -8 -1',
  'loc-ban-me-thuot-da-lat': '735 815 11 9 11 11 11 10 12 10 5 13 6 12 3 13 6 12',
  'loc-saigon-cam-ranh':
    '597 1137 12 2 19 -1 9 -2 8 -4 8 -4 9 -5 9 -5 9 -6 10 -5 10 -5 11 -5 12 -4 13 -5 13 -5 13 -5 13 -5 13 -6 12 -7 12 -7 11 -9 11 -8 11 -10 11 -9 10 -9 9 -9 9 -9 8 -9 7 -9 7 -10 6 -9 4 -6',
  'loc-saigon-da-lat':
    '594 1112 6 -3 13 -6 13 -8 11 -9 13 -8 12 -9 12 -9 11 -10 9 -11 9 -12 11 -11 11 -10 10 -11 10 -12 10 -12 9 -13 9 -13 7 -10 7 -10 6 -10 7 -10',
  'loc-saigon-an-loc-ban-me-thuot':
    '570 1093 0 0 4 -13 8 -12 7 -12 6 -13 5 -13 0 0 -10 -3 -10 -2 -10 -2 -10 -4 -13 -3 -13 -4 -12 -7 -12 -5 -11 -9 -11 -8 -11 -8 -13 -7 -8 -8 -8 -8 -9 -6 -9 -6 0 0 10 -5 9 -6 10 -4 11 -4 13 -5 12 -5 13 -4 12 -7 11 -3 12 -3 11 -4 12 -2 9 -1 8 -2 8 -3 9 -2 0 0 3 -12 3 -13 3 -12 1 -13 0 0 8 0 8 2 9 0 8 1 8 2 8 2 8 0 8 1 8 -3 7 -3 7 -4 8 -2 15 -5 7 -4 8 -2',
  'loc-saigon-can-tho': '532 1155 -6 5 -10 7 -8 9 -8 9 -13 8 -5 6 -7 5 -7 5 -5 6 -14 6 -11 7 -10 9 0 0',
  'loc-can-tho-chau-doc':
    '381 1241 -3 -1 -8 -4 -10 -7 -12 -4 -12 -3 -11 -7 -11 -7 -12 -4 -11 -6 -8 -10 -6 -8 -9 -6 -10 -3 -8 -6',
  'loc-can-tho-bac-lieu': '401 1276 -1 6 -2 10 -2 13 -1 14 -4 13 -3 13 -2 13 -3 12 -3 13 -2 13 -3 9 -3 10 -2 10 0 10',
  'loc-can-tho-long-phu': '427 1263 7 4 9 6 9 6 9 6 9 5 8 7 7 7 6 9 8 7 8 4 5 6 4 8 4 7',
};

/** Where each city stands, and its radius. */
export const CITIES: Readonly<Record<string, string>> = {
  hue: '705 215 26',
  'da-nang': '840 335 26',
  kontum: '755 610 26',
  'qui-nhon': '985 640 26',
  'cam-ranh': '930 925 26',
  'an-loc': '430 940 26',
  saigon: '560 1130 38',
  'can-tho': '405 1250 26',
};

/** Lines that the sea washes. */
export const SHORES: Readonly<Record<string, string>> = {
  all: 'northCoast hueCoastNorth hueCoastSouth daNangCoast quangTinCoast binhDinhCoast phuYenCoast khanhHoaCoast binhThuanCoast saigonCoast baXuyenCoast caMauCoast gulfCoast',
};
