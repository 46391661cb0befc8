/** Whole hands change owners in one event: what was known of them goes with them. */
import { describe, expect, test } from 'vitest';
import { type Belief, judge, PACES, played } from '../../test/games/beliefs.ts';
import { seeded } from '../index.ts';

const HANDS = { 'hand 0': 'a', 'hand 1': 'c', 'hand 2': 'h', pile: 'd e' };
const SHOWN = [
  [0, 'show', 'a'],
  [1, 'show', 'c'],
] as const;

const TRADED: Belief = {
  rule: 'two hands of one known card each that trade',
  given: HANDS,
  seats: 3,
  deeds: [...SHOWN, [0, 'swap 1', 'a', 'c']],
  seat: 2,
  steps: [
    ['seen', 'a', 'hand 0'],
    ['seen', 'c', 'hand 1'],
    ['swap', 'hand 0', 'hand 1'],
  ],
  // There is but one card to give, and one to take.
  counted: { 'c in hand 0': '1/1', 'a in hand 1': '1/1', 'd in pile': '1/1' },
  paces: PACES,
};

const ROUND: Belief = {
  rule: 'three hands that go round, two of them known, seen by the third',
  given: HANDS,
  seats: 3,
  deeds: [...SHOWN, [0, 'rotate'], [0, 'rotate']],
  seat: 2,
  steps: [
    ['seen', 'a', 'hand 0'],
    ['seen', 'c', 'hand 1'],
    ['rotate', 'hand 0', 'hand 1', 'hand 2'],
    ['rotate', 'hand 0', 'hand 1', 'hand 2'],
  ],
  // c has come to seat 2 and gone on to seat 0, h has gone by seat 0 to seat 1, and a lies before the eyes of seat 2.
  counted: { 'a in hand 2': '1/1', 'c in hand 0': '1/1', 'h in hand 1': '1/1' },
  paces: PACES,
};

judge([
  TRADED,
  ROUND,
  {
    rule: 'hands of two that go round, one card known in each, before one is put back',
    given: { 'hand 0': 'a b', 'hand 1': 'c d', 'hand 2': 'h', pile: 'e f g' },
    seats: 3,
    deeds: [...SHOWN, [0, 'rotate'], [1, 'return', 'b']],
    seat: 2,
    steps: [
      ['seen', 'a', 'hand 0'],
      ['seen', 'c', 'hand 1'],
      ['rotate', 'hand 0', 'hand 1', 'hand 2'],
      ['told', 'c', 'hand 2', 'hand 2'],
      ['told', 'd', 'hand 2', 'hand 2'],
      ['untold', 'hand 1', 'pile'],
    ],
    // a and one more came to seat 1, which put back one of the two; that other is any of b, e, f and g.
    counted: { 'a in hand 1': '1/2', 'b in hand 1': '1/8', 'b in pile': '7/8', 'c in hand 2': '1/1' },
  },
]);

describe('of the worlds', () => {
  test.each([TRADED, ROUND])('each has all the cards: $rule', (belief) => {
    for (const pace of PACES) {
      const { zones } = played(belief, pace).redeal(belief.seat, seeded('cards')).state;
      expect(Object.values(zones).flat().sort().join(' ')).toBe('a c d e h');
    }
  });
});
