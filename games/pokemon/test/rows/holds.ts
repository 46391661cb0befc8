import type { Row } from './row.ts';

// Mew is faster than Snorlax (298 against 128). Wrap: 42 * 15 * (298 / 4 = 74) / (228 / 4 = 57) / 50 + 2 = 18.
const teams: Row['teams'] = [
  [
    { species: 'Mew', moves: ['wrap', 'splash'] },
    { species: 'Chansey', moves: ['splash'] },
  ],
  [
    { species: 'Snorlax', moves: ['splash', 'growl'] },
    { species: 'Pidgey', moves: ['splash'] },
  ],
];
const lasting = (turns: number) => ({ hit: [true], crit: [false], damage: [255], trapTurns: [turns] });
const WRAP = ['move 1 wrap', 'move 1 splash'];
const FIGHT = ['fight', 'fight'];
const OTHERS = ['move 2 splash', 'move 1 splash'];
const FREE = [
  ['move 1 wrap', 'move 2 splash', 'switch 2 chansey'],
  ['move 1 splash', 'move 2 growl', 'switch 2 pidgey'],
];

/** A hold lasts for two to five turns. After the first one it goes on for sure; from then on nobody knows. */
export const HOLDS: readonly Row[] = [
  {
    rule: 'after its first turn a hold goes on for sure, and both fight on or switch',
    teams,
    chance: lasting(2),
    choices: WRAP,
    after: [{}, { health: 523 - 18 }],
    why: ['trapped'],
    offers: [
      ['fight', 'switch 2 chansey'],
      ['fight', 'switch 2 pidgey'],
    ],
  },
  ...[2, 3, 4, 5].map((turns) => ({
    rule: `after its second turn both choose as if it were over: of a hold of ${turns} turns`,
    teams,
    chance: lasting(turns),
    choices: [...WRAP, ...FIGHT],
    after: [{ pp: [31, 61] }, { health: 523 - 2 * 18, pp: [61, 61] }] as Row['after'],
    why: ['trapped', 'cannotMove'],
    offers: FREE,
  })),
  {
    rule: 'if it goes on, both fight on whatever they have picked',
    teams,
    chance: lasting(3),
    choices: [...WRAP, ...FIGHT, ...OTHERS],
    after: [{ pp: [31, 61] }, { health: 523 - 3 * 18, pp: [61, 61] }],
    why: ['trapped', 'cannotMove', 'cannotMove'],
    offers: FREE,
  },
  {
    rule: 'if it is over, both do what they have picked',
    teams,
    chance: lasting(2),
    choices: [...WRAP, ...FIGHT, ...OTHERS],
    after: [{ pp: [31, 60] }, { health: 523 - 2 * 18, pp: [60, 61] }],
    why: ['trapped', 'cannotMove'],
    offers: FREE,
  },
  {
    rule: 'after five turns it is over for sure',
    teams,
    chance: lasting(5),
    choices: [...WRAP, ...FIGHT, ...OTHERS, ...OTHERS, ...OTHERS, ...OTHERS],
    after: [{ pp: [31, 60] }, { health: 523 - 5 * 18, pp: [60, 61] }],
    offers: FREE,
  },
  {
    rule: 'whoever was let go, and holds again at once, does so for sure',
    teams,
    chance: { hit: [true, true], crit: [false, false], damage: [255, 255], trapTurns: [2, 3] },
    choices: [...WRAP, ...FIGHT, ...WRAP],
    after: [{ pp: [30, 61] }, { health: 523 - 3 * 18 }],
    offers: [
      ['fight', 'switch 2 chansey'],
      ['fight', 'switch 2 pidgey'],
    ],
  },
  {
    rule: 'whoever is asleep is told to fight, though it may be free',
    teams: [
      [{ species: 'Mew', moves: ['spore', 'wrap'] }],
      [
        { species: 'Snorlax', moves: ['splash', 'growl'] },
        { species: 'Pidgey', moves: ['splash'] },
      ],
    ],
    chance: { ...lasting(3), hit: [true, true], sleepTurns: [6] },
    choices: ['move 1 spore', 'move 1 splash', 'move 2 wrap', 'fight', 'fight'],
    after: [{}, { health: 523 - 2 * 18, status: 'sleep' }],
    why: ['asleep', 'asleep', 'asleep'],
    offers: [
      ['move 1 spore', 'move 2 wrap'],
      ['fight', 'switch 2 pidgey'],
    ],
  },
];
