/** Lasting rules of the air war. A US Train in Hue goes with each Air Strike. */
import { adjusted, moved, rolled, shifted } from '../operate.ts';
import { events, type LastingRow, offer, phase } from './row.ts';

const hue = (pieces: object, support = 'NEUTRAL', TRAIL = 0) => ({
  spaces: { hue: { pieces: { 'us-troops': 1, ...pieces }, support } },
  tracks: { TRAIL },
});
const bombed = (n: number) => rolled(n, 'air-strike');
const trailFrom = (TRAIL: number, more: object = {}) => ({
  given: { ...hue({}, 'NEUTRAL', TRAIL), ...more },
  choices: ['air-strike', 'TRAIL'],
  chance: { 'air-strike': [2] },
});
const nvaHit = (from: string) => moved(1, 'nva-troops', from, 'AVAILABLE');
const TRAINING = ['nothing', 'us-irregulars'];
const mayStrike = offer('US', 'train', { given: hue({ 'nva-troops': 1 }) }, ['air-strike', 'air-lift']);
const laos = { 'central-laos': { pieces: { 'nva-troops': 1 } } };

export const AIR: readonly LastingRow[] = [
  {
    rule: '4:unshaded',
    words: 'an Air Strike lowers the Trail by two boxes',
    see: events('US', 'train', trailFrom(3)),
    with: [bombed(2), adjusted('TRAIL', -2)],
    without: [bombed(2), adjusted('TRAIL', -1)],
  },
  {
    rule: '4:shaded',
    words: 'an Air Strike on the Trail fails on 1 to 3, and its two hits are gone',
    see: events('US', 'train', { ...trailFrom(3), chanceOfRule: { trail: [3] } }),
    with: [bombed(2), rolled(3, 'trail')],
    without: [bombed(2), adjusted('TRAIL', -1)],
  },
  {
    rule: '5:shaded',
    words: 'an Air Strike hits the Trail or a piece, not both',
    see: offer('US', 'train', {
      given: hue({ 'nva-troops': 1 }, 'NEUTRAL', 2),
      choices: ['air-strike', 'TRAIL'],
      chance: { 'air-strike': [6] },
    }),
    with: TRAINING,
    without: ['done', 'hue'],
  },
  {
    rule: '5:shaded',
    words: 'an Air Strike hits one piece',
    see: offer('US', 'train', {
      given: hue({ 'nva-troops': 2 }),
      choices: ['air-strike', 'hue'],
      chance: { 'air-strike': [6] },
    }),
    with: TRAINING,
    without: ['done', 'nva-troops in hue'],
  },
  {
    rule: '8:unshaded',
    words: 'an Air Strike may hit a province without US or ARVN pieces',
    see: offer(
      'US',
      'train',
      { given: { spaces: { hue: { pieces: { 'us-troops': 1 } }, ...laos }, tracks: { TRAIL: 0 } } },
      ['air-strike'],
    ),
    with: ['air-strike'],
    without: [],
  },
  {
    rule: '8:shaded',
    words: 'an Air Strike that removes two pieces in a space shifts it two levels',
    see: events('US', 'train', {
      given: hue({ 'nva-troops': 2 }, 'ACTIVE_SUPPORT'),
      choices: ['air-strike', 'hue', 'nva-troops in hue'],
      chance: { 'air-strike': [2] },
    }),
    with: [bombed(2), nvaHit('hue'), nvaHit('hue'), shifted('hue', 'NEUTRAL')],
    without: [bombed(2), nvaHit('hue'), nvaHit('hue'), shifted('hue', 'PASSIVE_SUPPORT')],
  },
  ...['10:shaded', '22:shaded', '41:single'].map((rule) => ({
    rule,
    words: 'no Air Strike',
    see: mayStrike,
    with: ['air-lift'],
    without: ['air-lift', 'air-strike'],
  })),
  {
    rule: '15:shaded',
    words: 'no Air Lift',
    see: mayStrike,
    with: ['air-strike'],
    without: ['air-lift', 'air-strike'],
  },
  {
    rule: '20:unshaded',
    words: 'an Air Strike that removes one piece in a space does not shift it',
    see: events('US', 'train', {
      given: hue({ 'nva-troops': 1 }),
      choices: ['air-strike', 'hue'],
      chance: { 'air-strike': [1] },
    }),
    with: [bombed(1), nvaHit('hue')],
    without: [bombed(1), nvaHit('hue'), shifted('hue', 'PASSIVE_OPPOSITION')],
  },
  {
    rule: '20:shaded',
    words: 'an Air Strike removes two pieces at most',
    see: offer('US', 'train', {
      given: hue({ 'nva-troops': 3 }),
      choices: ['air-strike', 'hue', 'nva-troops in hue'],
      chance: { 'air-strike': [6] },
    }),
    with: TRAINING,
    without: ['done', 'nva-troops in hue'],
  },
  {
    rule: '31:shaded',
    words: 'an Air Strike does not lower the Trail below 2',
    see: offer('US', 'train', { given: hue({}, 'NEUTRAL', 2) }, ['air-strike']),
    with: [],
    without: ['air-strike'],
  },
  {
    rule: '33:shaded',
    words: 'an Air Strike on the Trail costs an available US troop',
    see: events('US', 'train', trailFrom(2)),
    with: [bombed(2), adjusted('TRAIL', -1), moved(1, 'us-troops', 'AVAILABLE', 'CASUALTIES')],
    without: [bombed(2), adjusted('TRAIL', -1)],
  },
  {
    rule: '34:unshaded',
    words: 'an Air Strike on the Trail removes an NVA piece outside the South',
    see: events('US', 'train', trailFrom(2, { spaces: { hue: { pieces: { 'us-troops': 1 } }, ...laos } })),
    with: [bombed(2), adjusted('TRAIL', -1), nvaHit('central-laos')],
    without: [bombed(2), adjusted('TRAIL', -1)],
  },
  {
    rule: '39:shaded',
    words: 'the Trail is not lowered, by control in Laos neither',
    see: phase('resources', {
      spaces: { 'central-laos': { pieces: { 'us-troops': 1 } }, hue: { pieces: { 'arvn-police': 1 } } },
      tracks: { TRAIL: 2, AID: 0, RES_ARVN: 75, ECON: 1, RES_NVA: 75 },
    }),
    with: [],
    without: [adjusted('TRAIL', -1)],
  },
  {
    rule: '39:shaded',
    words: 'no Air Strike on the Trail',
    see: offer('US', 'train', { given: hue({}, 'NEUTRAL', 2) }, ['air-strike']),
    with: [],
    without: ['air-strike'],
  },
];
