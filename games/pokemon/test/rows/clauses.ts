import { type Row, times } from './row.ts';

const parasect = { species: 'Parasect', moves: ['spore', 'seismictoss'] };
const lapras = { species: 'Lapras', moves: ['icebeam', 'seismictoss'] };
const chansey = { species: 'Chansey', moves: ['splash', 'rest'] };
const snorlax = { species: 'Snorlax', moves: ['splash', 'growl'] };
/** Two beams that would freeze, and as many other hits. */
const beams = (others: number) => ({
  hit: times(2 + others, true),
  crit: [false, false],
  damage: [217, 217],
  secondary: [true, true],
});

/** Of each team one may be put to sleep by the foe, and one may be frozen: of those that still stand. */
export const CLAUSES: readonly Row[] = [
  {
    rule: 'nobody puts a second one to sleep: the move hits, but no length is drawn',
    teams: [[parasect], [chansey, snorlax]],
    chance: { hit: [true, true], sleepTurns: [6] },
    choices: ['move 1 spore', 'move 1 splash', 'move 1 spore', 'switch 2 snorlax'],
    after: [{}, { health: 523, status: '' }],
    why: ['clause'],
  },
  {
    rule: 'one that has put itself to sleep does not count',
    // Chansey is faster: it is thrown after it has splashed, and rests before the second throw, which misses.
    teams: [[parasect], [chansey, snorlax]],
    chance: { hit: [true, false, true], sleepTurns: [0, 6] },
    choices: [
      ...['move 2 seismictoss', 'move 1 splash'],
      ...['move 2 seismictoss', 'move 2 rest'],
      ...['move 1 spore', 'switch 2 snorlax'],
    ],
    after: [{}, { health: 523, status: 'sleep', sleep: 7 }],
  },
  {
    rule: 'nor does one that has fainted in its sleep',
    teams: [[parasect], [{ species: 'Magikarp', level: 5, moves: ['splash'] }, snorlax]],
    chance: { hit: [true, true, true], sleepTurns: [6, 6], tie: [true] },
    choices: [
      ...['move 1 spore', 'move 1 splash'],
      ...['move 2 seismictoss', 'fight'],
      ...['move 1 spore', 'move 1 splash'], // both are as fast: chance lets Parasect go first
    ],
    after: [{}, { health: 523, status: 'sleep', sleep: 6 }],
  },
  {
    rule: 'nobody freezes a second one, although it would have come to that',
    teams: [[lapras], [chansey, snorlax]],
    chance: beams(0),
    choices: ['move 1 icebeam', 'move 1 splash', 'move 1 icebeam', 'switch 2 snorlax'],
    after: [{}, { maxHealth: 523, status: '' }],
    why: ['frozen', 'clause'],
  },
  {
    rule: 'one that has fainted frozen does not count',
    // Magikarp: 42 * 95 * (288 / 4) / (138 / 4) / 50 + 2 = 170, + 85, half of it on water: 127 * 217 / 255 = 108 of 243.
    teams: [[lapras], [{ species: 'Magikarp', moves: ['splash'] }, snorlax]],
    chance: beams(2),
    choices: [
      ...['move 1 icebeam', 'move 1 splash'],
      ...['move 2 seismictoss', 'fight'],
      ...['move 2 seismictoss', 'fight'],
      ...['move 1 icebeam', 'move 1 splash'],
    ],
    after: [{}, { maxHealth: 523, status: 'freeze' }],
  },
];
