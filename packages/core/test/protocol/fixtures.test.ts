/** The games on which the protocol is tried are fair games themselves: what is shown with them is shown of the protocol. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/index.ts';
import { checkGame, leaks } from '../../src/testing/index.ts';

const FILES = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts'));
const GAMES = (
  await Promise.all(
    FILES.filter((file) => !file.endsWith('.test.ts')).map(async (file) =>
      Object.values(await import(`${import.meta.dirname}/${file}`)),
    ),
  )
)
  .flat()
  .filter(isGame);

test.each(GAMES.map((game) => [game.name, game] as const))('%s passes every check', (_, game) => {
  expect(checkGame(game, { matches: 3, places: 1, seconds: 120 }).leftOut).toEqual([]);
  // What leaks is rare: it is looked for in more places.
  if (game.secrets !== undefined) expect(leaks(game, { matches: 6, seconds: 120 }).leftOut).toEqual([]);
});

test('no game is left out: all of them are exported by files of their own', () => {
  expect(GAMES.map(({ name }) => name).sort()).toEqual(['cups', 'eight-cities', 'market']);
  const tests = FILES.filter((file) => file.endsWith('.test.ts') && file !== 'fixtures.test.ts');
  expect(tests.filter((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('defineGame'))).toEqual(
    [],
  );
});

function isGame(value: unknown): value is AnyGame {
  return typeof value === 'object' && value !== null && 'turn' in value && 'apply' in value;
}
