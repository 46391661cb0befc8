/** Lasting rules of the NVA and VC, and those that strike at all special activities. */
import { adjusted, flipped, moved, rolled, shifted, terrorIn } from '../operate.ts';
import { events, type LastingRow, offer, phase, type Table } from './row.ts';

const in_ = (space: string, pieces: object, more: object = {}) => ({ spaces: { [space]: { pieces, ...more } } });
const off = (piece: string, space: string, n = 1) => moved(n, piece, space, 'AVAILABLE');
const line = 'loc-hue-da-nang';
const shown = (n: number, space: string) => flipped(n, 'vc-guerrillas', 'vc-guerrillas!active', space);
const guns = { 'us-troops': 3 };
const gunned = {
  spaces: {
    'quang-nam': { pieces: { 'nva-troops': 3 } },
    'da-nang': { pieces: guns },
    'quang-tin-quang-ngai': { pieces: guns },
    'quang-tri-thua-thien': { pieces: guns },
  },
};
const bombards = (...where: string[]) =>
  offer('NVA', 'terror', { given: gunned, choices: ['bombard', ...where] }, [
    'done',
    'quang-tri-thua-thien',
    'quang-tin-quang-ngai',
  ]);
const camps = {
  spaces: { 'central-laos': { pieces: { 'nva-bases': 1 } }, 'southern-laos': { pieces: { 'nva-bases': 1 } } },
};
const poor = { tracks: { TRAIL: 1, RES_NVA: 10 } };
const taxed = { spaces: { hue: { pieces: { 'vc-guerrillas': 1 } }, saigon: { pieces: { 'vc-guerrillas': 1 } } } };

export const INSURGENT: readonly LastingRow[] = [
  {
    rule: '7:unshaded',
    words: 'each change of the Trail costs the NVA 6',
    see: events('NVA', 'rally', { given: poor, choices: ['done'] }),
    with: [adjusted('RES_NVA', -2), adjusted('TRAIL', 1), adjusted('RES_NVA', -6)],
    without: [adjusted('RES_NVA', -2), adjusted('TRAIL', 1)],
  },
  {
    rule: '17:unshaded',
    words: 'a group that is seen marching loses a guerrilla',
    see: events('VC', 'march', { given: in_('hue', { 'vc-guerrillas': 4 }), choices: [line, 4] }),
    with: [moved(4, 'vc-guerrillas', 'hue', line), shown(4, line), off('vc-guerrillas!active', line)],
    without: [moved(4, 'vc-guerrillas', 'hue', line), shown(4, line)],
  },
  {
    rule: '17:unshaded',
    words: 'no Ambush',
    see: (table: Table) =>
      offer(
        'VC',
        'attack',
        {
          given: in_('hue', { 'vc-guerrillas': 1, 'us-troops': 1 }),
          choices: ['hue'],
          chanceOfRule: { attack: [6] }, // there is no other way, so it is taken at once
        },
        ['guerrillas', 'ambush'],
      )(table),
    with: [],
    without: ['guerrillas', 'ambush'],
  },
  {
    rule: '31:unshaded',
    words: 'a Rally that improves the Trail has one space at most',
    see: events('NVA', 'rally', { given: poor, choices: ['hue', 'saigon', 'done'], extraWithout: ['yes'] }),
    with: [
      adjusted('RES_NVA', -1),
      moved(1, 'nva-guerrillas', 'AVAILABLE', 'hue'),
      adjusted('RES_NVA', -1),
      moved(1, 'nva-guerrillas', 'AVAILABLE', 'saigon'),
    ],
    without: [
      adjusted('RES_NVA', -1),
      moved(1, 'nva-guerrillas', 'AVAILABLE', 'hue'),
      adjusted('RES_NVA', -1),
      moved(1, 'nva-guerrillas', 'AVAILABLE', 'saigon'),
      adjusted('RES_NVA', -2),
      adjusted('TRAIL', 1),
    ],
  },
  {
    rule: '32:unshaded',
    words: 'Bombard has one space at most',
    see: bombards('da-nang'),
    with: [],
    without: ['done', 'quang-tri-thua-thien', 'quang-tin-quang-ngai'],
  },
  {
    rule: '32:shaded',
    words: 'Bombard has up to three spaces',
    see: bombards('da-nang', 'quang-tin-quang-ngai'),
    with: ['done', 'quang-tri-thua-thien'],
    without: [],
  },
  {
    rule: '33:unshaded',
    words: 'each reset costs the NVA 6',
    see: phase('reset', { tracks: { RES_NVA: 20, TRAIL: 2 } }),
    with: [adjusted('RES_NVA', -6)],
    without: [],
  },
  {
    rule: '34:shaded',
    words: 'a Rally improves the Trail by two boxes',
    see: events('NVA', 'rally', { given: poor, choices: ['done'] }),
    with: [adjusted('RES_NVA', -2), adjusted('TRAIL', 2)],
    without: [adjusted('RES_NVA', -2), adjusted('TRAIL', 1)],
  },
  {
    rule: '38:single',
    words: 'no Infiltrate, and no Rally for the Trail alone',
    see: offer('NVA', 'rally', { given: { ...camps, ...poor } }, ['done', 'infiltrate']),
    with: [],
    without: ['done', 'infiltrate'],
  },
  {
    rule: '45:unshaded',
    words: 'an NVA Attack first costs a troop',
    see: events('NVA', 'attack', { given: in_('hue', { 'nva-troops': 4, 'arvn-police': 3 }) }),
    with: [adjusted('RES_NVA', -1), off('nva-troops', 'hue'), off('arvn-police', 'hue')],
    without: [adjusted('RES_NVA', -1), off('arvn-police', 'hue'), off('arvn-police', 'hue')],
  },
  {
    rule: '45:shaded',
    words: 'an NVA Attack removes one enemy a troop, in one space',
    see: events('NVA', 'attack', {
      given: in_('hue', { 'nva-troops': 2, 'arvn-police': 3 }),
      extra: ['arvn-police in hue'],
    }),
    with: [adjusted('RES_NVA', -1), off('arvn-police', 'hue'), off('arvn-police', 'hue')],
    without: [adjusted('RES_NVA', -1), off('arvn-police', 'hue')],
  },
  {
    rule: '46:unshaded',
    words: 'Infiltrate has one space at most',
    see: offer(
      'NVA',
      'rally',
      {
        given: { ...camps, tracks: { TRAIL: 0 } },
        choices: ['infiltrate', 'central-laos', 0],
      },
      ['hue', 'southern-laos'],
    ),
    with: ['hue', 'southern-laos'], // where to rally
    without: ['southern-laos'], // where to infiltrate
  },
  {
    rule: '101:unshaded',
    words: 'Ambush has one space at most',
    see: offer(
      'VC',
      'attack',
      {
        given: {
          spaces: {
            hue: { pieces: { 'vc-guerrillas': 1, 'us-troops': 2 } },
            saigon: { pieces: { 'vc-guerrillas': 1, 'us-troops': 2 } },
          },
        },
        choices: ['hue', 'ambush', 'saigon'],
        chanceOfRule: { attack: [6] }, // there is no other way, so it is taken at once
      },
      ['guerrillas', 'ambush'],
    ),
    with: [],
    without: ['guerrillas', 'ambush'],
  },
  {
    rule: '101:shaded',
    words: 'each space swept loses a troop on 1 to 3',
    see: events('US', 'sweep', {
      given: in_('hue', { 'us-troops': 1, 'vc-guerrillas': 1 }),
      choices: ['hue', 'done'],
      chanceOfRule: { 'booby-traps': [3] },
    }),
    with: [shown(1, 'hue'), rolled(3, 'booby-traps'), moved(1, 'us-troops', 'hue', 'CASUALTIES')],
    without: [shown(1, 'hue')],
  },
  {
    rule: '104:unshaded',
    words: 'a marching group is seen from two pieces on',
    see: events('VC', 'march', { given: in_('hue', { 'vc-guerrillas': 2 }), choices: [line, 2] }),
    with: [moved(2, 'vc-guerrillas', 'hue', line), shown(2, line)],
    without: [moved(2, 'vc-guerrillas', 'hue', line)],
  },
  {
    rule: '104:shaded',
    words: 'a VC Ambush may remove two pieces',
    see: events('VC', 'attack', {
      given: in_('hue', { 'vc-guerrillas': 1, 'us-troops': 2 }),
      choices: ['ambush'],
      extra: ['us-troops in hue'],
    }),
    with: [
      adjusted('RES_VC', -1),
      shown(1, 'hue'),
      moved(1, 'us-troops', 'hue', 'CASUALTIES'),
      moved(1, 'us-troops', 'hue', 'CASUALTIES'),
    ],
    without: [adjusted('RES_VC', -1), shown(1, 'hue'), moved(1, 'us-troops', 'hue', 'CASUALTIES')],
  },
  {
    rule: '115:single',
    words: 'no Air Lift',
    see: offer('US', 'train', { given: in_('hue', { 'us-troops': 1, 'nva-troops': 1 }) }, ['air-lift', 'air-strike']),
    with: ['air-strike'],
    without: ['air-lift', 'air-strike'],
  },
  {
    rule: '115:single',
    words: 'no Transport',
    see: offer('ARVN', 'train', { given: in_('hue', { 'arvn-troops': 1 }) }, ['transport']),
    with: [],
    without: ['transport'],
  },
  {
    rule: '115:single',
    words: 'no Bombard',
    see: offer('NVA', 'terror', { given: gunned }, ['bombard']),
    with: [],
    without: ['bombard'],
  },
  {
    rule: '115:single',
    words: 'other special activities have one space at most',
    see: offer('VC', 'rally', { given: taxed, choices: ['tax', 'hue'] }, ['done', 'saigon', 'kontum']),
    with: ['kontum', 'saigon'].sort(), // where to rally; Hue shows support now
    without: ['done', 'saigon'], // where to tax
  },
  {
    rule: '116:unshaded',
    words: 'VC Terror takes two VC guerrillas',
    see: events('VC', 'terror', {
      given: in_('hue', { 'vc-guerrillas': 2 }),
      choices: ['hue'],
      extra: ['vc-guerrillas in hue'],
    }),
    with: [
      adjusted('RES_VC', -1),
      shown(1, 'hue'),
      terrorIn('hue'),
      shifted('hue', 'PASSIVE_OPPOSITION'),
      off('vc-guerrillas', 'hue'),
      off('vc-guerrillas!active', 'hue'),
    ],
    without: [adjusted('RES_VC', -1), shown(1, 'hue'), terrorIn('hue'), shifted('hue', 'PASSIVE_OPPOSITION')],
  },
  {
    rule: '116:unshaded',
    words: 'VC Agitation takes two VC guerrillas',
    see: phase('agitate', in_('hue', { 'vc-guerrillas': 2 }, { support: 'PASSIVE_OPPOSITION' }), ['hue']),
    with: [
      off('vc-guerrillas', 'hue'),
      off('vc-guerrillas', 'hue'),
      adjusted('RES_VC', -1),
      shifted('hue', 'ACTIVE_OPPOSITION'),
    ],
    without: [adjusted('RES_VC', -1), shifted('hue', 'ACTIVE_OPPOSITION')],
  },
  {
    rule: '116:shaded',
    words: 'a VC Rally may agitate where a base was, whoever is in control',
    see: events('VC', 'rally', {
      given: in_('hue', { 'vc-bases': 1, 'arvn-police': 9 }),
      choices: ['hue', 'guerrilla', 'done'],
      extra: ['hue', 'done'],
    }),
    with: [
      adjusted('RES_VC', -1),
      moved(1, 'vc-guerrillas', 'AVAILABLE', 'hue'),
      adjusted('RES_VC', -1),
      shifted('hue', 'PASSIVE_OPPOSITION'),
    ],
    without: [adjusted('RES_VC', -1), moved(1, 'vc-guerrillas', 'AVAILABLE', 'hue')],
  },
];
