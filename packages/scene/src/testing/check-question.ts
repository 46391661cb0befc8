import type { Asked } from '@fermata/core/host';
import { mentions } from '../mentions.ts';
import { isPlain } from '../points.ts';
import type { Facts, Piece, Place } from '../scene.ts';
import type { Viewer } from './viewer.ts';

/**
 * S4 and S7: what an option points at is there, and can be told from what else can be touched beside it. True if the question
 * is answered on the board: something can be touched for it, and what cannot is a button on purpose.
 */
export function checkQuestion(viewer: Viewer, asked: Asked): boolean {
  const { scene, staging, view } = viewer;
  const things = new Map<string, Place | Piece>([...scene.places, ...scene.pieces].map((it) => [it.id, it]));
  const touched = new Map<string, Place | Piece>();
  for (const [at, option] of asked.options.entries()) {
    const ids = viewer.kept('points', () => pointedAt(staging.points?.(option, asked, view), option));
    const there = ids.filter((id) => things.has(id));
    const missing = staging.points === undefined ? undefined : ids.find((id) => !things.has(id));
    const what = `the option "${asked.texts[at]}" of "${asked.label}"`;
    if (missing !== undefined) viewer.fail('S4', `${what} points at "${missing}", which is not there`);
    if (there.length === 0 && !isPlain(staging, asked, option))
      viewer.fail('S4', `${what} points at nothing; say what it means, or list it, or its question, as plain`);
    for (const id of there) touched.set(id, things.get(id) as Place | Piece); // it is there
  }
  checkApart(viewer, asked, [...touched.values()]);
  return touched.size > 0 && !isPlain(staging, asked);
}

function pointedAt(points: readonly string[] | undefined, option: unknown): readonly string[] {
  return points ?? mentions(option);
}

function checkApart(viewer: Viewer, { label }: Asked, things: readonly (Place | Piece)[]): void {
  const known = new Map<string, string>();
  for (const thing of things) {
    const key = JSON.stringify([thing.in, thing.name, thing.facts ?? ([] as Facts)]);
    const twin = known.get(key);
    if (twin !== undefined)
      viewer.fail('S7', `"${twin}" and "${thing.id}" can both be touched at "${label}", and nothing tells them apart`);
    known.set(key, thing.id);
  }
}
