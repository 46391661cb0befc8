/** Writes the shapes that the look draws: `npm run shapes -w @fermata/fire-in-the-lake`. The land is in land.ts. */
import { writeFileSync } from 'node:fs';
import { CITIES, CORNERS, LINES, type LineName, type Point, PROVINCES, ROADS } from './land.ts';
import { softened, through } from './soften.ts';

const lines = new Map<LineName, readonly Point[]>();
for (const [key, { from, to, over = [], is }] of Object.entries(LINES)) {
  const name = key as LineName; // a key of the table
  lines.set(
    name,
    is === 'edge' ? [CORNERS[from], CORNERS[to]] : softened([CORNERS[from], ...over, CORNERS[to]], is, name),
  );
}

/** Each line of a ring begins where the one before it ends: those that are walked backwards are marked. */
function ring(names: readonly LineName[]): string[] {
  const first = LINES[names[0] as LineName]; // at least three
  const second = LINES[names[1] as LineName]; // as above
  let at: string = first.to === second.from || first.to === second.to ? first.from : first.to;
  const marked = names.map((name) => {
    const { from, to } = LINES[name];
    if (from !== at && to !== at) throw new Error(`${name} does not go on from ${at}`);
    const isForward = from === at;
    at = isForward ? to : from;
    return isForward ? name : `-${name}`;
  });
  return marked;
}

/** A road begins and ends at the rim of the cities that it leads to; those that it passes are drawn over it. */
function road(parts: readonly (LineName | Point)[]): readonly Point[] {
  const own: Point[] = [];
  const all: Point[] = [];
  const flush = () => {
    if (own.length > 1) all.push(...through(own));
    own.length = 0;
  };
  for (const [at, part] of parts.entries()) {
    if (typeof part !== 'string') {
      own.push(part);
      continue;
    }
    const points = lines.get(part) as readonly Point[]; // one of them
    const next = parts[at + 1];
    const isBack =
      all.length > 0
        ? !isAt(points[0], all.at(-1))
        : typeof next === 'string' &&
          ![lines.get(next)?.[0], lines.get(next)?.at(-1)].some((end) => isAt(end, points.at(-1)));
    const walked = isBack ? points.toReversed() : points;
    if (own.length > 0) own.push(walked[0] as Point); // it leads there
    flush();
    all.push(...walked);
  }
  flush();
  return trimmed(trimmed(all).toReversed()).toReversed();
}
function isAt(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}
function trimmed(points: readonly Point[]): readonly Point[] {
  const start = points[0] as Point; // a road has points
  const city = Object.values(CITIES).find(([corner]) => isAt(CORNERS[corner], start));
  if (city === undefined) return points;
  const rest = points.filter((point) => far(point, start) > city[1]);
  const [x, y] = rest[0] as Point; // it leads further than the rim
  const share = city[1] / far([x, y], start);
  return [[Math.round(start[0] + (x - start[0]) * share), Math.round(start[1] + (y - start[1]) * share)], ...rest];
}
function far([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}

/** The first point, then how far it is from each to the next. */
const text = (points: readonly Point[]) =>
  points
    .map(([x, y], at) =>
      at === 0 ? `${x} ${y}` : `${x - (points[at - 1]?.[0] ?? 0)} ${y - (points[at - 1]?.[1] ?? 0)}`,
    )
    .join(' ');
const table = (name: string, about: string, type: string, rows: readonly (readonly [string, string])[]) =>
  `/** ${about} */\nexport const ${name}: Readonly<Record<string, ${type}>> = {\n${rows.map(([key, value]) => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: '${value}',`).join('\n')}\n};\n`;

const cities = Object.entries(CITIES).map(
  ([id, [corner, radius]]) => [id, `${CORNERS[corner].join(' ')} ${radius}`] as const,
);
writeFileSync(
  new URL('../look/shapes.ts', import.meta.url),
  [
    '/** Written by build/shapes.ts from build/land.ts: our own map. A line is its first point, then the way to each next one. */\n',
    table(
      'LINES',
      'Borders and coasts, each once: whoever shares one is next to each other.',
      'string',
      [...lines].map(([name, points]) => [name, text(points)]),
    ),
    table(
      'AREAS',
      'The lines around each province; those with a dash are walked backwards.',
      'string',
      Object.entries(PROVINCES).map(([id, names]) => [id, ring(names).join(' ')]),
    ),
    table(
      'ROADS',
      'Lines of communication, from rim to rim of their cities.',
      'string',
      Object.entries(ROADS).map(([id, parts]) => [id, text(road(parts))]),
    ),
    table('CITIES', 'Where each city stands, and its radius.', 'string', cities),
    table('SHORES', 'Lines that the sea washes.', 'string', [
      [
        'all',
        Object.entries(LINES)
          .flatMap(([name, { is }]) => (is === 'coast' ? [name] : []))
          .join(' '),
      ],
    ]),
  ].join('\n'),
);
