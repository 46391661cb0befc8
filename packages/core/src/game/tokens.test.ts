import { expect, test } from 'vitest';
import { BrokenRules } from '../values/errors.ts';
import { moveTokens, seatsFrom } from './tokens.ts';

test.each<[rule: string, tokens: string[], from: string[], to: string[]]>([
  ['one from the middle', ['king'], ['ace', 'ten'], ['two', 'king']],
  ['several, in the order in which they are named', ['ten', 'ace'], ['king'], ['two', 'ten', 'ace']],
  ['none', [], ['ace', 'king', 'ten'], ['two']],
])('tokens move to the end of another place: %s', (_, tokens, from, to) => {
  const state = { hand: ['ace', 'king', 'ten'], aside: ['two'] };
  moveTokens(tokens, state.hand, state.aside);
  expect(state).toEqual({ hand: from, aside: to });
});

test('a token that is not there is a mistake of the rules', () => {
  const fault = new BrokenRules('event', '"two" is not where it is moved from');
  expect(() => moveTokens(['two'], ['ace'], [])).toThrow(fault);
  expect(() => moveTokens(['ace', 'ace'], ['ace'], [])).toThrow('"ace" is not where');
});

test.each<[seat: number, seats: number, order: number[]]>([
  [0, 3, [0, 1, 2]],
  [2, 4, [2, 3, 0, 1]],
  [1, 2, [1, 0]],
  [0, 1, [0]],
])('seats in order from seat %d on, of %d', (seat, seats, order) => {
  expect(seatsFrom(seat, seats)).toEqual(order);
});
