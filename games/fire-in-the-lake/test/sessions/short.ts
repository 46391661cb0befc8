/**
 * Short, 1965 to 1967: eight cards and the coup of Nguyen Cao Ky, worked out by hand from the rules and the published set-up.
 * It begins with ARVN 30, NVA 15, VC 10, aid 15, patronage 18, econ 15, Trail 2; the US at 38, ARVN 41, NVA 10, VC 23.
 */
import { event, limited, operation, PASS, type Session } from './session.ts';

export const SHORT_SESSION: Session = {
  scenario: 'short',
  deck: [107, 68, 56, 8, 112, 64, 43, 105, 127, 4, 5, 128],
  turns: [
    {
      says: 'Burning Bonze, VC: the event. Saigon goes from active to passive support (6 people), aid falls by 12',
      by: 'VC',
      choices: [event(107, 'shaded')],
      figures: 'ARVN 30 NVA 15 VC 10 · aid 3 patronage 18 econ 15 trail 2 · US 32 ARVN 41 NVA 10 VC 23 · casualties 0',
    },
    {
      says: 'NVA: Rally at two bases for three each (Trail 2 and a base), the Trail for 2; then Infiltrate, up to Trail 3 and bases',
      by: 'NVA',
      choices: [
        operation('rally'),
        ...['central-laos', 'guerrillas', 3, 'the-fishhook', 'guerrillas', 3, 'done', 'yes'],
        ...['infiltrate', 'southern-laos', 5, 'done', 'quang-tri-thua-thien', 'build up', 4, 'done'],
      ],
      figures: 'ARVN 30 NVA 11 VC 10 · aid 3 patronage 18 econ 15 trail 3 · US 32 ARVN 41 NVA 10 VC 23 · casualties 0',
      spaces: {
        'central-laos': ['NVA', { 'nva-guerrillas': 5, 'nva-bases': 1 }],
        'the-fishhook': ['NVA', { 'nva-guerrillas': 5, 'nva-bases': 1 }],
        'southern-laos': ['NVA', { 'nva-troops': 11, 'nva-guerrillas': 1, 'nva-bases': 2 }],
      },
      eligible: 'US ARVN',
    },
    {
      says: 'Green Berets, ARVN: Train six in Hue and pacify it twice (3 + 6); Govern Cam Ranh for aid, An Loc for patronage, and Young Turks add 2',
      by: 'ARVN',
      choices: [
        operation('train'),
        ...['hue', 'cubes', 4, 2, 'govern', 'cam-ranh', 'AID', 'an-loc', 'PATRONAGE', 'done', 'pacify', 'on'],
      ],
      figures: 'ARVN 21 NVA 11 VC 10 · aid 5 patronage 21 econ 15 trail 3 · US 35 ARVN 44 NVA 10 VC 23 · casualties 0',
      spaces: { hue: ['COIN', { 'arvn-troops': 4, 'arvn-police': 4 }] },
    },
    {
      says: 'US, after an operation with a special activity: the event. Three irregulars in Quang Tin, active support (2 people)',
      by: 'US',
      choices: [event(68, 'unshaded'), 'quang-tin-quang-ngai', 'us-irregulars'],
      figures: 'ARVN 21 NVA 11 VC 10 · aid 5 patronage 21 econ 15 trail 3 · US 39 ARVN 44 NVA 10 VC 23 · casualties 0',
      spaces: { 'quang-tin-quang-ngai': ['COIN', { 'us-troops': 2, 'us-irregulars': 3, 'arvn-police': 1 }] },
      eligible: 'NVA VC',
    },
    {
      says: 'Vo Nguyen Giap, NVA: Bombard Quang Tri and Binh Dinh; then Attack in Quang Tri, four troops take a troop and the base',
      by: 'NVA',
      choices: [
        operation('attack'),
        ...['bombard', 'quang-tri-thua-thien', 'binh-dinh', 'us-troops in binh-dinh'],
        'troops',
      ],
      figures: 'ARVN 21 NVA 10 VC 10 · aid 5 patronage 21 econ 15 trail 3 · US 39 ARVN 44 NVA 10 VC 23 · casualties 1',
      spaces: { 'quang-tri-thua-thien': ['NVA', { 'nva-troops': 4, 'nva-guerrillas': 4, 'nva-bases': 1 }] },
    },
    {
      says: 'VC: limited Terror in Binh Tuy, from passive support to neutral (1 person)',
      by: 'VC',
      choices: [limited('terror'), 'binh-tuy-binh-thuan'],
      figures: 'ARVN 21 NVA 10 VC 9 · aid 5 patronage 21 econ 15 trail 3 · US 38 ARVN 44 NVA 10 VC 23 · casualties 1',
      eligible: 'US ARVN',
    },
    {
      says: 'Arc Light, US: the event, a capability for the rest of the war',
      by: 'US',
      choices: [event(8, 'unshaded')],
      figures: 'ARVN 21 NVA 10 VC 9 · aid 5 patronage 21 econ 15 trail 3 · US 38 ARVN 44 NVA 10 VC 23 · casualties 1',
    },
    {
      says: 'ARVN: Sweep Kien Phong with five troops, then Raid: two rangers come, one comes out, both guerrillas go; control of 2 people',
      by: 'ARVN',
      choices: [
        operation('sweep'),
        ...['kien-phong', 'arvn-troops in saigon', 2, 'arvn-troops in can-tho', 3, 'done', 'done'],
        ...['raid', 'kien-phong', 'arvn-rangers in can-tho', 'arvn-rangers in saigon', 'yes', 'done'],
      ],
      figures: 'ARVN 18 NVA 10 VC 9 · aid 5 patronage 21 econ 15 trail 3 · US 38 ARVN 46 NVA 10 VC 23 · casualties 1',
      spaces: {
        'kien-phong': ['COIN', { 'arvn-troops': 5, 'arvn-rangers': 1, 'arvn-rangers!active': 1 }],
        saigon: ['COIN', { 'us-troops': 3, 'us-bases': 1, 'arvn-troops': 2, 'arvn-police': 2 }],
      },
      eligible: 'NVA VC',
    },
    {
      says: 'Colonel Chau, VC: Rally a base in Kien Giang, 3 in Tay Ninh, 2 in Quang Duc; then Tax Tay Ninh for 4, less opposition there (2 people)',
      by: 'VC',
      choices: [
        operation('rally'),
        ...['kien-giang-an-xuyen', 'base', 'tay-ninh', 'guerrillas', 3, 'quang-duc-long-khanh', 'guerrillas', 2],
        ...['tax', 'tay-ninh', 'done', 'done'],
      ],
      figures: 'ARVN 18 NVA 10 VC 10 · aid 5 patronage 21 econ 15 trail 3 · US 38 ARVN 46 NVA 10 VC 22 · casualties 1',
      spaces: {
        'kien-giang-an-xuyen': [null, { 'vc-bases': 1 }],
        'tay-ninh': [
          null,
          { 'nva-guerrillas': 1, 'vc-guerrillas': 4, 'vc-guerrillas!active': 1, 'vc-bases-tunneled': 1 },
        ],
      },
    },
    {
      says: 'NVA: the event. Quang Tin, Binh Dinh and Kien Hoa turn from the government, and a VC guerrilla comes to each',
      by: 'NVA',
      choices: [event(112, 'shaded'), 'quang-tin-quang-ngai', 'binh-dinh', 'kien-hoa-vinh-binh'],
      figures: 'ARVN 18 NVA 10 VC 10 · aid 5 patronage 21 econ 15 trail 3 · US 34 ARVN 46 NVA 10 VC 24 · casualties 1',
      spaces: { 'kien-hoa-vinh-binh': ['COIN', { 'arvn-police': 2, 'vc-guerrillas': 1 }] },
      eligible: 'US ARVN',
    },
    {
      says: 'Honolulu Conference, ARVN: passes for 3',
      by: 'ARVN',
      choices: [PASS],
      figures: 'ARVN 21 NVA 10 VC 10 · aid 5 patronage 21 econ 15 trail 3 · US 34 ARVN 46 NVA 10 VC 24 · casualties 1',
    },
    {
      says: 'US: Sweep Binh Tuy (jungle: four find two), then Air Strike, a five: two guerrillas, the base, the Trail; control of 1, opposition of 1',
      by: 'US',
      choices: [
        operation('sweep'),
        ...['binh-tuy-binh-thuan', 'us-troops in saigon', 2, 'done', 'done'],
        ...['air-strike', 'TRAIL', 'binh-tuy-binh-thuan'],
        ...['vc-guerrillas!active in binh-tuy-binh-thuan', 'vc-bases in binh-tuy-binh-thuan'],
      ],
      dice: [5],
      figures: 'ARVN 21 NVA 10 VC 10 · aid 5 patronage 21 econ 15 trail 2 · US 34 ARVN 47 NVA 10 VC 24 · casualties 1',
      spaces: { 'binh-tuy-binh-thuan': ['COIN', { 'us-troops': 4, 'arvn-police': 1 }] },
      eligible: 'ARVN NVA VC',
    },
    {
      says: 'Economic Aid, NVA: the event. The Trail +1, and 10 resources',
      by: 'NVA',
      choices: [event(43, 'shaded'), 'RES_NVA'],
      figures: 'ARVN 21 NVA 20 VC 10 · aid 5 patronage 21 econ 15 trail 3 · US 34 ARVN 47 NVA 10 VC 24 · casualties 1',
    },
    {
      says: 'ARVN: Patrol out of Hue for 3, then Transport the last troop over the line to Quang Nam; the ranger hides again',
      by: 'ARVN',
      choices: [
        operation('patrol'),
        ...['loc-hue-da-nang', 'arvn-troops in hue', 2, 'done', 'loc-hue-khe-sanh', 'arvn-troops in hue', 1, 'done'],
        ...['transport', 'hue', 'quang-nam', 'done'],
      ],
      figures: 'ARVN 18 NVA 20 VC 10 · aid 5 patronage 21 econ 15 trail 3 · US 34 ARVN 47 NVA 10 VC 24 · casualties 1',
      spaces: {
        hue: ['COIN', { 'arvn-police': 4 }],
        'quang-nam': ['COIN', { 'arvn-troops': 1, 'arvn-police': 1, 'arvn-rangers': 1 }],
        'kien-phong': ['COIN', { 'arvn-troops': 5, 'arvn-rangers': 2 }],
      },
      eligible: 'US VC',
    },
    {
      says: 'Rural Pressure, in monsoon, VC: Terror in Kien Hoa (to active opposition) and Binh Dinh (to passive), 2 people each',
      by: 'VC',
      choices: [operation('terror'), 'kien-hoa-vinh-binh', 'binh-dinh', 'done'],
      figures: 'ARVN 18 NVA 20 VC 8 · aid 5 patronage 21 econ 15 trail 3 · US 34 ARVN 47 NVA 10 VC 28 · casualties 1',
    },
    {
      says: 'US: limited Train in Saigon, to turn 3 patronage into resources. Ky comes; sabotage nowhere; ARVN +5 +15, VC +5 bases, NVA +5 +6, aid -3',
      by: 'US',
      choices: [limited('train'), 'saigon', 'nothing', 'transfer', 3],
      figures: 'ARVN 41 NVA 31 VC 13 · aid 2 patronage 18 econ 15 trail 3 · US 34 ARVN 44 NVA 10 VC 28 · casualties 1',
    },
    {
      says: 'Support, US: Ky makes it 4 a step. Binh Dinh: the terror, then to neutral',
      by: 'US',
      choices: ['binh-dinh', 'on', 'done', 'done'],
      figures: 'ARVN 33 NVA 31 VC 13 · aid 2 patronage 18 econ 15 trail 3 · US 34 ARVN 44 NVA 10 VC 26 · casualties 1',
    },
    {
      says: 'Support, ARVN: Quang Nam by two levels (1 person), Saigon by one (6 people)',
      by: 'ARVN',
      choices: ['quang-nam', 'on', 'saigon', 'done'],
      figures: 'ARVN 21 NVA 31 VC 13 · aid 2 patronage 18 econ 15 trail 3 · US 42 ARVN 44 NVA 10 VC 26 · casualties 1',
    },
    {
      says: 'Support, VC: agitate in Tay Ninh by one level (2 people), in Pleiku by two (1 person)',
      by: 'VC',
      choices: ['tay-ninh', 'pleiku-darlac', 'on'],
      figures: 'ARVN 21 NVA 31 VC 10 · aid 2 patronage 18 econ 15 trail 3 · US 42 ARVN 44 NVA 10 VC 30 · casualties 1',
    },
    {
      says: 'Redeploy, ARVN: troops off the lines, out of Kien Phong and Quang Nam; a policeman to Kien Phong',
      by: 'ARVN',
      choices: [
        ...['arvn-troops in loc-hue-da-nang', 'hue', 2, 'arvn-troops in loc-hue-khe-sanh', 'hue'],
        ...['arvn-troops in kien-phong', 'saigon', 5, 'da-nang', 'done'],
        ...['arvn-police in can-tho', 'kien-phong', 1, 'done'],
      ],
      figures: 'ARVN 21 NVA 31 VC 10 · aid 2 patronage 18 econ 15 trail 3 · US 42 ARVN 44 NVA 10 VC 30 · casualties 1',
      spaces: {
        hue: ['COIN', { 'arvn-troops': 3, 'arvn-police': 4 }],
        'kien-phong': ['COIN', { 'arvn-police': 1, 'arvn-rangers': 2 }],
        'quang-nam': ['COIN', { 'arvn-police': 1, 'arvn-rangers': 1 }],
      },
    },
    {
      says: 'Redeploy, NVA: six troops from the North to Central Laos',
      by: 'NVA',
      choices: ['nva-troops in north-vietnam', 'central-laos', 6, 'done'],
      figures: 'ARVN 21 NVA 31 VC 10 · aid 2 patronage 18 econ 15 trail 3 · US 42 ARVN 44 NVA 10 VC 30 · casualties 1',
    },
    {
      says: 'Commitment, US: the lost troop comes back to Saigon (a third of one is none), three more go to Binh Dinh. Reset: markers off, all hide',
      by: 'US',
      choices: ['saigon', 'us-troops in AVAILABLE', 'binh-dinh', 3, 'done'],
      figures: 'ARVN 21 NVA 31 VC 10 · aid 2 patronage 18 econ 15 trail 3 · US 39 ARVN 44 NVA 10 VC 30 · casualties 0',
      spaces: {
        saigon: ['COIN', { 'us-troops': 2, 'us-bases': 1, 'arvn-troops': 7, 'arvn-police': 2 }],
        'kien-hoa-vinh-binh': ['COIN', { 'arvn-police': 2, 'vc-guerrillas': 1 }],
      },
      eligible: 'US ARVN NVA VC',
    },
  ],
};
