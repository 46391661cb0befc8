/** How points, lines and areas of the map lie to each other. */
import type { Point } from './outlines.ts';

export function far([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}

export function farFromLine(point: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, to] of line.entries())
    least = Math.min(least, farFromEdge(point, line[Math.max(0, at - 1)] as Point, to)); // the one before it
  return least;
}

function farFromEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

export function closed(points: readonly Point[]): readonly Point[] {
  return [...points, points[0] as Point]; // an area has points
}

export function edges(points: readonly Point[]): [Point, Point][] {
  const ring = closed(points);
  return ring.slice(1).map((to, at) => [ring[at] as Point, to]); // the one before it
}

/** A line from it to one side crosses the border an odd number of times. */
export function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let isIn = false;
  let [ax, ay] = points.at(-1) ?? [0, 0];
  for (const [bx, by] of points) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
    [ax, ay] = [bx, by];
  }
  return isIn;
}
