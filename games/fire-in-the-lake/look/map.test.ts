/** The map that is drawn is the map that is played: whoever is next to each other touches, and nobody else does. */
import { expect, test } from 'vitest';
import { AT } from '../src/data/geography.ts';
import { MAP, NEIGHBOURS, type Space } from '../src/data/map.ts';
import { closed, edges, far, farFromLine, isInside } from './distances.ts';
import { OUTLINES, type Outline, type Point, ROAD_HALF } from './outlines.ts';

/** Two provinces that meet in a corner alone are not next to each other: they share a border at least so long. */
const BORDER_LEAST = 30;
const IDS = MAP.map(([id]) => id);

test('each of the 47 spaces is one shape, and nothing else is drawn', () => {
  expect([...OUTLINES.keys()].sort()).toEqual([...IDS].sort());
  const types = { province: 'area', loc: 'road', city: 'city' };
  for (const [id, , kind] of MAP) expect([id, OUTLINES.get(id)?.type]).toEqual([id, types[kind]]);
});

test('all 143 pairs of neighbours touch, and no other two spaces do', () => {
  const touching: string[] = [];
  for (const [at, one] of IDS.entries())
    for (const other of IDS.slice(at + 1))
      if (touch(outlineOf(one), outlineOf(other))) touching.push(`${one} ${other}`);
  const pairs = IDS.flatMap((one, at) =>
    IDS.slice(at + 1).flatMap((other) => (NEIGHBOURS[one].split(' ').includes(other) ? [`${one} ${other}`] : [])),
  );
  expect(pairs).toHaveLength(143);
  expect(touching.sort()).toEqual(pairs.sort());
});

test.each(IDS)('what is in %s is shown there', (id) => {
  const outline = outlineOf(id);
  const at = AT[id];
  if (outline.type === 'area') expect(isInside(at, outline.points)).toBe(true);
  else if (outline.type === 'road') expect(farFromLine(at, outline.points)).toBeLessThan(2 * ROAD_HALF);
  else expect(far(at, outline.at)).toBeLessThan(outline.radius);
});

function outlineOf(id: Space): Outline {
  return OUTLINES.get(id) as Outline; // the first test says so
}

function touch(one: Outline, other: Outline): boolean {
  if (one.type === 'area' && other.type === 'area') return shared(one.points, other.points) >= BORDER_LEAST;
  if (one.type === 'area') return touch(other, one);
  if (one.type === 'road')
    return other.type === 'city'
      ? farFromLine(other.at, one.points) <= other.radius + 1
      : other.type === 'road'
        ? gap(one.points, other.points) <= 2 * ROAD_HALF
        : one.points.some((point) => isInside(point, other.points)) ||
          gap(one.points, closed(other.points)) <= ROAD_HALF;
  if (other.type === 'road') return touch(other, one);
  return other.type === 'city'
    ? far(one.at, other.at) <= one.radius + other.radius
    : farFromLine(one.at, closed(other.points)) < one.radius;
}

/** How long a border two areas share: neighbours are drawn from the same points. */
function shared(one: readonly Point[], other: readonly Point[]): number {
  const borders = new Set(edges(other).map(([from, to]) => `${to} ${from}`));
  let length = 0;
  for (const [from, to] of edges(one))
    if (borders.has(`${from} ${to}`) || borders.has(`${to} ${from}`)) length += far(from, to);
  return length;
}
function gap(one: readonly Point[], other: readonly Point[]): number {
  return Math.min(...one.map((point) => farFromLine(point, other)), ...other.map((point) => farFromLine(point, one)));
}
