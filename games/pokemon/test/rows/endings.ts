import { type Row, times } from './row.ts';

const ditto = { species: 'Ditto', moves: ['transform'] };

/** Battles that would never end: each side is stuck; or it took too long. */
export const ENDINGS: readonly Row[] = [
  {
    rule: 'a tie where everybody who stands is frozen',
    teams: [
      [{ species: 'Slowbro', moves: ['icebeam', 'splash'] }],
      [
        { species: 'Chansey', moves: ['splash'] },
        { species: 'Electrode', moves: ['icebeam', 'explosion'] },
      ],
    ],
    chance: { hit: [true, true, true], crit: [false, false, false], damage: [217, 217, 217], secondary: [true, true] },
    choices: [
      ...['move 1 icebeam', 'move 1 splash'], // Chansey is frozen
      ...['move 2 splash', 'switch 2 electrode'],
      ...['move 2 splash', 'move 1 icebeam'], // Slowbro is frozen, before its turn
      'move 2 explosion', // which Slowbro survives; Chansey has to come in
    ],
    // Ice Beam: 42 * 95 / 50 + 2 = 81, half of it on water: 40 * 217 / 255 = 34.
    // Explosion: 42 * 170 * (198 / 4 = 49) / (318 / 4 = 79, / 2 = 39) / 50 + 2 = 181, * 217 / 255 = 154.
    after: [{ health: 393 - 34 - 154, status: 'freeze' }, { status: 'freeze' }],
    winner: 'tie',
  },
  {
    rule: 'a tie where nobody has points left, and only ghosts are there to struggle against',
    teams: [[{ species: 'Gengar', moves: ['horndrill'] }], [{ species: 'Haunter', moves: ['guillotine'] }]],
    choices: [], // neither is ever asked; eight times nothing happens
    after: [
      { health: 323, pp: [0] },
      { health: 293, pp: [0] },
    ],
    winner: 'tie',
  },
  {
    rule: 'a tie where those who are left know nothing but Transform',
    // Voltorb is faster. 42 * 130 * 158 / (194 / 2 = 97) / 50 + 2 = 179 of 299.
    teams: [[ditto], [{ species: 'Voltorb', moves: ['selfdestruct'] }, ditto]],
    chance: { hit: [true], crit: [false], damage: [255] },
    choices: ['move 1 selfdestruct'],
    after: [{ health: 299 - 179 }, { health: 299 }],
    winner: 'tie',
  },
  {
    rule: 'a tie before the first turn where nobody ever knew anything else',
    teams: [[ditto], [ditto, ditto]],
    choices: [],
    after: [{ pp: [16] }, { pp: [16] }],
    winner: 'tie',
  },
  {
    rule: 'a tie after a thousand turns',
    teams: [
      [
        { species: 'Chansey', moves: ['splash'] },
        { species: 'Snorlax', moves: ['splash'] },
      ],
      [
        { species: 'Gengar', moves: ['splash'] },
        { species: 'Mew', moves: ['splash'] },
      ],
    ],
    choices: times(500, 'switch 2 snorlax', 'switch 2 mew', 'switch 2 chansey', 'switch 2 gengar'),
    after: [{ health: 703 }, { health: 323 }],
    winner: 'tie',
  },
];
