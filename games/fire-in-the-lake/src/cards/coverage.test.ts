/** The coverage list: every side of every card is written, and some row of the card tests plays it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MISSING, sidesOf } from './index.ts';

const CARDS = Array.from({ length: 124 }, (_, one) => one + 1); // coups have no side
const HERE = new URL('.', import.meta.url);
const ROWS = readdirSync(HERE)
  .filter((file) => /^cards-.*\.test\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, HERE), 'utf8'))
  .join('\n');

test('every side of every card is written', () => {
  expect(MISSING).toEqual([]);
});

test('every side of every card is played by a row of its own', () => {
  const unplayed = CARDS.flatMap((card) =>
    sidesOf(card)
      .filter((side) => !ROWS.includes(`playCard(${card}, '${side}'`) && !ROWS.includes(`playPivotal(${card}, `))
      .map((side) => `${card}:${side}`),
  );
  expect(unplayed).toEqual([]);
});
