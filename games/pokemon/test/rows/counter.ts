import type { Row } from './row.ts';

// Tackle of Machamp, with 358 attack, on Mew, with 298 defence: 42 * 35 * (358 / 4 = 89) / 74 / 50 + 2 = 37.
// Machamp has (90 + 15) * 2 + 63 + 110 = 383 health, and is slower than Mew.
const teams: Row['teams'] = [
  [{ species: 'Mew', moves: ['thunderwave', 'counter'] }],
  [{ species: 'Machamp', moves: ['tackle', 'surf'] }],
];
/** Machamp is paralysed, acts once, and not again. */
const chance = { hit: [true, true, true], paralysis: [false, true], crit: [false], damage: [255] };
const TACKLED = ['move 1 thunderwave', 'move 1 tackle'];

/** Twice the last damage, if both what the foe used last and what it selected last were plain blows. */
export const COUNTER: readonly Row[] = [
  {
    rule: 'what the foe has selected counts, even if it did not get to act: again a plain blow',
    teams,
    chance,
    choices: [...TACKLED, 'move 2 counter', 'move 1 tackle'],
    after: [{ health: 403 - 37 }, { health: 383 - 2 * 37 }],
    why: ['paralysed'],
  },
  {
    rule: 'and now something else, so that Counter fails',
    teams,
    chance,
    choices: [...TACKLED, 'move 2 counter', 'move 2 surf'],
    after: [{ health: 403 - 37 }, { health: 383 }],
    why: ['paralysed', 'nothing'],
  },
];
