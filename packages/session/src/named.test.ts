import { expect, test } from 'vitest';
import { named } from './named.ts';

test.each([
  ['Seat 0 rolls a 4.', 'You roll a 4.'],
  ['Seat 1 rolls a 4.', 'Ada rolls a 4.'],
  ['Seat 0 has won.', 'You have won.'],
  ['Seat 0 passes.', 'You pass.'],
  ['Seat 0 catches a fish.', 'You catch a fish.'],
  ['Seat 0 carries on.', 'You carry on.'],
  ['Seat 0 goes first; seat 1 is next.', 'You go first; Ada is next.'],
  ["Seat 0's hand, and seat 1's.", "Your hand, and Ada's."],
  ['It hits seat 0.', 'It hits you.'],
  ['Seat 0 may undo.', 'You may undo.'],
  ['You, seat 0', 'You'],
  ['Seat 7 rolls.', 'Seat 7 rolls.'],
  ['A seat is free.', 'A seat is free.'],
])('%s → %s', (text, expected) => {
  expect(named(text, ['you', 'Ada'])).toBe(expected);
});
