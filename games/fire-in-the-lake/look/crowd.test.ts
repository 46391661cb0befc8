/** Names and stacks on the map make room for each other. */
import { start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import type { Scene } from '@fermata/scene';
import { expect, test } from 'vitest';
import { fireInTheLake, staging } from '../src/index.ts';
import { type Box, boxesOf, SIDES, uncrowded } from './crowd.ts';
import { far, farFromLine, isInside } from './distances.ts';
import { OUTLINES, ROAD_HALF, SIZE } from './outlines.ts';

const SETUPS = ['short', 'medium', 'full'] as const;
/** So little of a box may be under another: less than half of a line of words. */
const SLIVER = 10;

const empty = sceneOf(
  scripted(fireInTheLake, { seats: 4, position: { scenario: 'full', map: 'empty', card: 1, deck: [2, 3, 4] } }),
);

function sceneOf(match: { view(seat: number): unknown }): Scene {
  return staging.scene(match.view(0) as never, 0);
}
function setUp(scenario: string): Scene {
  return sceneOf(start(fireInTheLake, { seats: 4, seed: 'crowd', options: { scenario } }));
}
/** Pairs that lie over each other, and how deep. */
function hidden(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const across = (one.width + other.width) / 2 - Math.abs(one.middle[0] - other.middle[0]);
      const down = (one.height + other.height) / 2 - Math.abs(one.middle[1] - other.middle[1]);
      return Math.min(across, down) > SLIVER ? [`${one.id} and ${other.id}: ${Math.min(across, down)}`] : [];
    }),
  );
}

test('on an empty map no name hides another', () => expect(hidden(uncrowded(empty))).toEqual([]));

test.each(SETUPS)(
  'at the set-up of the %s scenario nothing hides anything, which it would where it lies',
  (scenario) => {
    const scene = setUp(scenario);
    expect(hidden(boxesOf(scene)).length).toBeGreaterThan(0);
    expect(hidden(uncrowded(scene))).toEqual([]);
  },
);

test.each(SETUPS)('at the set-up of the %s scenario all is told where it belongs', (scenario) => {
  const scene = setUp(scenario);
  const homes = boxesOf(scene);
  for (const [at, { id, middle, width, height, foot }] of uncrowded(scene).entries()) {
    const home = homes[at] as Box; // they are the same boxes
    const outline = OUTLINES.get(id);
    expect(id).toBe(home.id);
    expect(far(middle, home.middle), id).toBeLessThan(100);
    expect(Math.min(middle[0] - width / 2, middle[1] - height / 2), id).toBeGreaterThanOrEqual(0);
    expect(middle[0] + width / 2, id).toBeLessThanOrEqual(SIZE.width);
    expect(middle[1] + height / 2, id).toBeLessThanOrEqual(SIZE.height);
    if (outline?.type === 'area') expect(isInside(middle, outline.points), id).toBe(true);
    if (outline?.type === 'area' && far(middle, home.middle) > 0)
      expect(isInside([middle[0], middle[1] + (height - foot) / 2], outline.points), `stacks in ${id}`).toBe(true);
    if (outline?.type === 'road') expect(farFromLine(middle, outline.points), id).toBeLessThan(2 * ROAD_HALF);
  }
});

test('whoever is in nobody’s way stays at home, and a city keeps its side', () => {
  const alone = { ...empty, places: empty.places.filter(({ id }) => id === 'map' || id === 'saigon' || id === 'hue') };
  expect(uncrowded(alone)).toEqual(boxesOf(alone));
  for (const { id, middle } of boxesOf(alone)) {
    const outline = OUTLINES.get(id);
    const at = outline?.type === 'city' ? outline.at : [0, 0];
    expect(Math.sign(middle[0] - at[0]), id).toBe(SIDES[id] === 'east' ? 1 : -1);
  }
});
