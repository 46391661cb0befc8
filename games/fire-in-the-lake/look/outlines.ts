/** The shape of each space, as points and as paths. */
import { AREAS, CITIES, LINES, ROADS, SHORES } from './shapes.ts';

export type Point = readonly [x: number, y: number];
export const SIZE = { width: 1180, height: 1520 } as const;
/** Half as wide as a road is. */
export const ROAD_HALF = 6;

export type Outline =
  | { readonly type: 'area'; readonly points: readonly Point[] }
  | { readonly type: 'road'; readonly points: readonly Point[] }
  | { readonly type: 'city'; readonly at: Point; readonly radius: number };

const parsed = new Map<string, readonly Point[]>();
function lineOf(name: string): readonly Point[] {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const points = name.startsWith('-') ? lineOf(name.slice(1)).toReversed() : walked(LINES[name] ?? '');
  parsed.set(name, points);
  return points;
}
function walked(text: string): readonly Point[] {
  const numbers = text.split(' ').map(Number);
  const points: Point[] = [];
  for (let at = 0, x = 0, y = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

export const OUTLINES: ReadonlyMap<string, Outline> = new Map<string, Outline>([
  ...Object.entries(AREAS).map(([id, lines]): [string, Outline] => [
    id,
    { type: 'area', points: lines.split(' ').flatMap(lineOf) },
  ]),
  ...Object.entries(ROADS).map(([id, text]): [string, Outline] => [id, { type: 'road', points: walked(text) }]),
  ...Object.entries(CITIES).map(([id, text]): [string, Outline] => {
    const [x = 0, y = 0, radius = 0] = text.split(' ').map(Number);
    return [id, { type: 'city', at: [x, y], radius }];
  }),
]);

/** An outline as a path; of a city, a circle as two arcs. */
export function pathOf(outline: Outline): string {
  if (outline.type !== 'city') return `M${outline.points.join('L')}${outline.type === 'area' ? 'Z' : ''}`;
  const {
    at: [x, y],
    radius,
  } = outline;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
/** Where land meets the sea. */
export const SHORE = (SHORES.all ?? '')
  .split(' ')
  .map((name) => `M${lineOf(name).join('L')}`)
  .join('');
