import { expect, test } from 'vitest';
import { type Oracle, seeded } from '../index.ts';
import { Spliced } from './oracle.ts';
import { Told } from './told.ts';

const rolls = (oracle: Oracle, count: number) => Array.from({ length: count }, () => oracle.int(100, 'die'));
const PAST = rolls(seeded('past'), 10);
const FUTURE = rolls(seeded('future'), 10);

test('spliced chance keeps its past and has a future of its own', () => {
  const oracle = new Spliced(seeded('past'), 4, seeded('future'));
  expect(rolls(oracle, 10)).toEqual([...PAST.slice(0, 4), ...FUTURE.slice(0, 6)]);
});

test('spliced chance counts on across the seam', () => {
  const oracle = new Spliced(seeded('past'), 2, seeded('future'));
  const positions = [0, 1, 2, 3].map(() => {
    const { position } = oracle;
    oracle.int(6, 'die');
    return position;
  });
  expect(positions).toEqual([0, 1, 2, 3]);
});

test.each([0, 3, 4, 7])('spliced chance can be taken up at place %d, and the original stays where it is', (place) => {
  const oracle = new Spliced(seeded('past'), 4, seeded('future'));
  const all = rolls(oracle, 8);
  const again = oracle.at(place);
  expect(again.position).toBe(place);
  expect(rolls(again, 8 - place)).toEqual(all.slice(place));
  expect(oracle.position).toBe(8);
});

test('chance can be spliced again and again', () => {
  const once = new Spliced(seeded('past'), 2, seeded('future'));
  const twice = new Spliced(once, 5, seeded('past'));
  expect(rolls(twice, 8)).toEqual([...PAST.slice(0, 2), ...FUTURE.slice(0, 3), ...PAST.slice(0, 3)]);
  expect(rolls(twice.at(4), 2)).toEqual([FUTURE[2], PAST[0]]);
});

test('spliced chance shows the faces to whoever decides', () => {
  const faces: unknown[] = [];
  const noting: Oracle = { int: (_n, label, face) => faces.push(label, face?.(1)), position: 0, at: () => noting };
  new Spliced(noting, 1, noting).int(6, 'die', (index) => index + 1);
  new Spliced(noting, 0, noting).int(2, 'coin', (index) => ['heads', 'tails'][index]);
  expect(faces).toEqual(['die', 2, 'coin', 'tails']);
});

test('chance that is told falls as it fell', () => {
  const oracle = new Told([3, 1, 4]);
  expect(rolls(oracle, 2)).toEqual([3, 1]);
  expect(oracle.position).toBe(2);
  expect(rolls(oracle.at(1), 2)).toEqual([1, 4]);
  expect(oracle.position).toBe(2);
});
