/**
 * Medium, 1968 to 1972: six cards, the coup of Nguyen Van Thieu, Linebacker II and a card more, worked out by hand from the
 * rules and the published set-up. It begins with ARVN 30, NVA 20, VC 15, aid 30, patronage 15, econ 15, Trail 3; the US at 37,
 * ARVN 44, NVA 8, VC 23; Nguyen Cao Ky leads. With 23 guerrillas in the South the VC could begin the Tet Offensive at once.
 */
import { event, limited, operation, PASS, type Session } from './session.ts';

export const MEDIUM_SESSION: Session = {
  scenario: 'medium',
  deck: [27, 32, 91, 47, 22, 49, 128, 4, 85, 5, 129],
  turns: [
    {
      says: 'Phoenix Program, VC: not yet Tet',
      by: 'VC',
      choices: ['no'],
      figures: 'ARVN 30 NVA 20 VC 15 · aid 30 patronage 15 econ 15 trail 3 · US 37 ARVN 44 NVA 8 VC 23 · casualties 0',
    },
    {
      says: 'US: the event. A guerrilla and the base of Saigon go, and the guerrilla of Kien Giang',
      by: 'US',
      choices: [
        event(27, 'unshaded'),
        ...['vc-guerrillas in saigon', 'vc-bases in saigon', 'vc-guerrillas in kien-giang-an-xuyen'],
      ],
      figures: 'ARVN 30 NVA 20 VC 15 · aid 30 patronage 15 econ 15 trail 3 · US 37 ARVN 44 NVA 8 VC 22 · casualties 0',
      spaces: {
        saigon: ['COIN', { 'us-troops': 2, 'us-bases': 1, 'arvn-troops': 1, 'arvn-police': 4, 'arvn-rangers': 1 }],
        'kien-giang-an-xuyen': ['COIN', { 'arvn-troops': 2, 'arvn-rangers': 1, 'arvn-bases': 1 }],
      },
    },
    {
      says: 'VC: Terror in Binh Dinh (2 people), Pleiku and Phu Bon (1 each), for 3; Subvert: a policeman comes over, another goes, patronage -1',
      by: 'VC',
      choices: [
        operation('terror'),
        ...['binh-dinh', 'pleiku-darlac', 'phu-bon-phu-yen'],
        ...['subvert', 'kien-phong', 'replace', 'kien-hoa-vinh-binh', 'remove', 'done'],
      ],
      figures: 'ARVN 30 NVA 20 VC 12 · aid 30 patronage 14 econ 15 trail 3 · US 33 ARVN 43 NVA 8 VC 22 · casualties 0',
      spaces: {
        'kien-phong': [null, { 'vc-guerrillas': 2 }],
        'kien-hoa-vinh-binh': [null, { 'vc-guerrillas': 1 }],
        'phu-bon-phu-yen': [
          'COIN',
          { 'us-troops': 3, 'arvn-troops': 2, 'arvn-police': 2, 'vc-guerrillas': 1, 'vc-guerrillas!active': 1 },
        ],
      },
      eligible: 'ARVN NVA',
    },
    {
      says: 'Long Range Guns, NVA: the event, Bombard in three spaces from now on',
      by: 'NVA',
      choices: [event(32, 'shaded')],
      figures: 'ARVN 30 NVA 20 VC 12 · aid 30 patronage 14 econ 15 trail 3 · US 33 ARVN 43 NVA 8 VC 22 · casualties 0',
    },
    {
      says: 'ARVN: Assault in Phu Bon (two troops hit one), then Raid in Tay Ninh: the ranger comes out, two NVA guerrillas go',
      by: 'ARVN',
      choices: [
        operation('assault'),
        ...['phu-bon-phu-yen', 'raid', 'tay-ninh', 'done'],
        ...['nva-guerrillas in tay-ninh', 'nva-guerrillas in tay-ninh', 'done'],
      ],
      figures: 'ARVN 27 NVA 20 VC 12 · aid 30 patronage 14 econ 15 trail 3 · US 33 ARVN 43 NVA 8 VC 22 · casualties 0',
      spaces: {
        'phu-bon-phu-yen': ['COIN', { 'us-troops': 3, 'arvn-troops': 2, 'arvn-police': 2, 'vc-guerrillas': 1 }],
        'tay-ninh': [
          'COIN',
          {
            'us-troops': 3,
            'us-bases': 1,
            'arvn-troops': 2,
            'arvn-rangers!active': 1,
            'vc-guerrillas': 3,
            'vc-bases-tunneled': 1,
          },
        ],
      },
      eligible: 'US VC',
    },
    {
      says: 'Bob Hope, VC: not yet Tet (21 guerrillas); Rally, the two of Kien Phong become a base, and two come to Quang Nam (a base and 1 person)',
      by: 'VC',
      choices: ['no', operation('rally'), 'kien-phong', 'base', 'quang-nam', 'guerrillas', 2, 'done'],
      figures: 'ARVN 27 NVA 20 VC 10 · aid 30 patronage 14 econ 15 trail 3 · US 33 ARVN 43 NVA 8 VC 23 · casualties 0',
      spaces: {
        'kien-phong': [null, { 'vc-bases': 1 }],
        'quang-nam': [null, { 'vc-guerrillas': 4, 'vc-bases': 1 }],
      },
    },
    {
      says: 'US, after an operation alone: limited Sweep in Khanh Hoa, nobody moves, both guerrillas come out',
      by: 'US',
      choices: [limited('sweep'), 'khanh-hoa', 'done'],
      figures: 'ARVN 27 NVA 20 VC 10 · aid 30 patronage 14 econ 15 trail 3 · US 33 ARVN 43 NVA 8 VC 23 · casualties 0',
      spaces: {
        'khanh-hoa': [
          'COIN',
          { 'us-troops': 2, 'us-irregulars': 1, 'arvn-police': 1, 'vc-guerrillas!active': 2, 'vc-bases': 1 },
        ],
      },
      eligible: 'ARVN NVA',
    },
    {
      says: 'Chu Luc, NVA: passes for 1',
      by: 'NVA',
      choices: [PASS],
      figures: 'ARVN 27 NVA 21 VC 10 · aid 30 patronage 14 econ 15 trail 3 · US 33 ARVN 43 NVA 8 VC 23 · casualties 0',
    },
    {
      says: 'ARVN: Train six police in Saigon (3) and nobody in Quang Tin, pacified by a level (4 under Ky, 2 people); Govern Hue for aid, Da Nang for patronage',
      by: 'ARVN',
      choices: [
        operation('train'),
        ...['saigon', 'cubes', 0, 6, 'quang-tin-quang-ngai', 'nothing'],
        ...['govern', 'hue', 'AID', 'da-nang', 'PATRONAGE', 'done', 'pacify'],
      ],
      figures: 'ARVN 20 NVA 21 VC 10 · aid 35 patronage 15 econ 15 trail 3 · US 34 ARVN 44 NVA 8 VC 23 · casualties 0',
      spaces: {
        saigon: ['COIN', { 'us-troops': 2, 'us-bases': 1, 'arvn-troops': 1, 'arvn-police': 10, 'arvn-rangers': 1 }],
      },
      eligible: 'US NVA VC',
    },
    {
      says: 'Da Nang, VC: not yet Tet',
      by: 'VC',
      choices: ['no'],
      figures: 'ARVN 20 NVA 21 VC 10 · aid 35 patronage 15 econ 15 trail 3 · US 34 ARVN 44 NVA 8 VC 23 · casualties 0',
    },
    {
      says: 'US: Air Lift two from Phu Bon and two from Can Tho to Khanh Hoa; six troops in the highland hit three there, two one each in Pleiku and Binh Dinh',
      by: 'US',
      choices: [
        operation('assault'),
        ...['air-lift', 'us-troops in phu-bon-phu-yen', 'khanh-hoa', 2, 'us-troops in can-tho', 'khanh-hoa', 2, 'done'],
        ...['khanh-hoa', 'pleiku-darlac', 'binh-dinh'],
      ],
      figures: 'ARVN 20 NVA 21 VC 10 · aid 35 patronage 15 econ 15 trail 3 · US 34 ARVN 44 NVA 8 VC 22 · casualties 0',
      spaces: {
        'khanh-hoa': ['COIN', { 'us-troops': 6, 'us-irregulars': 1, 'arvn-police': 1 }],
        'pleiku-darlac': [
          'COIN',
          { 'us-troops': 2, 'us-irregulars': 1, 'arvn-police': 1, 'vc-guerrillas': 1, 'vc-bases': 1 },
        ],
        'phu-bon-phu-yen': ['COIN', { 'us-troops': 1, 'arvn-troops': 2, 'arvn-police': 2, 'vc-guerrillas': 1 }],
      },
    },
    {
      says: 'VC: the event. Around Da Nang only Quang Tin still supports the government: neutral (2 people); no Air Strikes until the coup',
      by: 'VC',
      choices: [event(22, 'shaded')],
      figures: 'ARVN 20 NVA 21 VC 10 · aid 35 patronage 15 econ 15 trail 3 · US 30 ARVN 44 NVA 8 VC 22 · casualties 0',
      eligible: 'ARVN NVA',
    },
    {
      says: 'Russian Arms, in monsoon, NVA: Rally four at Parrot’s Beak (1), the Trail (2); Infiltrate Quang Tri, five troops and three guerrillas become troops',
      by: 'NVA',
      choices: [
        operation('rally'),
        ...['the-parrots-beak', 'guerrillas', 4, 'done', 'yes'],
        ...['infiltrate', 'quang-tri-thua-thien', 5, 'nva-guerrillas in quang-tri-thua-thien', 3, 'done'],
      ],
      figures: 'ARVN 20 NVA 18 VC 10 · aid 35 patronage 15 econ 15 trail 4 · US 30 ARVN 42 NVA 8 VC 22 · casualties 0',
      spaces: {
        // Nine against nine: nobody controls it.
        'quang-tri-thua-thien': [
          null,
          { 'us-troops': 4, 'us-bases': 1, 'us-irregulars': 1, 'arvn-troops': 3, 'nva-troops': 8, 'nva-bases': 1 },
        ],
      },
    },
    {
      says: 'ARVN: passes for 3. Thieu comes; no sabotage; ARVN +35 +15, VC +7 bases, NVA +6 bases +8',
      by: 'ARVN',
      choices: [PASS],
      figures: 'ARVN 73 NVA 32 VC 17 · aid 35 patronage 15 econ 15 trail 4 · US 30 ARVN 42 NVA 8 VC 22 · casualties 0',
    },
    {
      says: 'Support, US: it costs 3 again. Quang Tin by two levels (2 people), Hue by one (2 people)',
      by: 'US',
      choices: ['quang-tin-quang-ngai', 'on', 'hue', 'done'],
      figures: 'ARVN 64 NVA 32 VC 17 · aid 35 patronage 15 econ 15 trail 4 · US 36 ARVN 42 NVA 8 VC 22 · casualties 0',
    },
    {
      says: 'Support, ARVN: Can Tho by one level, Binh Tuy by two (1 person each); that is four spaces together',
      by: 'ARVN',
      choices: ['can-tho', 'binh-tuy-binh-thuan', 'on'],
      figures: 'ARVN 55 NVA 32 VC 17 · aid 35 patronage 15 econ 15 trail 4 · US 39 ARVN 42 NVA 8 VC 22 · casualties 0',
    },
    {
      says: 'Support, VC: agitate in Kien Phong, Kien Hoa (2 people each) and Ba Xuyen (1), to active opposition',
      by: 'VC',
      choices: ['kien-phong', 'kien-hoa-vinh-binh', 'ba-xuyen'],
      figures: 'ARVN 55 NVA 32 VC 14 · aid 35 patronage 15 econ 15 trail 4 · US 39 ARVN 42 NVA 8 VC 27 · casualties 0',
    },
    {
      says: 'Redeploy, ARVN: two from Phu Bon to the base in Quang Tri, which is controlled again (2 people); from Quang Duc to Saigon, and police there',
      by: 'ARVN',
      choices: [
        ...['arvn-troops in phu-bon-phu-yen', 'quang-tri-thua-thien', 2, 'saigon', 2, 'done'],
        ...['arvn-police in saigon', 'quang-duc-long-khanh', 2, 'done'],
      ],
      figures: 'ARVN 55 NVA 32 VC 14 · aid 35 patronage 15 econ 15 trail 4 · US 39 ARVN 44 NVA 8 VC 27 · casualties 0',
      spaces: {
        'quang-tri-thua-thien': [
          'COIN',
          { 'us-troops': 4, 'us-bases': 1, 'us-irregulars': 1, 'arvn-troops': 5, 'nva-troops': 8, 'nva-bases': 1 },
        ],
        'quang-duc-long-khanh': ['COIN', { 'arvn-police': 3, 'vc-guerrillas': 1 }],
      },
    },
    {
      says: 'Redeploy, NVA: all stay',
      by: 'NVA',
      choices: ['done'],
      figures: 'ARVN 55 NVA 32 VC 14 · aid 35 patronage 15 econ 15 trail 4 · US 39 ARVN 44 NVA 8 VC 27 · casualties 0',
    },
    {
      says: 'Commitment, US: four troops go home from Khanh Hoa',
      by: 'US',
      choices: ['us-troops in khanh-hoa', 'AVAILABLE', 4, 'done'],
      figures: 'ARVN 55 NVA 32 VC 14 · aid 35 patronage 15 econ 15 trail 4 · US 43 ARVN 44 NVA 8 VC 27 · casualties 0',
    },
    {
      says: 'Commitment, VC: for four pieces two people: Hue, from active to passive support. Reset: the Trail falls to 3',
      by: 'VC',
      choices: ['hue'],
      figures: 'ARVN 55 NVA 32 VC 14 · aid 35 patronage 15 econ 15 trail 3 · US 41 ARVN 44 NVA 8 VC 27 · casualties 0',
      spaces: {
        'khanh-hoa': ['COIN', { 'us-troops': 2, 'us-irregulars': 1, 'arvn-police': 1 }],
        'tay-ninh': [
          'COIN',
          {
            'us-troops': 3,
            'us-bases': 1,
            'arvn-troops': 2,
            'arvn-rangers': 1,
            'vc-guerrillas': 3,
            'vc-bases-tunneled': 1,
          },
        ],
      },
      eligible: 'US ARVN NVA VC',
    },
    {
      says: 'Top Gun, US at 41: Linebacker II in its place. The NVA lose two bases and half of 32, and are ineligible through the next card',
      by: 'US',
      choices: ['yes', 'nva-bases in the-parrots-beak', 'nva-bases in sihanoukville'],
      figures: 'ARVN 55 NVA 16 VC 14 · aid 35 patronage 15 econ 15 trail 3 · US 41 ARVN 44 NVA 6 VC 27 · casualties 0',
    },
    {
      says: 'ARVN, next in the order of Linebacker II: passes for 3',
      by: 'ARVN',
      choices: [PASS],
      figures: 'ARVN 58 NVA 16 VC 14 · aid 35 patronage 15 econ 15 trail 3 · US 41 ARVN 44 NVA 6 VC 27 · casualties 0',
    },
    {
      says: 'VC: March one to the line and one into Da Nang (1), unseen; Ambush from both: a US troop in Hue, one in Da Nang',
      by: 'VC',
      choices: [
        operation('march'),
        ...['loc-hue-da-nang', 1, 'da-nang', 1],
        ...['ambush', 'loc-hue-da-nang', 'us-troops in hue', 'da-nang', 'us-troops in da-nang', 'done'],
      ],
      figures: 'ARVN 58 NVA 16 VC 13 · aid 35 patronage 15 econ 15 trail 3 · US 41 ARVN 44 NVA 6 VC 27 · casualties 2',
      spaces: {
        'loc-hue-da-nang': [null, { 'vc-guerrillas!active': 1 }],
        'da-nang': ['COIN', { 'arvn-police': 2, 'vc-guerrillas!active': 1 }],
        hue: ['COIN', { 'arvn-police': 2 }],
      },
      eligible: 'ARVN',
    },
    {
      says: 'USAID, ARVN alone: the event. Qui Nhon, Cam Ranh and Kontum to active support (1 person each)',
      by: 'ARVN',
      choices: [event(85, 'unshaded'), ['kontum', 'qui-nhon', 'cam-ranh']],
      figures: 'ARVN 58 NVA 16 VC 13 · aid 35 patronage 15 econ 15 trail 3 · US 44 ARVN 44 NVA 6 VC 27 · casualties 2',
      eligible: 'US NVA VC',
    },
  ],
};
