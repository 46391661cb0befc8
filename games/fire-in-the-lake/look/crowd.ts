/** Where names and stacks are shown: as near to where they belong as those around them let them be. Pure, in points of the map. */
import type { Place, Scene } from '@fermata/scene';
import { far, farFromLine, isInside } from './distances.ts';
import { factOf } from './facts.ts';
import { linesOf } from './lines.ts';
import { OUTLINES, type Outline, type Point, ROAD_HALF, SIZE } from './outlines.ts';

/** What is written on the map is so wide to an `em`; map.css has the same as a share of the map. */
const EM = 0.0175 * SIZE.width;
/** In `em`: how large things are drawn, see map.css and pieces.css. */
const LETTER = 0.6;
const LINE = 1.1;
const SIGNS = 1.35;
const SIGN_PLATE = 0.6;
const STACK = 2.1;
/** Numbers hang below their stacks. */
const HANGS = 0.2;
const BADGE = 1.35;
/** As many stacks stand beside each other. */
const BESIDE = { area: 5, city: 5, road: 2 } as const;
/** So far off a name may be, in such steps: further off it would be taken for a neighbour's. */
const FAR_MAX = 96;
const STEP = 8;
/** Who has made room for one may be in the way of another. */
const ROUNDS = 6;

/** In a city itself there is no room: what stands there is shown at its side. */
export const SIDES: { readonly [id: string]: 'east' | 'west' } = {
  hue: 'east',
  'da-nang': 'east',
  'qui-nhon': 'east',
  'cam-ranh': 'east',
  saigon: 'east',
  kontum: 'west',
  'an-loc': 'west',
  'can-tho': 'west',
};

export interface Box {
  readonly id: string;
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
  /** Of that, what stacks take, below the name. */
  readonly foot: number;
}

/** The box of each space: they make room for each other, and leave the rings of cities free. */
export function uncrowded(scene: Scene): readonly Box[] {
  const homes = boxesOf(scene);
  const boxes = [...homes, ...RINGS];
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (const [at, home] of homes.entries()) {
      const found = nearestRoom(home, boxes, at);
      isSettled &&= far(found, (boxes[at] as Box).middle) === 0; // each has a box
      boxes[at] = { ...home, middle: found };
    }
    if (isSettled) break;
  }
  return boxes.slice(0, homes.length);
}

/** Where each would be if it were alone, and how large it is. */
export function boxesOf({ places, pieces }: Scene): readonly Box[] {
  const stacks = new Map<string, number>();
  for (const { in: home } of pieces) stacks.set(home, (stacks.get(home) ?? 0) + 1);
  return places.flatMap((place) => {
    const { id, at = [0, 0] } = place;
    const outline = OUTLINES.get(id);
    if (place.in !== 'map' || outline === undefined) return [];
    const count = stacks.get(id) ?? 0;
    const rows = Math.ceil(count / BESIDE[outline.type]) * STACK + (count > 0 ? HANGS : 0);
    const across = Math.min(count, BESIDE[outline.type]) * STACK;
    if (outline.type === 'road')
      return [{ id, middle: at, width: (BADGE + across) * EM, height: Math.max(BADGE, rows) * EM, foot: 0 }];
    const lines = linesOf(place.name);
    const signs = signsOf(place);
    const width = Math.max(...lines.map(({ length }) => length * LETTER + SIGN_PLATE), signs * SIGNS, across) * EM;
    const height = (lines.length * LINE + (signs > 0 ? SIGNS : 0) + rows) * EM;
    return [
      { id, middle: onMap(beside(outline, at, SIDES[id], width), width, height), width, height, foot: rows * EM },
    ];
  });
}

/** How many signs stand below a name. */
function signsOf(place: Place): number {
  const [people, population, control, terror] = ['people', 'population', 'control', 'terror'].map((it) =>
    factOf(place, it),
  );
  return Number(people !== '') + Number(population !== '0') + Number(control !== 'nobody') + Number(terror);
}

function beside(outline: Outline, [x, y]: Point, side: 'east' | 'west' | undefined, width: number): Point {
  if (outline.type !== 'city') return [x, y];
  return [x + (side === 'west' ? -1 : 1) * (outline.radius + RING + width / 2), y];
}

function onMap([x, y]: Point, width: number, height: number): Point {
  const within = (at: number, size: number, all: number) => Math.max(size / 2, Math.min(all - size / 2, at));
  return [within(x, width, SIZE.width), within(y, height, SIZE.height)];
}

/** The line around a city. */
const RING = 4;
const RINGS: readonly Box[] = [...OUTLINES].flatMap(([id, outline]) =>
  outline.type === 'city'
    ? [{ id: `ring of ${id}`, middle: outline.at, width: 2 * outline.radius, height: 2 * outline.radius, foot: 0 }]
    : [],
);

/** As near to home as there is room; where there is none, rather a sliver of several than much of one. */
function nearestRoom(home: Box, boxes: readonly Box[], own: number): Point {
  const near = boxes.filter((box, at) => at !== own && isNear(home, box));
  const hiddenAt = (middle: Point) => near.reduce((sum, box) => sum + depth(home, middle, box) ** 2, 0);
  let best = home.middle;
  let least = hiddenAt(best);
  if (least === 0) return best;
  for (const [dx, dy] of WAYS) {
    const middle: Point = [home.middle[0] + dx, home.middle[1] + dy];
    const hidden = hiddenAt(middle);
    if (hidden >= least || !mayBe(home, middle)) continue;
    [best, least] = [middle, hidden];
    if (hidden === 0) break;
  }
  return best;
}

function isNear({ middle: [x, y], width, height }: Box, other: Box): boolean {
  const [dx, dy] = [Math.abs(x - other.middle[0]), Math.abs(y - other.middle[1])];
  return dx < (width + other.width) / 2 + FAR_MAX && dy < (height + other.height) / 2 + FAR_MAX;
}

/** How far one is under the other where the middle of a box is there. */
function depth({ width, height }: Box, [x, y]: Point, other: Box): number {
  const across = (width + other.width) / 2 - Math.abs(x - other.middle[0]);
  const down = (height + other.height) / 2 - Math.abs(y - other.middle[1]);
  return Math.max(0, Math.min(across, down));
}

/** All of it on the map; a province and its stacks on its own land, a road on itself, a city anywhere beside it. */
function mayBe({ id, width, height, foot }: Box, at: Point): boolean {
  const outline = OUTLINES.get(id) as Outline; // boxes are made of them
  if (far(at, onMap(at, width, height)) > 0) return false;
  const stacks: Point = [at[0], at[1] + (height - foot) / 2];
  if (outline.type === 'area') return isInside(at, outline.points) && isInside(stacks, outline.points);
  return outline.type === 'city' || farFromLine(at, outline.points) < ROAD_HALF;
}

const STEPS = Array.from({ length: 2 * Math.floor(FAR_MAX / STEP) + 1 }, (_, at) => at * STEP - FAR_MAX);
const WAYS: readonly Point[] = STEPS.flatMap((dx) => STEPS.map((dy): Point => [dx, dy]))
  .filter(([dx, dy]) => Math.hypot(dx, dy) <= FAR_MAX)
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
