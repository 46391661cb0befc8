import { start } from '@fermata/core';
import { expect, test } from 'vitest';
import { CATALOG, findGame } from './index.ts';
import { UnknownGame } from './unknown-game.ts';

test.each(CATALOG.map((entry) => [entry.game.name, entry] as const))('%s can be put on a table', (name, entry) => {
  const match = start(entry.game, { seed: 1 });
  expect(entry.board(match.view(0))).not.toBe('');
  expect(findGame(name)).toBe(entry);
  expect(findGame(entry.title)).toBe(entry);
});

test.each(CATALOG)('$title tells a newcomer what it is about, and how it is played', ({ manual }) => {
  expect(manual?.goal).toMatch(/^\S[^\n]{10,119}[.]$/);
  expect(manual?.rules.length).toBeGreaterThan(1);
  for (const { heading, paragraphs } of manual?.rules ?? []) {
    expect(heading).not.toMatch(/[.]$/);
    for (const text of paragraphs) expect(text).toMatch(/^\S[^\n]+[.]$/);
  }
});

test('names and titles are there once', () => {
  expect(new Set(CATALOG.map(({ game }) => game.name)).size).toBe(CATALOG.length);
  expect(new Set(CATALOG.map(({ title }) => title)).size).toBe(CATALOG.length);
});

test('a title may be another word than the name', () => {
  expect(findGame('Pokémon Arena').game.name).toBe('pokemon-arena');
  expect(findGame('pokémon').game.name).toBe('pokemon');
});

test.each([
  ['pgi', 'there is no game "pgi"; did you mean pig?'],
  ['connect', 'there is no game "connect"; did you mean connect-four?'],
  ['Connectfour', 'there is no game "Connectfour"; did you mean connect-four?'],
  ['chess', `there is no game "chess"; choose one of ${CATALOG.map(({ game }) => game.name).join(', ')}`],
])('an unknown name %s is refused with advice', (name, message) => {
  expect(() => findGame(name)).toThrow(new UnknownGame(message));
});

test.each<readonly [given: unknown, got: string]>([
  [undefined, 'nothing'],
  [null, 'null'],
  [7, '7'],
  [['pig'], 'an object'],
  [CATALOG[0]?.game, 'an object'],
])('what is no text is refused: %j', (given, got) => {
  const find = () => findGame(given as string); // types would refuse it
  expect(find).toThrow(new UnknownGame(`a game is found by its name, a text; got ${got}`));
});
