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
  ['Seat 0 holds and banks 12.', 'You hold and bank 12.'],
  ['Seat 1 holds and banks 12.', 'Ada holds and banks 12.'],
  ['Seat 0 rolls a 1 and loses the pot.', 'You roll a 1 and lose the pot.'],
  ['Seat 0 takes seeds and eggs.', 'You take seeds and eggs.'],
  ['Barn Owl of seat 0 hunts Brant, and misses.', 'Barn Owl of yours hunts Brant, and misses.'],
  ['Barn Owl of seat 1 hunts Brant.', 'Barn Owl of Ada hunts Brant.'],
  ["The attack of seat 0's Onix rises.", 'The attack of your Onix rises.'],
  ['Seat 0 may undo.', 'You may undo.'],
  ['You, seat 0', 'You'],
  ['Seat 7 rolls.', 'Seat 7 rolls.'],
  ['A seat is free.', 'A seat is free.'],
])('%s → %s', (text, expected) => {
  expect(named(text, ['you', 'Ada'])).toBe(expected);
});

test('who has no name keeps the seat', () => {
  expect(named('Seat 0 hits seat 1.', [undefined, 'Ada'])).toBe('Seat 0 hits Ada.');
});
