import { type Row, times } from './row.ts';

/** Seismic Toss takes off as much as the level of whoever throws. */
const thrower = (level: number) => [{ species: 'Machamp', level, moves: ['seismictoss'] }];
/** (250 + 15) * 2 + 63 + 110 = 703 health. */
const chansey = (move: string) => [{ species: 'Chansey', moves: [move, 'splash'] }];

/** Recovery fails when 255 or 511 health are missing, unless the health that is left is a multiple of 256. */
export const RECOVERY: readonly Row[] = [
  {
    rule: 'Soft-Boiled fails when 255 health are missing',
    teams: [thrower(85), chansey('softboiled')],
    chance: { hit: [true, true, true, false] },
    choices: [...times(3, 'move 2 splash'), 'move 1 softboiled'],
    after: [{}, { health: 448 }], // 703 - 3 * 85
    why: ['recovery'],
  },
  {
    rule: 'Recover fails when 511 health are missing',
    teams: [thrower(73), chansey('recover')],
    chance: { hit: [...times(7, true), false] },
    choices: [...times(7, 'move 2 splash'), 'move 1 recover'],
    after: [{}, { health: 192 }], // 703 - 7 * 73
    why: ['recovery'],
  },
  {
    rule: 'Rest fails like that, too, and draws no length of sleep',
    teams: [thrower(85), chansey('rest')],
    chance: { hit: [true, true, true, false] },
    choices: [...times(3, 'move 2 splash'), 'move 1 rest'],
    after: [{}, { health: 448, status: '' }],
    why: ['recovery'],
  },
  {
    rule: 'Recover works when 256 health are missing',
    teams: [thrower(64), chansey('recover')],
    chance: { hit: [...times(4, true), false] },
    choices: [...times(4, 'move 2 splash'), 'move 1 recover'],
    after: [{}, { health: 703 }], // 703 - 4 * 64 = 447, and half of 703 is more than it lacks
    why: [],
  },
  {
    rule: 'Recover works when 255 health are missing and 256 are left',
    // (160 + 9) * 2 + 63 + 110 = 511 health.
    teams: [thrower(85), [{ species: 'Snorlax', dvs: { health: 9 }, moves: ['recover', 'splash'] }]],
    chance: { hit: [true, true, true, false] },
    choices: [...times(3, 'move 2 splash'), 'move 1 recover'],
    after: [{}, { health: 511 }], // 256, and half of 511 rounded down
    why: [],
  },
];
