import { type CatalogEntry, findGame } from '@fermata/catalog';
import { start } from '@fermata/core';
import { expect, test } from 'vitest';
import type { Mind } from '../agents.ts';
import { thoughtLines } from './thoughts.ts';

/** What is told of an agent that thinks this of the first option. */
function told(entry: CatalogEntry, value: number): string | undefined {
  const match = start(entry.game, { seed: 'rain' });
  const [prompt] = match.prompts(0);
  const thoughts = () => [{ option: 'any', at: 0, visits: 20, value }];
  const mind: Mind = Object.assign(() => 0, { thoughts });
  const telling = { game: entry.game, say: (text: string) => text, columns: undefined };
  return thoughtLines(telling, mind, prompt!); // seat 0 begins
}

test.each([
  ['connect-four', 0.625, '      20 tries  worth  63 %  column 1'],
  ['connect-four', 1, '      20 tries  worth 100 %  column 1'],
  ['kuhn-poker', 0.5, '      20 tries  worth   0.50 points  pass'],
  ['kuhn-poker', -1, '      20 tries  worth  -1.00 points  pass'],
])('in %s %d is told as %j', (game, value, line) => {
  expect(told(findGame(game), value)).toBe(line);
});
