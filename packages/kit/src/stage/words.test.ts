import { expect, test } from 'vitest';
import { pieceWords, placeWords } from './words.ts';

const piece = { id: 'x', in: 'y', kind: 'bird', name: 'Wren' };

test.each([
  ['a piece by its name', piece, 'Wren'],
  ['a stack by how many it is', { ...piece, name: 'seed', count: 3 }, '3 seed'],
  ['one of a stack as one', { ...piece, count: 1 }, 'Wren'],
  ['none of it, too', { ...piece, name: 'seed', count: 0 }, '0 seed'],
  [
    'and all that is known of it',
    { ...piece, facts: [['eggs', '2/4'] as const, ['cached', 1] as const] },
    'Wren, eggs 2/4, cached 1',
  ],
])('%s', (_, it, words) => {
  expect(pieceWords(it)).toBe(words);
});

test('a place is read with what is written there', () => {
  expect(placeWords({ id: 'table', name: 'Table', facts: [['round', 2]] })).toBe('Table, round 2');
});
