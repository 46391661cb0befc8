import { type Row, times } from './row.ts';

/** The points of moves: how they run out, and what happens below 0. */
export const POINTS: readonly Row[] = [
  {
    rule: 'a hold that has to begin anew without points left goes below 0, to 63',
    // What is transformed has 5 points of each move.
    teams: [
      [{ species: 'Ditto', moves: ['transform'] }],
      [
        { species: 'Cloyster', moves: ['clamp', 'splash'] },
        { species: 'Snorlax', moves: ['splash'] },
      ],
    ],
    // Clamp misses four times and hits with its last point; the foe leaves, and it is used again, unasked.
    chance: { hit: [...times(4, false), true, false], crit: [false], damage: [217], trapTurns: [5] },
    choices: [
      'move 2 splash', // Ditto can only transform
      ...['move 1 clamp', 'switch 2 snorlax'],
      ...times(4, 'move 1 clamp', 'move 1 splash'),
      'switch 2 cloyster', // Ditto can only go on
    ],
    after: [{ pp: [63, 5] }, {}],
    offers: [
      ['move 1 clamp', 'move 2 splash'],
      ['move 1 clamp', 'move 2 splash', 'switch 2 snorlax'],
    ],
  },
  {
    rule: 'Disable draws a slot even where only one has points, and then for how long',
    teams: [
      [{ species: 'Mew', moves: ['disable', 'splash'] }],
      [
        { species: 'Snorlax', moves: ['splash'] },
        { species: 'Chansey', moves: ['splash'] },
      ],
    ],
    chance: { hit: [true], disable: [0], disableTurns: [7] },
    choices: ['move 1 disable', 'move 1 splash'],
    after: [{}, { disabled: 0, disabledTurns: 7, pp: [61] }], // eight turns, of which its own has passed
    why: ['disabled'],
    offers: [
      ['move 1 disable', 'move 2 splash'],
      ['struggle', 'switch 2 chansey'],
    ],
  },
  {
    rule: 'Disable does not draw a slot without points',
    // Dugtrio is faster than Mew (338 against 298), and misses with all 5 * 8 / 5 points of Fissure.
    teams: [
      [{ species: 'Mew', moves: ['disable', 'splash'] }],
      [{ species: 'Dugtrio', moves: ['splash', 'growl', 'fissure'] }],
    ],
    chance: { hit: [...times(8, false), true], disable: [1], disableTurns: [7] }, // the second of the two that are left
    choices: [...times(8, 'move 2 splash', 'move 3 fissure'), 'move 1 disable', 'move 1 splash'],
    after: [{}, { disabled: 1, disabledTurns: 8, pp: [60, 61, 0] }],
    offers: [['move 1 disable', 'move 2 splash'], []], // Dugtrio can only splash
  },
  {
    rule: 'Mimic draws a move even where there is only one, and keeps its own points',
    teams: [[{ species: 'Mew', moves: ['mimic', 'splash'] }], [{ species: 'Snorlax', moves: ['tackle'] }]],
    chance: { hit: [true, false], mimic: [33] }, // Tackle by its number, which misses then
    choices: ['move 1 mimic'],
    after: [{ moves: [33, 150], pp: [15, 61] }, {}],
    offers: [['move 1 tackle', 'move 2 splash'], []],
  },
  {
    rule: 'a slot without points is not offered',
    // Fissure has 5 * 8 / 5 points, and no effect on what flies.
    teams: [
      [{ species: 'Dugtrio', moves: ['fissure', 'splash', 'growl'] }],
      [{ species: 'Pidgey', moves: ['splash'] }],
    ],
    choices: times(8, 'move 1 fissure'),
    after: [{ pp: [0, 61, 61] }, { pp: [53] }], // no move has more than 61
    offers: [['move 2 splash', 'move 3 growl'], []],
  },
  {
    rule: 'whoever has no points left struggles, unasked',
    teams: [[{ species: 'Dugtrio', moves: ['fissure'] }], [{ species: 'Pidgey', moves: ['splash', 'growl'] }]],
    chance: { hit: [true], crit: [false], damage: [255] },
    choices: times(9, 'move 1 splash'),
    // Attack (80 + 15) * 2 + 63 + 5 = 258, / 4 = 64; defence (40 + 15) * 2 + 63 + 5 = 178, / 4 = 44.
    // 42 * 50 * 64 / 44 = 3054, / 50 + 2 = 63, of which half comes back.
    // Dugtrio has (35 + 15) * 2 + 63 + 110 = 273 health, Pidgey 10 more.
    after: [{ pp: [0], health: 273 - 31 }, { health: 283 - 63 }],
    offers: [[], ['move 1 splash', 'move 2 growl']],
  },
];
