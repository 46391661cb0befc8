/**
 * Full, 1964 to 1972: five cards, the coups of Khanh and the Young Turks in a row, Vietnamization and two cards more, worked out
 * by hand from the rules and the published set-up. It begins with ARVN 30, NVA 10, VC 5, aid 15, patronage 15, econ 15, Trail 1;
 * the US at 38, ARVN 35, NVA 4, VC 27; Duong Van Minh leads, and adds 5 to aid for each Train of ARVN.
 */
import { event, limited, operation, PASS, type Session } from './session.ts';

export const FULL_SESSION: Session = {
  scenario: 'full',
  deck: [1, 116, 31, 118, 55, 125, 126, 66, 101, 83, 2, 3, 128],
  turns: [
    {
      says: 'Gulf of Tonkin, US: the event. A strike with a two at the Trail; then six pieces to cities, two bases among them',
      by: 'US',
      choices: [
        event(1, 'unshaded'),
        ...['yes', 'TRAIL'],
        ...['us-bases in OUT_OF_PLAY', 'da-nang', 'us-bases in OUT_OF_PLAY', 'hue', 'da-nang', 'da-nang'],
        ...['kontum', 'kontum'],
      ],
      dice: [2],
      figures: 'ARVN 30 NVA 10 VC 5 · aid 15 patronage 15 econ 15 trail 0 · US 38 ARVN 35 NVA 4 VC 27 · casualties 0',
      spaces: {
        'da-nang': ['COIN', { 'us-troops': 4, 'us-bases': 1, 'arvn-police': 1 }],
        hue: ['COIN', { 'us-bases': 1, 'arvn-troops': 2, 'arvn-police': 2 }],
        kontum: ['COIN', { 'us-troops': 4, 'arvn-police': 1 }],
      },
    },
    {
      says: 'NVA: Rally bases in Southern Laos and Parrot’s Beak (1 each), the Trail (2); Infiltrate three troops and two, by Trail 1 and bases',
      by: 'NVA',
      choices: [
        operation('rally'),
        ...['southern-laos', 'base', 'the-parrots-beak', 'base', 'done', 'yes'],
        ...['infiltrate', 'southern-laos', 3, 'done', 'central-laos', 2, 'done'],
      ],
      figures: 'ARVN 30 NVA 6 VC 5 · aid 15 patronage 15 econ 15 trail 1 · US 38 ARVN 35 NVA 6 VC 27 · casualties 0',
      spaces: {
        'southern-laos': ['NVA', { 'nva-troops': 3, 'nva-guerrillas': 1, 'nva-bases': 2 }],
        'central-laos': ['NVA', { 'nva-troops': 2, 'nva-guerrillas': 3, 'nva-bases': 1 }],
        'the-parrots-beak': ['NVA', { 'nva-guerrillas': 1, 'nva-bases': 2 }],
      },
      eligible: 'ARVN VC',
    },
    {
      says: 'Cadres, VC: the event, a Rally may agitate from now on',
      by: 'VC',
      choices: [event(116, 'shaded')],
      figures: 'ARVN 30 NVA 6 VC 5 · aid 15 patronage 15 econ 15 trail 1 · US 38 ARVN 35 NVA 6 VC 27 · casualties 0',
    },
    {
      says: 'ARVN: Train two rangers in Kontum, three cubes in Hue, a base for three police there (6 in all: a space costs 3 once); Govern Cam Ranh for aid, Can Tho for patronage; Minh adds 5',
      by: 'ARVN',
      choices: [
        operation('train'),
        ...['kontum', 'arvn-rangers', 2, 'hue', 'cubes', 2, 1],
        ...['govern', 'cam-ranh', 'AID', 'can-tho', 'PATRONAGE', 'done'],
        ...['build', 'arvn-police in hue', 'arvn-police in hue', 'arvn-police in hue'],
      ],
      figures: 'ARVN 24 NVA 6 VC 5 · aid 22 patronage 16 econ 15 trail 1 · US 37 ARVN 36 NVA 6 VC 27 · casualties 0',
      spaces: {
        kontum: ['COIN', { 'us-troops': 4, 'arvn-police': 1, 'arvn-rangers': 2 }],
        hue: ['COIN', { 'us-bases': 1, 'arvn-troops': 4, 'arvn-bases': 1 }],
      },
      eligible: 'US NVA',
    },
    {
      says: 'AAA, NVA: passes for 1',
      by: 'NVA',
      choices: [PASS],
      figures: 'ARVN 24 NVA 7 VC 5 · aid 22 patronage 16 econ 15 trail 1 · US 37 ARVN 36 NVA 6 VC 27 · casualties 0',
    },
    {
      says: 'US: Train two irregulars in Pleiku, six police in Saigon (3), pacified by a level (3, 6 people); Advise: irregulars of Quang Tri and Binh Dinh hit two each; aid +6',
      by: 'US',
      choices: [
        operation('train'),
        ...['pleiku-darlac', 'us-irregulars', 2, 'saigon', 'cubes', 0, 6],
        ...['advise', 'quang-tri-thua-thien', 'binh-dinh', 'yes', 'done'],
        ...['pacify', 'saigon'],
      ],
      figures: 'ARVN 18 NVA 7 VC 5 · aid 28 patronage 16 econ 15 trail 1 · US 43 ARVN 41 NVA 6 VC 27 · casualties 0',
      spaces: {
        'quang-tri-thua-thien': ['COIN', { 'us-troops': 1, 'us-irregulars!active': 1, 'vc-bases': 1 }],
        'binh-dinh': ['COIN', { 'us-troops': 1, 'us-irregulars!active': 1, 'vc-bases': 1 }],
        'pleiku-darlac': [
          'COIN',
          { 'us-troops': 1, 'us-bases': 1, 'us-irregulars': 3, 'vc-guerrillas': 2, 'vc-bases': 1 },
        ],
      },
      eligible: 'ARVN NVA VC',
    },
    {
      says: 'Korean War Arms, VC: the event. Bases in Kien Phong and Kien Giang, a guerrilla in Saigon',
      by: 'VC',
      choices: [
        event(118, 'shaded'),
        ...['kien-phong', 'vc-bases in AVAILABLE', 'kien-giang-an-xuyen', 'vc-bases in AVAILABLE'],
        ...['saigon', 'vc-guerrillas in AVAILABLE'],
      ],
      figures: 'ARVN 18 NVA 7 VC 5 · aid 28 patronage 16 econ 15 trail 1 · US 43 ARVN 41 NVA 6 VC 29 · casualties 0',
    },
    {
      says: 'ARVN: Sweep Kien Phong from Saigon and Can Tho (3), four find the guerrilla, control of 2 people; Raid: two rangers from Kontum take the base in Binh Dinh',
      by: 'ARVN',
      choices: [
        operation('sweep'),
        ...['kien-phong', 'arvn-troops in saigon', 2, 'arvn-troops in can-tho', 2, 'done'],
        ...['raid', 'binh-dinh', 2, 'yes', 'done'],
      ],
      figures: 'ARVN 15 NVA 7 VC 5 · aid 28 patronage 16 econ 15 trail 1 · US 43 ARVN 43 NVA 6 VC 28 · casualties 0',
      spaces: {
        'kien-phong': ['COIN', { 'arvn-troops': 4, 'vc-guerrillas!active': 1, 'vc-bases': 1 }],
        'binh-dinh': [
          'COIN',
          { 'us-troops': 1, 'us-irregulars!active': 1, 'arvn-rangers': 1, 'arvn-rangers!active': 1 },
        ],
      },
      eligible: 'US NVA',
    },
    {
      says: 'Trucks, in monsoon, NVA: Rally two in Central Laos (1), the Trail (2)',
      by: 'NVA',
      choices: [operation('rally'), 'central-laos', 'guerrillas', 2, 'done', 'yes', 'done'],
      figures: 'ARVN 15 NVA 4 VC 5 · aid 28 patronage 16 econ 15 trail 2 · US 43 ARVN 43 NVA 6 VC 28 · casualties 0',
    },
    {
      says: 'US: limited Train, the last irregular to Da Nang. Khanh comes; no sabotage; ARVN +28 +15, VC +8 bases, NVA +5 bases +4',
      by: 'US',
      choices: [limited('train'), 'da-nang', 'us-irregulars', 1],
      figures: 'ARVN 58 NVA 13 VC 13 · aid 28 patronage 16 econ 15 trail 2 · US 43 ARVN 43 NVA 6 VC 28 · casualties 0',
    },
    {
      says: 'Support, US: Da Nang and Kontum by two levels each (1 person each)',
      by: 'US',
      choices: ['da-nang', 'on', 'kontum', 'on'],
      figures: 'ARVN 46 NVA 13 VC 13 · aid 28 patronage 16 econ 15 trail 2 · US 47 ARVN 43 NVA 6 VC 28 · casualties 0',
    },
    {
      says: 'Support, ARVN: Qui Nhon and An Loc by one level each (1 person each). The VC have nothing to agitate',
      by: 'ARVN',
      choices: ['qui-nhon', 'an-loc'],
      figures: 'ARVN 40 NVA 13 VC 13 · aid 28 patronage 16 econ 15 trail 2 · US 49 ARVN 43 NVA 6 VC 28 · casualties 0',
    },
    {
      says: 'Redeploy, ARVN: the four of Kien Phong to Can Tho; three police there instead',
      by: 'ARVN',
      choices: ['can-tho', 4, 'done', 'arvn-police in saigon', 'kien-phong', 3, 'done'],
      figures: 'ARVN 40 NVA 13 VC 13 · aid 28 patronage 16 econ 15 trail 2 · US 49 ARVN 43 NVA 6 VC 28 · casualties 0',
      spaces: {
        'kien-phong': ['COIN', { 'arvn-police': 3, 'vc-guerrillas!active': 1, 'vc-bases': 1 }],
        'can-tho': ['COIN', { 'arvn-troops': 4, 'arvn-police': 2 }],
      },
    },
    {
      says: 'Redeploy, NVA: all stay',
      by: 'NVA',
      choices: ['done'],
      figures: 'ARVN 40 NVA 13 VC 13 · aid 28 patronage 16 econ 15 trail 2 · US 49 ARVN 43 NVA 6 VC 28 · casualties 0',
    },
    {
      says: 'Commitment, US: three troops to Quang Tri. Reset: all hide. The Young Turks come right after: a leader, no round',
      by: 'US',
      choices: ['us-troops in AVAILABLE', 'quang-tri-thua-thien', 3, 'done'],
      figures: 'ARVN 40 NVA 13 VC 13 · aid 28 patronage 16 econ 15 trail 2 · US 46 ARVN 43 NVA 6 VC 28 · casualties 0',
      spaces: {
        'quang-tri-thua-thien': ['COIN', { 'us-troops': 4, 'us-irregulars': 1, 'vc-bases': 1 }],
        'kien-phong': ['COIN', { 'arvn-police': 3, 'vc-guerrillas': 1, 'vc-bases': 1 }],
      },
      eligible: 'US ARVN NVA VC',
    },
    {
      says: 'Ambassador Taylor, US at 46 with two cards in the box: Linebacker II',
      by: 'US',
      choices: ['yes'],
      figures: 'ARVN 40 NVA 13 VC 13 · aid 28 patronage 16 econ 15 trail 2 · US 46 ARVN 43 NVA 6 VC 28 · casualties 0',
    },
    {
      says: 'ARVN, with 16 US troops on the map, trumps it: Vietnamization. Resources and aid +12, all come back into play, four cubes placed',
      by: 'ARVN',
      choices: [
        'yes',
        ...['arvn-troops in AVAILABLE', 'quang-nam', 'arvn-troops in AVAILABLE', 'quang-nam'],
        ...['arvn-police in AVAILABLE', 'hue', 'arvn-police in AVAILABLE', 'hue'],
      ],
      figures: 'ARVN 52 NVA 13 VC 13 · aid 40 patronage 16 econ 15 trail 2 · US 46 ARVN 43 NVA 6 VC 28 · casualties 0',
      spaces: {
        'quang-nam': ['COIN', { 'arvn-troops': 2, 'arvn-police': 1, 'arvn-rangers': 1 }],
        hue: ['COIN', { 'us-bases': 1, 'arvn-troops': 4, 'arvn-police': 2, 'arvn-bases': 1 }],
      },
    },
    {
      says: 'US, next in the order of Vietnamization: Assault in Quang Tri (four in the highland hit two), the base goes; Air Strike, a three: the Trail',
      by: 'US',
      choices: [operation('assault'), 'quang-tri-thua-thien', 'air-strike', 'TRAIL'],
      dice: [3],
      figures: 'ARVN 52 NVA 13 VC 13 · aid 40 patronage 16 econ 15 trail 1 · US 46 ARVN 43 NVA 6 VC 27 · casualties 0',
      spaces: { 'quang-tri-thua-thien': ['COIN', { 'us-troops': 4, 'us-irregulars': 1 }] },
      eligible: 'NVA VC',
    },
    {
      says: 'Booby Traps, VC: March onto two lines at no cost; Tax both (1 each) and Kien Giang (4), where opposition falls by a level (2 people)',
      by: 'VC',
      choices: [
        operation('march'),
        ...['loc-da-nang-qui-nhon', 1, 'loc-saigon-cam-ranh', 'binh-tuy-binh-thuan', 1, 'done'],
        ...['tax', 'loc-da-nang-qui-nhon', 'loc-saigon-cam-ranh', 'kien-giang-an-xuyen', 'done', 'done'],
      ],
      figures: 'ARVN 52 NVA 13 VC 19 · aid 40 patronage 16 econ 15 trail 1 · US 46 ARVN 43 NVA 6 VC 25 · casualties 0',
      spaces: { 'loc-da-nang-qui-nhon': [null, { 'vc-guerrillas!active': 1 }] },
    },
    {
      says: 'NVA: limited March (1), three troops and a guerrilla from Southern Laos to Pleiku, which nobody controls now (1 person)',
      by: 'NVA',
      choices: [limited('march'), 'pleiku-darlac', 1, 3],
      figures: 'ARVN 52 NVA 12 VC 19 · aid 40 patronage 16 econ 15 trail 1 · US 46 ARVN 42 NVA 6 VC 25 · casualties 0',
      spaces: {
        'pleiku-darlac': [
          null,
          {
            'us-troops': 1,
            'us-bases': 1,
            'us-irregulars': 3,
            'nva-troops': 3,
            'nva-guerrillas': 1,
            'vc-guerrillas': 2,
            'vc-bases': 1,
          },
        ],
      },
      eligible: 'US ARVN',
    },
    {
      says: 'Election, US: keeps Linebacker II, which had gone back to it',
      by: 'US',
      choices: ['no'],
      figures: 'ARVN 52 NVA 12 VC 19 · aid 40 patronage 16 econ 15 trail 1 · US 46 ARVN 42 NVA 6 VC 25 · casualties 0',
    },
    {
      says: 'ARVN: Patrol two police onto the line (3), they take the guerrilla; Govern An Loc for patronage, Qui Nhon for aid; Young Turks add 2',
      by: 'ARVN',
      choices: [
        operation('patrol'),
        ...['loc-da-nang-qui-nhon', 'arvn-police in qui-nhon', 2, 'done', 'done', 'loc-da-nang-qui-nhon'],
        ...['govern', 'an-loc', 'PATRONAGE', 'qui-nhon', 'AID'],
      ],
      figures: 'ARVN 49 NVA 12 VC 19 · aid 42 patronage 19 econ 15 trail 1 · US 45 ARVN 45 NVA 6 VC 25 · casualties 0',
      spaces: {
        'loc-da-nang-qui-nhon': [null, { 'arvn-police': 2 }],
        'qui-nhon': ['COIN', { 'arvn-troops': 2 }],
      },
    },
    {
      says: 'US: passes for 3',
      by: 'US',
      choices: [PASS],
      figures: 'ARVN 52 NVA 12 VC 19 · aid 42 patronage 19 econ 15 trail 1 · US 45 ARVN 45 NVA 6 VC 25 · casualties 0',
      eligible: 'US NVA VC',
    },
  ],
};
