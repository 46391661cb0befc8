/** Whoever sees something on a table may ask what it is: `look` in the terminal, a card that is opened on the page. */
import { SPECTATOR, seeded, start } from '@fermata/core';
import { describeThing } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import type { Piece } from '@fermata/scene';
import { expect, test } from 'vitest';
import { CATALOG, type CatalogEntry } from './index.ts';

/** Tables that differ in what lies there, beside the usual one. */
const OPTIONS: { readonly [game: string]: readonly object[] } = {
  'fire-in-the-lake': [{ transfers: true }, { scenario: 'medium' }, { scenario: 'full' }],
};
const ROWS = CATALOG.flatMap((entry) => {
  const { name, seats } = entry.game;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
  return counts.map((count) => [name, count, entry] as const);
});

test.each(ROWS)('%s for %i: every piece of random matches has a text, in sentences', (name, seats, entry) => {
  const pieces = (OPTIONS[name] ?? [undefined]).flatMap((options) => piecesOf(entry, seats, options));
  expect(pieces.length).toBeGreaterThan(0);
  const once = [...new Map(pieces.map((piece) => [piece.name, piece])).values()];
  const told = once.map(
    ({ id, name }) => [name, describeThing(entry.game, name) ?? describeThing(entry.game, id)] as const,
  );
  expect(told.filter(([, text]) => text === undefined || !/^[\p{Lu}\d].*[.]$/su.test(text))).toEqual([]);
});

/** All that whoever is asked sees on the way, and a spectator at the end. */
function piecesOf({ game, staging }: CatalogEntry, seats: number, options: object | undefined): readonly Piece[] {
  const match = start(game, { seats, seed: 'things', ...(options && { options }) });
  const chance = seeded('things', 1);
  const pieces: Piece[] = [];
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    pieces.push(...(staging?.scene(match.view(prompt.seat), prompt.seat).pieces ?? []));
    match.answer(prompt.id, randomAnswer(prompt, chance));
  }
  pieces.push(...(staging?.scene(match.view(SPECTATOR), SPECTATOR).pieces ?? []));
  return pieces;
}
