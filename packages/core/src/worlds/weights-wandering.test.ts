/** Known cards that have wandered unseen through several zones, and what it tells of them that another card is seen. */
import { describe, test } from 'vitest';
import { type Belief, expectWorlds, judge, PACES, played, WORLDS } from '../../test/games/beliefs.ts';

const DISCARDED: Belief = {
  rule: 'a known card of a hand that drew, discarded unseen, drew, and then shows a card that nobody knew',
  given: { 'hand 0': 'x u', pile: 'v w y' },
  deeds: [
    [0, 'show', 'x'],
    [0, 'draw', 'v'],
    [0, 'discard', 'v'],
    [0, 'draw', 'y'],
    [0, 'show', 'y'],
  ],
  seat: 1,
  steps: [
    ['seen', 'x', 'hand 0'],
    ['untold', 'pile', 'hand 0'],
    ['untold', 'hand 0', 'discard'],
    ['untold', 'pile', 'hand 0'],
    ['seen', 'y', 'hand 0'],
  ],
  // y is any of the hand's cards but x: 3 where x was discarded, 2 where the second, 2 where the third.
  counted: { 'x in discard': '3/7' },
  paces: PACES,
};

const RETURNED: Belief = {
  rule: 'the same, where it was put back into the small pile that was drawn from',
  given: { 'hand 0': 'x u', pile: 'v w y' },
  deeds: [
    [0, 'show', 'x'],
    [0, 'draw', 'v'],
    [0, 'return', 'x'],
    [0, 'draw', 'y'],
    [0, 'show', 'y'],
  ],
  seat: 1,
  steps: [
    ['seen', 'x', 'hand 0'],
    ['untold', 'pile', 'hand 0'],
    ['untold', 'hand 0', 'pile'],
    ['untold', 'pile', 'hand 0'],
    ['seen', 'y', 'hand 0'],
  ],
  // One of three put back, one of three drawn. x and then another: 2 ways, y any of 3 cards. x and x again: 1 way, of 2.
  // Another: 6 ways, of 2. So x stays away in 6 of 6 + 2 + 12.
  counted: { 'x in pile': '6/20' },
};

const TWO_WANDER: Belief = {
  rule: 'two known cards of two hands that gave each other one, of which one discards',
  given: { 'hand 0': 'x u', 'hand 1': 'z v', 'hand 2': 'h', pile: 'y w' },
  seats: 3,
  deeds: [
    [0, 'show', 'x'],
    [1, 'show', 'z'],
    [0, 'give 1', 'x'],
    [1, 'give 0', 'v'],
    [1, 'discard', 'z'],
    [0, 'show', 'u'],
  ],
  seat: 2,
  steps: [
    ['seen', 'x', 'hand 0'],
    ['seen', 'z', 'hand 1'],
    ['untold', 'hand 0', 'hand 1'],
    ['untold', 'hand 1', 'hand 0'],
    ['untold', 'hand 1', 'discard'],
    ['seen', 'u', 'hand 0'],
  ],
  counted: {
    // Call the cards that nobody knew p (of hand 0) and q. Given x, back x, z or q: hand 0 is xp, zp or qp. Given p, back z, q or
    // p: xz, xq or xp. u is any of p and q there: 1 + 1 + 2 + 0 + 1 + 1 = 6 ways, of which x is in hand 0 in 1 + 1 + 1.
    'x in hand 0': '3/6',
    // Two discards each, 12 ways. z was one of hand 1's two in all but those that have it in hand 0: 1 + 2 + 1 + 1.
    'z in discard': '5/12',
    // Of those 1 + 1 + 1.
    'x in hand 0, z in discard': '3/12',
  },
  paces: PACES,
};

const SEEN_AT_LAST: Belief = {
  rule: 'a known card, seen at last in another hand, that went there with or without another one',
  given: { 'hand 0': 'x w u', 'hand 2': 'h', pile: 'a b c' },
  seats: 3,
  deeds: [
    [0, 'show', 'x'],
    [0, 'show', 'w'],
    [0, 'discard', 'x'],
    [0, 'discard', 'u'],
    [0, 'gather'],
    [1, 'draw', 'a'],
    [1, 'draw', 'x'],
    [1, 'show', 'x'],
  ],
  seat: 2,
  steps: [
    ['seen', 'x', 'hand 0'],
    ['seen', 'w', 'hand 0'],
    ['untold', 'hand 0', 'discard'],
    ['untold', 'hand 0', 'discard'],
    ['all', 'discard', 'pile'],
    ['untold', 'pile', 'hand 1'],
    ['untold', 'pile', 'hand 1'],
    ['seen', 'x', 'hand 1'],
  ],
  // x went with w or with the third. Where with w, w is drawn in one of four, since x was the other that was drawn.
  counted: { 'w in hand 0': '4/8', 'w in hand 1': '1/8' },
};

const CONFIDED = {
  given: { 'hand 0': 'a b', 'hand 1': 'c', 'hand 2': 'd', pile: 'e f g' },
  seats: 3,
  deeds: [
    [0, 'confide 1', 'a'],
    [0, 'return', 'b'],
    [0, 'draw', 'e'],
  ],
} as const;

judge([
  DISCARDED,
  RETURNED,
  TWO_WANDER,
  SEEN_AT_LAST,
  {
    ...CONFIDED,
    rule: 'a card that one was shown alone',
    seat: 1,
    steps: [
      ['seen', 'a', 'hand 0'],
      ['untold', 'hand 0', 'pile'],
      ['untold', 'pile', 'hand 0'],
    ],
    // One of two put back, one of four drawn: a was kept in 4 of 8, put back and drawn in 1.
    counted: { 'a in hand 0': '5/8' },
  },
  {
    ...CONFIDED,
    rule: 'a card that only somebody else was shown',
    seat: 2,
    steps: [
      ['untold', 'hand 0', 'pile'],
      ['untold', 'pile', 'hand 0'],
    ],
    // It is any of the six that one does not have oneself: two are in that hand, one in the other.
    counted: { 'a in hand 0': '2/6', 'a in hand 1': '1/6' },
  },
  {
    rule: 'a card that one gave away oneself, from there to a third hand or not',
    given: { 'hand 0': 'x', 'hand 1': 'a b', 'hand 2': 'c', pile: 'd e' },
    seats: 3,
    deeds: [
      [0, 'give 1', 'x'],
      [1, 'give 2', 'a'],
      [2, 'give 1', 'c'],
      [2, 'show', 'a'],
    ],
    seat: 0,
    steps: [
      ['told', 'x', 'hand 0', 'hand 1'],
      ['untold', 'hand 1', 'hand 2'],
      ['untold', 'hand 2', 'hand 1'],
      ['seen', 'a', 'hand 2'],
    ],
    // x was given on or not; had hand 2 kept it, it would not hold a. Besides x hand 1 holds two of the four others.
    counted: { 'x in hand 1': '1/1', 'c in hand 1': '2/4' },
  },
]);

describe('a world of a world', () => {
  const beliefs = [DISCARDED, TWO_WANDER, SEEN_AT_LAST];
  test.each(beliefs.map((belief) => [belief.rule, belief] as const))('%s', (_, { seat, counted, ...belief }) => {
    for (const pace of ['in one turn', 'over several turns'] as const) {
      const match = played(belief, pace);
      // Each is of a belief of its own, which takes a hundred times as long: so there are fewer of them.
      expectWorlds(counted, (oracle) => match.redeal(seat, oracle).redeal(seat, oracle), WORLDS / 8);
    }
  });
});
