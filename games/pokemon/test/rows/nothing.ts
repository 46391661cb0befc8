import type { Row } from './row.ts';

/** Moves that come to nothing. */
export const NOTHING: readonly Row[] = [
  {
    rule: 'Psywave that draws a 0 fails',
    teams: [[{ species: 'Mew', moves: ['psywave', 'splash'] }], [{ species: 'Snorlax', moves: ['splash'] }]],
    chance: { hit: [true], psywave: [0] },
    choices: ['move 1 psywave'],
    after: [{}, { health: 523 }],
    why: ['nothing'],
  },
];
