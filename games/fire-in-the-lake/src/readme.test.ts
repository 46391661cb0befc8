import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUESTIONS } from './asking/questions.ts';
import { TRACKS } from './data/scenario.ts';
import { PIECES } from './map/pieces.ts';
import { FIELDS } from './position/fields.ts';
import { DEEDS, PHASES } from './state/state.ts';

test('the README lists all questions', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^\| `([\w-]+)` \| ([^|]*) \|$/gm)].map(([, step, question]) => [step, question]);
  expect(listed).toEqual(Object.entries(QUESTIONS));
});

test('the README names all fields of a position, all options and all kinds of pieces', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const kinds = PIECES.filter((piece) => !piece.endsWith('!active'));
  expect([...FIELDS, ...kinds, ...TRACKS, ...DEEDS, ...PHASES].filter((name) => !text.includes(`\`${name}\``))).toEqual(
    [],
  );
});
