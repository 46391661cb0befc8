/**
 * Worlds are dealt by right weights: every way that fits what the seat was shown is equally likely. Fractions are counted by
 * hand, and once more by going through all the ways; worlds meet them within three standard deviations.
 */
import { describe, expect, test } from 'vitest';
import { type Belief, judge, PACES } from '../../test/games/beliefs.ts';
import { wanderers } from '../../test/games/wanderers.ts';
import { countOf, waysOf } from '../../test/games/ways.ts';
import { checkGame } from '../testing/index.ts';

const SHOWN_AND_RETURNED: Belief = {
  rule: 'a card that was shown, put back and perhaps drawn anew',
  given: { pile: 'a b c d e f g h i j' },
  deeds: [
    [0, 'draw', 'a'],
    [0, 'draw', 'b'],
    [0, 'show', 'a'],
    [0, 'returnOpenly', 'a'],
    [0, 'draw', 'c'],
  ],
  seat: 1,
  steps: [
    ['untold', 'pile', 'hand 0'],
    ['untold', 'pile', 'hand 0'],
    ['seen', 'a', 'hand 0'],
    ['told', 'a', 'hand 0', 'pile'],
    ['untold', 'pile', 'hand 0'],
  ],
  counted: {
    // One of the nine in the pile was drawn last.
    'a in hand 0': '1/9',
    // Nine cards may have come with a, then nine may have been drawn: c came with a in 9 of 81, and was drawn last in 8.
    'c in hand 0': '17/81',
  },
  paces: PACES,
};

const PEEKED_AND_RETURNED: Belief = {
  rule: 'a card that one has peeked at, before one of that hand was put back and one drawn',
  given: { 'hand 0': 'a b', pile: 'c d e' },
  deeds: [
    [1, 'peek 0', 'a'],
    [0, 'return', 'b'],
    [0, 'draw', 'd'],
  ],
  seat: 1,
  steps: [
    ['seen', 'a', 'hand 0'],
    ['untold', 'hand 0', 'pile'],
    ['untold', 'pile', 'hand 0'],
  ],
  // One of two put back, one of four drawn: a was kept in 4 of 8, put back and drawn in 1.
  counted: { 'a in hand 0': '5/8' },
  paces: PACES,
};

const PARTLY_SEEN: Belief = {
  rule: 'a hand of which two cards were seen, and from which cards were played after some came and went unseen',
  given: { 'hand 0': 'a b c', 'hand 1': 'h', pile: 'd e f g' },
  deeds: [
    [0, 'show', 'a'],
    [0, 'show', 'b'],
    [0, 'draw', 'd'],
    [0, 'discard', 'a'],
    [0, 'play', 'b'],
    [0, 'play', 'c'],
  ],
  seat: 1,
  steps: [
    ['seen', 'a', 'hand 0'],
    ['seen', 'b', 'hand 0'],
    ['untold', 'pile', 'hand 0'],
    ['untold', 'hand 0', 'discard'],
    ['told', 'b', 'hand 0', 'table'],
    ['told', 'c', 'hand 0', 'table'],
  ],
  counted: {
    // b was not discarded, nor was c, whether it was the third card or was drawn: it was a or the other one.
    'a in discard': '1/2',
    // The other one is d, e, f or g, and lies in the hand or in the discard.
    'd in discard': '1/8',
  },
  paces: PACES,
};

const SWAPPED: Belief = {
  rule: 'known cards of two hands that have twice swapped a card, before one of them is seen again',
  given: { 'hand 0': 'a b', 'hand 1': 'c d e', 'hand 2': 'h', pile: 'f g' },
  seats: 3,
  deeds: [
    [0, 'show', 'a'],
    [1, 'show', 'c'],
    [0, 'swap 1', 'a', 'd'],
    [1, 'swap 0', 'e', 'b'],
    [1, 'show', 'a'],
  ],
  seat: 2,
  steps: [
    ['seen', 'a', 'hand 0'],
    ['seen', 'c', 'hand 1'],
    ['swap', 'hand 0', 'hand 1'],
    ['swap', 'hand 0', 'hand 1'],
    ['seen', 'a', 'hand 1'],
  ],
  counted: {
    // Of the 6 first swaps 2 move a alone, 2 neither, 1 both, 1 c alone; to have a in hand 1 and c in hand 0 they go on in
    // 2, 1, 2 and 3 ways of 6: 4 + 2 + 2 + 3 = 11. a is in hand 1 in 21: 3 times 4 where it was there, 3 times 3 where not.
    'c in hand 0': '11/21',
  },
  paces: PACES,
};

judge([
  SHOWN_AND_RETURNED,
  PEEKED_AND_RETURNED,
  SWAPPED,
  PARTLY_SEEN,
  {
    rule: 'a known card of a hand that has swapped one card with another hand',
    given: { 'hand 0': 'a b', 'hand 1': 'c d e', 'hand 2': 'h', pile: 'f g' },
    seats: 3,
    deeds: [
      [0, 'show', 'a'],
      [1, 'show', 'c'],
      [0, 'swap 1', 'b', 'd'],
    ],
    seat: 2,
    steps: [
      ['seen', 'a', 'hand 0'],
      ['seen', 'c', 'hand 1'],
      ['swap', 'hand 0', 'hand 1'],
    ],
    // One of two for one of three.
    counted: { 'a in hand 1': '1/2', 'c in hand 0': '1/3', 'a in hand 1, c in hand 0': '1/6' },
  },
  {
    rule: 'a known card of a hand that has given a card and then taken one from there',
    given: { 'hand 0': 'a b', 'hand 1': 'c d e', 'hand 2': 'h', pile: 'f g' },
    seats: 3,
    deeds: [
      [0, 'show', 'a'],
      [0, 'give 1', 'b'],
      [0, 'take 1', 'c'],
    ],
    seat: 2,
    steps: [
      ['seen', 'a', 'hand 0'],
      ['untold', 'hand 0', 'hand 1'],
      ['untold', 'hand 1', 'hand 0'],
    ],
    // One of two was given, one of four taken: a was given in 4 of 8, and not taken back in 3 of those.
    counted: { 'a in hand 1': '3/8' },
  },
  {
    rule: 'a card that was shown as one of two lifted, of which one was kept, before another was drawn',
    given: { pile: 'a b c d e f' },
    deeds: [
      [0, 'lift', 'a'],
      [0, 'lift', 'b'],
      [0, 'showAside', 'a'],
      [0, 'keep', 'b'],
      [0, 'putBack', 'a'],
      [0, 'draw', 'c'],
    ],
    seat: 1,
    steps: [
      ['untold', 'pile', 'aside 0'],
      ['untold', 'pile', 'aside 0'],
      ['seen', 'a', 'aside 0'],
      ['untold', 'aside 0', 'hand 0'],
      ['untold', 'aside 0', 'pile'],
      ['untold', 'pile', 'hand 0'],
    ],
    // One of two kept, one of five drawn: a was kept in 5 of 10, put back and drawn in 1.
    counted: { 'a in hand 0': '6/10' },
  },
  {
    rule: 'a card known to lie in the pile, when two were lifted unseen and one kept',
    given: { table: 'a', pile: 'b c d', 'hand 0': 'e' },
    deeds: [
      [0, 'gather'],
      [0, 'lift', 'a'],
      [0, 'lift', 'b'],
      [0, 'keep', 'a'],
      [0, 'putBack', 'b'],
    ],
    seat: 1,
    steps: [
      ['all', 'table', 'pile'],
      ['untold', 'pile', 'aside 0'],
      ['untold', 'pile', 'aside 0'],
      ['untold', 'aside 0', 'hand 0'],
      ['untold', 'aside 0', 'pile'],
    ],
    counted: {
      // Any of four was kept in the end.
      'a in hand 0': '1/4',
      // Any of the four others was there at first; where b was not, 3 of 4, it was kept in one of four: 4/16 + 3/16.
      'b in hand 0': '7/16',
    },
  },
]);

describe('the counting', () => {
  test('of ways comes to the odds of a school book', () => {
    // 10 hands, 2 cards to put back, 4 to draw. Any of the five cards is one of the two in hand as often as the others.
    const ways = waysOf({ hand: 'a b', pile: 'c d e' }, () => false, [
      ['untold', 'hand', 'pile'],
      ['untold', 'pile', 'hand'],
    ]);
    expect(countOf(ways, 'a in hand')).toEqual({ fit: 32, all: 80 });
    const boxes = waysOf({ left: 'ball', right: 'stone', middle: 'pebble' }, () => false, [['lacks', 'ball', 'right']]);
    expect(countOf(boxes, 'ball in left')).toEqual({ fit: 2, all: 4 });
  });
});

test('the game of wandering cards is sound, and tells nothing that it does not say', () => {
  expect(checkGame(wanderers, { matches: 10, seconds: 120 })).toEqual({ matches: 10, leftOut: [] });
});
