import type { Rect } from './flights.ts';

export type Direction = readonly [x: number, y: number];

/** Which of some is the shortest way off on one side, ways aside counting double; undefined where none is on that side. */
export function nearest(from: Rect, rects: readonly Rect[], [x, y]: Direction): number | undefined {
  const start = centre(from);
  let best: { readonly at: number; readonly far: number } | undefined;
  for (const [at, rect] of rects.entries()) {
    const { x: left, y: top } = centre(rect);
    const [dx, dy] = [left - start.x, top - start.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead < 2 || aside > ahead * 2) continue;
    const far = ahead + 2 * aside;
    if (best === undefined || far < best.far) best = { at, far };
  }
  return best?.at;
}

function centre({ left, top, width, height }: Rect): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
