import type { Piece, Scene } from '@fermata/scene';
import { expect, test } from 'vitest';
import { type Segment, segments } from './log-names.ts';

const piece = (id: string, name: string, rest: Partial<Piece> = {}): Piece => ({
  id,
  name,
  in: 'row',
  kind: 'x',
  ...rest,
});
const scene = (...pieces: Piece[]): Scene => ({ places: [{ id: 'row', name: 'Row' }], pieces });
const owl = piece('b1', 'Owl');
const barnOwl = piece('b2', 'Barn Owl');

test.each<[rule: string, text: string, scenes: Scene[], expected: readonly Segment[]]>([
  ['a name is taken out of its line', 'You play Owl.', [scene(owl)], ['You play ', { name: 'Owl', ids: ['b1'] }, '.']],
  ['the longest name is meant', 'Barn Owl flies', [scene(owl, barnOwl)], [{ name: 'Barn Owl', ids: ['b2'] }, ' flies']],
  ['a part of a word is no name', 'Owlet', [scene(owl)], ['Owlet']],
  ['what is hidden has no name', 'Owl', [scene({ ...owl, hidden: true })], ['Owl']],
  ['what many are called is a word', 'Owl', [scene(...[1, 2, 3, 4].map((at) => piece(`${at}`, 'Owl')))], ['Owl']],
  ['what lies in stacks is a word', 'Owl', [scene({ ...owl, count: 2 })], ['Owl']],
  ['what is gone since has its name', 'Owl', [scene(), scene(owl)], [{ name: 'Owl', ids: ['b1'] }]],
  ['signs are signs', 'Mr. Mime (1)', [scene(piece('m', 'Mr. Mime'))], [{ name: 'Mr. Mime', ids: ['m'] }, ' (1)']],
])('%s', (_, text, scenes, expected) => {
  expect(segments(text, scenes)).toEqual(expected);
});

test('places on a map have names, and other places do not', () => {
  const scene: Scene = {
    places: [
      { id: 'map', name: 'Map' },
      { id: 'hue', in: 'map', name: 'Hue', at: [1, 2] },
    ],
    pieces: [],
  };
  expect(segments('Two of them: from the Map to Hue.', [scene])).toEqual([
    'Two of them: from the Map to ',
    { name: 'Hue', ids: ['hue'] },
    '.',
  ]);
});
