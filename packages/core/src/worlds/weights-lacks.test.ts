/** What a hand was said not to hold it did not hold at that moment; what comes later is open again. */
import { judge } from '../../test/games/beliefs.ts';

const GIVEN = { 'hand 0': 'b c', 'hand 1': 'h', pile: 'a d e f' };
const THREE = { 'hand 0': 'a b', 'hand 1': 'c d', 'hand 2': 'h', pile: 'e f' };

judge([
  {
    rule: 'a card that the hand did not hold before it drew',
    given: GIVEN,
    deeds: [
      [1, 'ask 0', ['a']],
      [0, 'draw', 'd'],
    ],
    seat: 1,
    steps: [
      ['lacks', 'a', 'hand 0'],
      ['untold', 'pile', 'hand 0'],
    ],
    counted: {
      // One of the four in the pile was drawn.
      'a in hand 0': '1/4',
      // 10 hands of b to f, 4 draws: b was there in 4 times 4, and drawn in 6.
      'b in hand 0': '22/40',
    },
  },
  {
    rule: 'a card that the hand did not hold before it drew, nor after it discarded',
    given: GIVEN,
    deeds: [
      [1, 'ask 0', ['a']],
      [0, 'draw', 'd'],
      [0, 'discard', 'b'],
      [1, 'ask 0', ['a']],
    ],
    seat: 1,
    steps: [
      ['lacks', 'a', 'hand 0'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'hand 0', 'discard'],
      ['lacks', 'a', 'hand 0'],
    ],
    // One of four drawn, one of three discarded: a was never drawn in 9 of 12, drawn and discarded in 1.
    counted: { 'a in discard': '1/10' },
  },
  {
    rule: 'two cards of which one was held and the other not, before the hand drew and discarded',
    given: GIVEN,
    deeds: [
      [1, 'ask 0', ['a', 'b']],
      [0, 'draw', 'd'],
      [0, 'discard', 'd'],
    ],
    seat: 1,
    steps: [
      ['seen', 'b', 'hand 0'],
      ['lacks', 'a', 'hand 0'],
      ['untold', 'pile', 'hand 0'],
      ['untold', 'hand 0', 'discard'],
    ],
    // One of four drawn, one of three discarded.
    counted: {
      'b in hand 0': '2/3',
      'a in hand 0': '2/12',
      'a in discard': '1/12',
      'a in hand 0, b in hand 0': '1/12',
    },
  },
  {
    rule: 'two cards that the hand did not hold, before it swapped with another and that one lacked one of them',
    given: { ...THREE, 'hand 0': 'e f', pile: 'a b' },
    seats: 3,
    deeds: [
      [2, 'ask 0', ['a', 'b']],
      [0, 'swap 1', 'e', 'c'],
      [2, 'ask 1', ['a']],
    ],
    seat: 2,
    steps: [
      ['lacks', 'a b', 'hand 0'],
      ['swap', 'hand 0', 'hand 1'],
      ['lacks', 'a', 'hand 1'],
    ],
    // Places for a and b at first, one of two in hand 1 or one of two in the pile, 12 ways. Both in the pile: 2 ways, 4 swaps. a in
    // hand 1, b in the pile: 4 ways, 2 swaps move a away. b in hand 1, a in the pile: 4 ways, 4 swaps. Both in hand 1: 2 ways,
    // 2 swaps move a away. 8 + 8 + 16 + 4 = 36: a is in hand 0 in 8 + 4, b in hand 0 in half of the 16, else in hand 1 or the pile.
    counted: { 'a in hand 0': '12/36', 'b in hand 0': '8/36', 'b in hand 1': '12/36' },
  },
  {
    rule: 'a card that one hand lacked and then another, after they gave each other one',
    given: { ...THREE, 'hand 0': 'e b', pile: 'a f' },
    seats: 3,
    deeds: [
      [2, 'ask 0', ['a']],
      [1, 'give 0', 'c'],
      [0, 'give 1', 'e'],
      [2, 'ask 1', ['a']],
      [0, 'draw', 'f'],
    ],
    seat: 2,
    steps: [
      ['lacks', 'a', 'hand 0'],
      ['untold', 'hand 1', 'hand 0'],
      ['untold', 'hand 0', 'hand 1'],
      ['lacks', 'a', 'hand 1'],
      ['untold', 'pile', 'hand 0'],
    ],
    // Of four places for a two are in hand 1 and two in the pile. From hand 1 it went over in 1 of 2 and stayed there in 2 of 3:
    // 2 times 2 of 6. From the pile: 2 times 6 of 6, of which one of two was drawn. So 4 + 6 of 16.
    counted: { 'a in hand 0': '10/16' },
  },
]);
