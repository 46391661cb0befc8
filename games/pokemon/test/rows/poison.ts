import type { Row } from './row.ts';

const gengar = { species: 'Gengar', moves: ['toxic', 'leechseed', 'splash'] };
/** 703 health, of which a sixteenth is 43. */
const chansey = { species: 'Chansey', moves: ['splash', 'rest'] };

/** One counter for poison and leech seed: each of them raises it before it hurts. */
export const POISON: readonly Row[] = [
  {
    rule: 'Leech Seed raises the counter of Toxic and hurts by it',
    teams: [[gengar], [chansey]],
    chance: { hit: [true, true] },
    choices: [
      ...['move 1 toxic', 'move 1 splash'], // 1 * 43
      ...['move 2 leechseed', 'move 1 splash'], // 2 * 43 and 3 * 43
      ...['move 3 splash', 'move 1 splash'], // 4 * 43 and 5 * 43
    ],
    after: [{}, { health: 703 - 15 * 43, toxic: 5 }],
  },
  {
    rule: 'the counter outlasts Rest, and Leech Seed goes on with it',
    teams: [[gengar], [chansey]],
    chance: { hit: [true, true], sleepTurns: [6] },
    choices: [
      ...['move 1 toxic', 'move 1 splash'], // 1 * 43
      ...['move 3 splash', 'move 2 rest'], // whole again, asleep, and not poisoned any more
      'move 2 leechseed', // 2 * 43
      'move 3 splash', // 3 * 43, and it wakes up
    ],
    after: [{}, { health: 703 - 5 * 43, status: '', toxic: 3 }],
  },
  {
    rule: 'what was poisoned badly is plainly poisoned when it comes back',
    teams: [[gengar], [chansey, { species: 'Snorlax', moves: ['splash'] }]],
    chance: { hit: [true] },
    choices: [
      ...['move 1 toxic', 'move 1 splash'], // 1 * 43
      ...['move 3 splash', 'switch 2 snorlax'],
      ...['move 3 splash', 'switch 2 chansey'], // 43 as it comes in
      ...['move 3 splash', 'move 1 splash'], // 43 after its turn
    ],
    after: [{}, { health: 703 - 3 * 43, status: 'poison', toxic: -1 }],
  },
  {
    rule: 'Leech Seed gives as much as it would take, even where less was left',
    // Magikarp is faster and has (20 + 15) * 2 + 63 + 110 = 243 health: three throws leave 12, a sixteenth is 15.
    // Machamp has ((90 + 15) * 2 + 63) * 77 / 100 + 77 + 10 = 297 health.
    teams: [
      [{ species: 'Machamp', level: 77, moves: ['leechseed', 'seismictoss'] }],
      [
        { species: 'Magikarp', moves: ['seismictoss', 'splash'] },
        { species: 'Snorlax', moves: ['splash'] },
      ],
    ],
    chance: { hit: [true, true, true, true, true] },
    choices: [
      ...['move 2 seismictoss', 'move 1 seismictoss'],
      ...['move 2 seismictoss', 'move 2 splash'],
      ...['move 2 seismictoss', 'move 2 splash'],
      ...['move 1 leechseed', 'move 2 splash'],
      ...['move 2 seismictoss', 'move 2 splash'],
    ],
    after: [{ health: 297 - 100 + 15 }, { health: 523 }],
    offers: [['move 1 leechseed', 'move 2 seismictoss'], []],
  },
];
