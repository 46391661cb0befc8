import { type Row, times } from './row.ts';

// Level 100: 2 * 100 / 5 + 2 = 42. Attack (100 + 15) * 2 + 63 + 5 = 298, special (70 + 15) * 2 + 63 + 5 = 238.
const tauros = { species: 'Tauros', moves: ['splash', 'tackle', 'surf'] };
/** No critical hit, and the highest roll. */
const PLAIN = { hit: [true], crit: [false], damage: [255] };

/** In the formula both stats have to fit into a byte: they are divided by 4, and what was 1024 or more rolls over. */
export const STATS: readonly Row[] = [
  {
    rule: 'Reflect doubles 458 to 916, which is 229 after the division',
    teams: [[tauros], [{ species: 'Cloyster', moves: ['reflect', 'splash'] }]],
    chance: PLAIN,
    choices: ['move 1 splash', 'move 1 reflect', 'move 2 tackle', 'move 2 splash'],
    // Cloyster has (50 + 15) * 2 + 63 + 110 = 303 health and (180 + 15) * 2 + 63 + 5 = 458 defence.
    // 42 * 35 * (298 / 4 = 74) / 229 = 475, / 50 + 2 = 11, and half of it more for a Normal move of a Normal type.
    after: [{}, { health: 303 - 16 }],
  },
  {
    rule: 'Withdraw and Reflect raise 458 to 1374, which rolls over to 87',
    teams: [[tauros], [{ species: 'Cloyster', moves: ['withdraw', 'reflect', 'splash'] }]],
    chance: PLAIN,
    choices: [
      ...['move 1 splash', 'move 1 withdraw'],
      ...['move 1 splash', 'move 2 reflect'],
      ...['move 2 tackle', 'move 3 splash'],
    ],
    // 1374 / 4 = 343 = 256 + 87. 42 * 35 * 74 / 87 = 1250, / 50 + 2 = 27, + 13.
    after: [{}, { health: 303 - 40 }],
  },
  {
    rule: 'a defence that rolls over to 0 counts as 1',
    // (100 + 15) * 2 + 84 / 4 + 5 = 256 defence, doubled by Barrier and again by Reflect: 1024.
    teams: [[tauros], [{ species: 'Mew', effort: { defence: 84 }, moves: ['barrier', 'reflect', 'splash'] }]],
    chance: PLAIN,
    choices: [
      ...['move 1 splash', 'move 1 barrier'],
      ...['move 1 splash', 'move 2 reflect'],
      ...['move 2 tackle', 'move 3 splash'],
    ],
    // 42 * 35 * 74 / 1 / 50 is far more than 997: 999 and half as much again, where Mew has 403 health.
    after: [{}, { health: 0 }],
    winner: 0,
  },
  {
    rule: 'Light Screen does the same to the special stat',
    teams: [[tauros], [{ species: 'Chansey', moves: ['amnesia', 'lightscreen', 'splash'] }]],
    chance: PLAIN,
    choices: [
      ...['move 1 splash', 'move 1 amnesia'],
      ...['move 1 splash', 'move 2 lightscreen'],
      ...['move 3 surf', 'move 3 splash'],
    ],
    // ((105 + 15) * 2 + 63 + 5 = 308) * 2 * 2 / 4 = 308 = 256 + 52. 42 * 95 * (238 / 4 = 59) / 52 = 4527, / 50 + 2 = 92.
    after: [{}, { health: 703 - 92 }],
  },
  {
    rule: 'a critical hit looks through stages and screens, so that nothing rolls over',
    teams: [[tauros], [{ species: 'Cloyster', moves: ['withdraw', 'reflect', 'splash'] }]],
    chance: { ...PLAIN, crit: [true] },
    choices: [
      ...['move 1 splash', 'move 1 withdraw'],
      ...['move 1 splash', 'move 2 reflect'],
      ...['move 2 tackle', 'move 3 splash'],
    ],
    // Level 200: 82 * 35 * 74 / (458 / 4 = 114) = 1862, / 50 + 2 = 39, + 19.
    after: [{}, { health: 303 - 58 }],
  },
  {
    rule: 'no stat is raised above 999, but one that is lowered from there may be more',
    teams: [[{ species: 'Machamp', moves: ['splash', 'leer'] }], [{ species: 'Mew', moves: ['barrier', 'splash'] }]],
    chance: { hit: [true] },
    choices: [...times(3, 'move 1 splash', 'move 1 barrier'), 'move 2 leer', 'move 2 splash'],
    // 298 is doubled, tripled and would be 1192; five stages above it are 298 * 3.5.
    after: [{}, { stages: [0, 5, 0, 0, 0, 0], stats: [298, 1043, 298, 298] }],
  },
];
