import { expect, test } from 'vitest';
import { type Oracle, seeded } from '../index.ts';
import { spliced } from './spliced.ts';

const rolls = (oracle: Oracle, count: number) => Array.from({ length: count }, () => oracle.int(100, 'die'));
const PAST = rolls(seeded('past'), 10);
const FUTURE = rolls(seeded('future'), 10);

test('spliced chance keeps its past and has a future of its own', () => {
  const oracle = spliced(seeded('past'), { from: 4, oracle: seeded('future') });
  expect(rolls(oracle, 10)).toEqual([...PAST.slice(0, 4), ...FUTURE.slice(0, 6)]);
});

test('spliced chance counts on across the seam', () => {
  const oracle = spliced(seeded('past'), { from: 2, oracle: seeded('future') });
  const positions = [0, 1, 2, 3].map(() => {
    const { position } = oracle;
    oracle.int(6, 'die');
    return position;
  });
  expect(positions).toEqual([0, 1, 2, 3]);
});

test.each([0, 3, 4, 7])('spliced chance can be taken up at place %d, and the original stays where it is', (place) => {
  const oracle = spliced(seeded('past'), { from: 4, oracle: seeded('future') });
  const all = rolls(oracle, 8);
  const again = oracle.at(place);
  expect(again.position).toBe(place);
  expect(rolls(again, 8 - place)).toEqual(all.slice(place));
  expect(oracle.position).toBe(8);
});

test('chance can be spliced again and again', () => {
  const once = spliced(seeded('past'), { from: 2, oracle: seeded('future') });
  const twice = spliced(once, { from: 5, oracle: seeded('past') });
  expect(rolls(twice, 8)).toEqual([...PAST.slice(0, 2), ...FUTURE.slice(0, 3), ...PAST.slice(0, 3)]);
  expect(rolls(twice.at(4), 2)).toEqual([FUTURE[2], PAST[0]]);
});

test('spliced chance shows the faces to whoever decides', () => {
  const faces: unknown[] = [];
  const noting: Oracle = { int: (_n, label, face) => faces.push(label, face?.(1)), position: 0, at: () => noting };
  spliced(noting, { from: 1, oracle: noting }).int(6, 'die', (index) => index + 1);
  spliced(noting, { from: 0, oracle: noting }).int(2, 'coin', (index) => ['heads', 'tails'][index]);
  expect(faces).toEqual(['die', 2, 'coin', 'tails']);
});

test('of splices the later one counts, wherever it begins', () => {
  const legs = [3, 1, 2].map((from) => ({ from, oracle: seeded(from) }));
  const [one, two] = [rolls(seeded(1), 9), rolls(seeded(2), 9)];
  expect(rolls(spliced(seeded('past'), ...legs), 5)).toEqual([PAST[0], one[0], ...two.slice(0, 3)]);
});

test('chance that has been used is spliced where it stands', () => {
  const oracle = spliced(seeded('past'), { from: 4, oracle: seeded('future') });
  expect(rolls(oracle, 6)).toEqual([...PAST.slice(0, 4), ...FUTURE.slice(0, 2)]);
  const [behind, before] = [
    spliced(oracle, { from: 8, oracle: seeded('past') }),
    spliced(oracle.at(6), { from: 5, oracle: seeded('past') }),
  ];
  expect(behind.position).toBe(6);
  expect(rolls(behind, 3)).toEqual([...FUTURE.slice(2, 4), PAST[0]]);
  expect(before.position).toBe(5);
  expect(rolls(before, 2)).toEqual(PAST.slice(0, 2));
});

test('ten thousand splices cost no more at a draw than one', () => {
  const legs = Array.from({ length: 10_000 }, (_, from) => ({ from, oracle: seeded(from) }));
  const first = legs.map(({ oracle }) => oracle.at(0).int(100, 'die'));
  const oracle = spliced(seeded('past'), ...legs);
  expect(oracle.at(7_000).int(100, 'die')).toBe(first[7_000]);
  expect(rolls(oracle, legs.length)).toEqual(first);
});

test('a draw that is thrown away before the seam is drawn anew behind it, not in the future that was left', () => {
  const MANY = 2 ** 31 + 1; // nearly every other word is thrown away
  const places = Array.from({ length: 200 }, (_, at) => at).filter(
    (at) =>
      seeded('past')
        .at(at)
        .int(2 ** 32, 'word') >= MANY,
  );
  expect(places.length).toBeGreaterThan(60);
  for (const at of places) {
    const oracle = spliced(seeded('past').at(at), { from: at + 1, oracle: seeded('future') });
    expect(oracle.int(MANY, 'die')).toBe(seeded('future').int(MANY, 'die'));
  }
});
