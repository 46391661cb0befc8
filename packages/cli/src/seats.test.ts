import { findGame } from '@fermata/catalog';
import { expect, test } from 'vitest';
import { botSeats, joinSeats, splitSeats } from './seats.ts';

test.each([
  ['greedy, random', ['greedy', 'random']],
  ['human,exec:python3 bot.py', ['human', 'exec:python3 bot.py']],
  ['"exec:bot --of a,b",random', ['exec:bot --of a,b', 'random']],
  ['exec:"bot --of a,b",random', ['exec:bot --of a,b', 'random']],
  ['a,,b', ['a', '', 'b']],
  ['', ['']],
])('the list %j names %j', (list, specs) => {
  expect(splitSeats(list)).toEqual(specs);
  expect(splitSeats(joinSeats(specs))).toEqual(specs);
});

test.each([
  [undefined, ['random', 'random']],
  ['3', ['random', 'random', 'random']],
  ['greedy', ['greedy', 'greedy']], // Pig is for two at least
  ['greedy,first,first', ['greedy', 'first', 'first']],
])('--seats %s of Pig seats %j', (text, specs) => {
  expect(botSeats(text, findGame('pig').game)).toEqual(specs);
});
