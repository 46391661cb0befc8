import type { Row } from './row.ts';

const snorlax = { species: 'Snorlax', moves: ['splash'] };

/** Ice stays until fire that can burn comes upon it. */
export const ICE: readonly Row[] = [
  {
    rule: 'fire that can burn melts it, whether it burns or not',
    teams: [[{ species: 'Mew', moves: ['icebeam', 'firepunch'] }], [snorlax]],
    chance: { hit: [true, true], crit: [false, false], damage: [217, 217], secondary: [true, false] },
    choices: ['move 1 icebeam', 'move 2 firepunch'],
    after: [{}, { status: '' }],
    why: ['frozen'],
  },
  {
    rule: 'Fire Spin, which cannot, melts nothing',
    teams: [[{ species: 'Mew', moves: ['icebeam', 'firespin'] }], [snorlax]],
    chance: { hit: [true, true], crit: [false, false], damage: [217, 217], secondary: [true], trapTurns: [2] },
    choices: ['move 1 icebeam', 'move 2 firespin'],
    after: [{}, { status: 'freeze' }],
  },
];
