import type { Row } from './row.ts';

const snorlax = { species: 'Snorlax', moves: ['tackle', 'swift'] };
/** Faster than Snorlax: it is in the air before it can be hit. */
const pidgeot = [{ species: 'Pidgeot', moves: ['fly', 'splash'] }];

/** Moves that take more than one turn, and what happens meanwhile. */
export const LASTING: readonly Row[] = [
  {
    rule: 'whoever flies cannot be hit, and nothing is rolled',
    teams: [[snorlax], pidgeot],
    choices: ['move 1 tackle', 'move 1 fly'],
    after: [{}, { health: 369, isInvulnerable: true }],
    offers: [['move 1 tackle', 'move 2 swift'], []],
  },
  {
    rule: 'Swift hits even there',
    teams: [[snorlax], pidgeot],
    chance: { crit: [false], damage: [255] },
    choices: ['move 2 swift', 'move 1 fly'],
    // Attack (110 + 15) * 2 + 63 + 5 = 318, / 4 = 79; defence (75 + 15) * 2 + 63 + 5 = 248, / 4 = 62.
    // 42 * 60 * 79 / 62 = 3210, / 50 + 2 = 66, + 33.
    after: [{}, { health: 369 - 99, isInvulnerable: true }],
  },
  {
    rule: 'what Bide has stored is lost when somebody faints',
    teams: [
      [{ species: 'Snorlax', moves: ['bide'] }],
      [
        { species: 'Electrode', moves: ['sonicboom', 'explosion'] },
        { species: 'Chansey', moves: ['growl', 'splash'] },
      ],
    ],
    // Three turns of Bide; both growls miss.
    chance: { bideTurns: [1], hit: [true, true, true, false, false], crit: [false], damage: [217] },
    choices: [
      'move 1 sonicboom', // then Snorlax begins
      'move 1 sonicboom', // 20 are stored
      'move 2 explosion', // Electrode faints before Snorlax has its turn; Chansey comes in
      'move 1 growl', // the last damage is none: nothing more is stored
      'move 1 growl', // nor here, and there is nothing to give back
    ],
    // Explosion: 42 * 170 * 198 / (228 / 2 = 114) = 12401, / 50 + 2 = 250, * 217 / 255 = 212.
    after: [{ health: 523 - 20 - 20 - 212, bide: 0 }, { health: 703 }],
    why: ['biding', 'biding', 'nothingStored'],
  },
];
