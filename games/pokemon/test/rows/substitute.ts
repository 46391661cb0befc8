import { type Row, times } from './row.ts';

const thrower = [{ species: 'Machamp', moves: ['seismictoss'] }];
/** (100 + 15) * 2 + effort / 4 + 110 health, of which three throws take off 300. */
const mew = (effort: number) => [{ species: 'Mew', effort: { health: effort }, moves: ['substitute', 'splash'] }];
const choices = [...times(3, 'move 2 splash'), 'move 1 substitute'];

/** A substitute costs a quarter, rounded down; whoever has less than a quarter, not rounded, cannot make one. */
export const SUBSTITUTE: readonly Row[] = [
  {
    rule: 'with exactly a quarter of its health one makes a substitute and faints of it',
    teams: [thrower, mew(240)], // 400
    chance: { hit: [true, true, true] },
    choices,
    after: [{}, { health: 0 }],
    winner: 0,
  },
  {
    rule: 'with a little less than a quarter one cannot: 99 of 399',
    teams: [thrower, mew(236)],
    chance: { hit: [true, true, true, false] },
    choices,
    after: [{}, { health: 99, substitute: 0 }],
    why: ['weak'],
  },
  {
    rule: 'with a little more than a quarter a little is left: 101 of 401',
    teams: [thrower, mew(244)],
    chance: { hit: [true, true, true, false] },
    choices,
    after: [{}, { health: 1, substitute: 101 }],
    why: [],
  },
  {
    rule: 'behind a substitute nobody is dreamt of, even asleep, and nothing is rolled',
    // Mew is faster than Machamp, and behind its substitute before it is put to sleep.
    teams: [
      [{ species: 'Machamp', moves: ['spore', 'dreameater'] }],
      [{ species: 'Mew', moves: ['substitute', 'splash'] }],
    ],
    chance: { hit: [true], sleepTurns: [6] },
    choices: ['move 1 spore', 'move 1 substitute', 'move 2 dreameater'],
    after: [{}, { health: 303, substitute: 101, status: 'sleep' }],
  },
  ...(
    [
      ['nobody takes it', 'move 3 splash', 0],
      ["its foe's takes it", 'move 2 substitute', 96 - 35], // 383 / 4, and one more
    ] as const
  ).map(([who, second, left]) => ({
    rule: `what one does to oneself in confusion one's own substitute does not take: ${who}`,
    // Mew is faster, and hurts itself by 42 * 298 * 40 / 298 / 50 + 2 = 35 in the end.
    teams: [
      [{ species: 'Machamp', moves: ['confuseray', 'substitute', 'splash'] }],
      [{ species: 'Mew', moves: ['substitute', 'splash'] }],
    ] as const,
    chance: { hit: [true], confusionTurns: [3], confusion: [true, false] },
    choices: [
      ...['move 1 confuseray', 'move 2 splash'],
      ...[second, 'move 1 substitute'],
      ...['move 3 splash', 'move 2 splash'],
    ],
    after: [{ substitute: left }, { health: 303, substitute: 101 }] as const,
    why: ['confused'],
  })),
  ...['poisonpowder', 'poisongas', 'toxic'].map((poison) => ({
    rule: `behind a substitute nobody is poisoned: ${poison}`,
    teams: [[{ species: 'Weezing', moves: [poison] }], [{ species: 'Mew', moves: ['substitute', 'splash'] }]] as const, // Mew is faster
    chance: { hit: [true] },
    choices: ['move 1 substitute'],
    after: [{}, { health: 303, substitute: 101, status: '' as const }] as const,
    why: ['substitute'],
  })),
];
