/** What was discarded face down from a hand that was partly known, turned up, or shuffled into the pile again. */
import { judge } from '../../test/games/beliefs.ts';

const KNOWN = { 'hand 0': 'a b c', 'hand 1': 'h', pile: 'd e f' };

judge([
  {
    rule: 'one card discarded of three, of which one was known',
    given: KNOWN,
    deeds: [
      [0, 'show', 'a'],
      [0, 'discard', 'b'],
    ],
    seat: 1,
    steps: [
      ['seen', 'a', 'hand 0'],
      ['untold', 'hand 0', 'discard'],
    ],
    // Any of the three; which the others are is any of five.
    counted: { 'a in discard': '1/3', 'e in discard': '2/15' },
  },
  {
    rule: 'two discarded of three, of which two were known: one that was never seen is turned up',
    given: KNOWN,
    deeds: [
      [0, 'show', 'a'],
      [0, 'show', 'b'],
      [0, 'discard', 'b'],
      [0, 'discard', 'c'],
      [0, 'turnUp', 'c'],
    ],
    seat: 1,
    steps: [
      ['seen', 'a', 'hand 0'],
      ['seen', 'b', 'hand 0'],
      ['untold', 'hand 0', 'discard'],
      ['untold', 'hand 0', 'discard'],
      ['told', 'c', 'discard', 'table'],
    ],
    // With c either a or b was discarded, never both.
    counted: { 'a in discard': '1/2', 'a in discard, b in discard': '0/1' },
  },
  {
    rule: 'two discarded of three, of which two were known: one of these is turned up',
    given: KNOWN,
    deeds: [
      [0, 'show', 'a'],
      [0, 'show', 'b'],
      [0, 'discard', 'a'],
      [0, 'discard', 'c'],
      [0, 'turnUp', 'a'],
    ],
    seat: 1,
    steps: [
      ['seen', 'a', 'hand 0'],
      ['seen', 'b', 'hand 0'],
      ['untold', 'hand 0', 'discard'],
      ['untold', 'hand 0', 'discard'],
      ['told', 'a', 'discard', 'table'],
    ],
    // With a either b was discarded or the third card, which is any of c to f.
    counted: { 'b in discard': '1/2', 'c in hand 0': '1/8' },
  },
  {
    rule: 'one discarded of two, then another after a draw; one that was never seen is turned up',
    given: { 'hand 0': 'a b', 'hand 1': 'h', pile: 'c d e' },
    deeds: [
      [0, 'show', 'a'],
      [0, 'discard', 'b'],
      [0, 'draw', 'c'],
      [0, 'discard', 'a'],
      [0, 'turnUp', 'b'],
    ],
    seat: 1,
    steps: [
      ['seen', 'a', 'hand 0'],
      ['untold', 'hand 0', 'discard'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'hand 0', 'discard'],
      ['told', 'b', 'discard', 'table'],
    ],
    // Two times two discards: a went first in 2, second in 1, never in 1. b is any of those that went but a: 2 ways where a
    // never went, 1 in each of the other three.
    counted: { 'a in discard': '3/5' },
  },
  {
    rule: 'a discard of which one card is known, shuffled into the pile, from which one is drawn',
    given: { 'hand 0': 'a b c', 'hand 1': 'h', pile: 'd e' },
    deeds: [
      [0, 'show', 'b'],
      [0, 'discardOpenly', 'a'],
      [0, 'discard', 'c'],
      [0, 'gather'],
      [0, 'draw', 'd'],
    ],
    seat: 1,
    steps: [
      ['seen', 'b', 'hand 0'],
      ['told', 'a', 'hand 0', 'discard'],
      ['untold', 'hand 0', 'discard'],
      ['all', 'discard', 'pile'],
      ['untold', 'pile', 'hand 0'],
    ],
    // One of two discarded, one of four drawn, 8 ways: a was drawn in 2; b was kept in 4 and drawn again in 1; b was kept and
    // a drawn in 1.
    counted: { 'a in hand 0': '2/8', 'b in hand 0': '5/8', 'a in hand 0, b in hand 0': '1/8' },
  },
  {
    rule: 'cards played and discarded, shuffled into the pile, from which two hands are dealt',
    given: { 'hand 0': 'a b', 'hand 1': 'h', 'hand 2': 'i', pile: 'c d' },
    seats: 3,
    deeds: [
      [0, 'play', 'a'],
      [0, 'discard', 'b'],
      [0, 'gather'],
      [0, 'draw', 'a'],
      [2, 'draw', 'c'],
      [2, 'play', 'c'],
    ],
    seat: 1,
    steps: [
      ['told', 'a', 'hand 0', 'table'],
      ['untold', 'hand 0', 'discard'],
      ['all', 'discard', 'pile'],
      ['all', 'table', 'pile'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'pile', 'hand 2'],
      ['told', 'c', 'hand 2', 'table'],
    ],
    // With a in hand 0, the four others lie in 24 orders; the pile is all but hand 2's card, and 4 times 3 draws follow. Hand 2 had c in
    // 6 orders: 72 ways, 18 with a drawn by 0, 18 by 2. In 18 it had not, and drew c after 0 drew one of 3: 54 ways, 18 with a.
    counted: { 'a in hand 0': '36/126', 'a in hand 2': '18/126' },
  },
  {
    rule: 'a card that was shown, put back and perhaps drawn anew, after all cards have been in the pile again',
    given: { 'hand 0': 'a b', pile: 'c d e f g h i j' },
    deeds: [
      [0, 'show', 'b'],
      [0, 'discard', 'a'],
      [0, 'gather'],
      [0, 'draw', 'c'],
      [0, 'return', 'b'],
      [0, 'return', 'c'],
      [0, 'draw', 'a'],
      [0, 'draw', 'b'],
      [0, 'show', 'a'],
      [0, 'returnOpenly', 'a'],
      [0, 'draw', 'd'],
    ],
    seat: 1,
    steps: [
      ['seen', 'b', 'hand 0'],
      ['untold', 'hand 0', 'discard'],
      ['all', 'discard', 'pile'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'hand 0', 'pile'],
      ['untold', 'hand 0', 'pile'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'pile', 'hand 0'],
      ['seen', 'a', 'hand 0'],
      ['told', 'a', 'hand 0', 'pile'],
      ['untold', 'pile', 'hand 0'],
    ],
    // Nothing of before counts: one of nine was drawn last; b came with a in 9 of 81 ways and was drawn last in 8.
    counted: { 'a in hand 0': '1/9', 'b in hand 0': '17/81' },
  },
]);
