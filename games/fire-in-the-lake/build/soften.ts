/** Straight lines as nature and history draw them: always in the same way, so that a map is the same each time it is written. */
import type { Point } from './land.ts';

/** How far a line strays, as a share of its length. */
const STRAYS = { border: 0.13, coast: 0.15, river: 0.11, road: 0.05 } as const;
const STEP = 16;

/** The way through the points, bent between them. Neighbours are given the same line, so they fit. */
export function softened(points: readonly Point[], kind: keyof typeof STRAYS, name: string): readonly Point[] {
  const chance = chanceOf(name);
  const path = through(points);
  const bent: Point[] = [path[0] as Point]; // at least two
  const anchors = path.filter((_, at) => at % 4 === 0 || at === path.length - 1);
  for (let at = 1; at < anchors.length; at++)
    bend(anchors[at - 1] as Point, anchors[at] as Point, STRAYS[kind], chance, bent); // within the list
  return bent;
}

function bend(from: Point, to: Point, strays: number, chance: () => number, into: Point[]): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(dx, dy) < STEP) return void into.push(to);
  const off = (chance() - 0.5) * 2 * strays;
  const middle: Point = [Math.round((from[0] + to[0]) / 2 - dy * off), Math.round((from[1] + to[1]) / 2 + dx * off)];
  bend(from, middle, strays, chance, into);
  bend(middle, to, strays, chance, into);
}

/** A smooth curve (Catmull and Rom's) through all points, as points. */
export function through(points: readonly Point[]): readonly Point[] {
  const path: Point[] = [];
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point; // kept within
  for (let start = 0; start < points.length - 1; start++) {
    const [a, b, c, d] = [at(start - 1), at(start), at(start + 1), at(start + 2)];
    const steps = Math.max(4, 4 * Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / 48));
    for (let step = 0; step < steps; step++)
      path.push([curve(a[0], b[0], c[0], d[0], step / steps), curve(a[1], b[1], c[1], d[1], step / steps)]);
  }
  path.push(at(points.length - 1));
  return path.map(([x, y]) => [Math.round(x), Math.round(y)]);
}
function curve(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}

/** Numbers from 0 to 1 that look like chance and come from a name. */
function chanceOf(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return ((seed >>> 8) & 0xffff) / 0xffff;
  };
}
