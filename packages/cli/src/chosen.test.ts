/** A position and choices: any place in the middle of a turn, in a file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadMatch } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
const file = join(folder, 'place.json');
afterAll(() => rmSync(folder, { recursive: true }));

const KUHN = { game: 'kuhn-poker', position: { cards: ['K', 'J'] } };
const WINGSPAN = {
  game: 'wingspan',
  position: { players: [{ hand: ['mallard', 'great_horned_owl'], food: { seed: 3 } }, {}] },
};

test('choices are made one after the other by whoever is asked, and the match stands there', async () => {
  writeFileSync(file, JSON.stringify({ ...KUHN, choices: ['pass', 'bet'] }));
  const { match, kind } = await loadMatch(file);
  expect(kind).toBe('position');
  expect(match.state).toMatchObject({ betting: ['pass', 'bet'] });
  expect(match.prompts()).toMatchObject([{ seat: 0, options: ['fold', 'call'] }]);
});

test('so a position in the middle of a power can be had, before its question', async () => {
  writeFileSync(file, JSON.stringify({ ...WINGSPAN, choices: ['playBird'] }));
  const { match } = await loadMatch(file);
  expect(match.prompts()[0]?.seat).toBe(0);
  expect(match.choices).toBe(1);
});

test.each([
  [['call'], 'choice 1, "call", is not offered; "Pass or bet?" offers seat 0 "pass", "bet"'],
  [['bet', 'fold', 'call'], 'choice 3, "call", comes after the end of the match'],
  ['bet', 'its choices are no list, such as ["roll", ["egg", "seed"]]'],
])('%j is refused: %s', async (choices, why) => {
  writeFileSync(file, JSON.stringify({ ...KUHN, choices }));
  await expect(loadMatch(file)).rejects.toThrow(`cannot load "${file}": ${why}`);
});
