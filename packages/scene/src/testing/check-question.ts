import type { Asked } from '@fermata/core/host';
import { isPlain, pointsOf } from '../points.ts';
import type { Piece, Place } from '../scene.ts';
import { isTexts, type Viewer } from './viewer.ts';

/**
 * S4 and S7: what an option points at is there, and can be told from what else can be touched beside it. True if the question
 * is answered on the board: something can be touched for it, and what cannot is a button on purpose.
 */
export function checkQuestion(viewer: Viewer, asked: Asked): boolean {
  const { scene, staging, view } = viewer;
  const things = new Map<string, Place | Piece>([...scene.places, ...scene.pieces].map((it) => [it.id, it]));
  checkIds(viewer, asked, things, 'points', 'points at');
  checkIds(viewer, asked, things, 'leads', 'leads to');
  const points = viewer.unbroken('points', () => pointsOf(asked, scene, staging, view));
  for (const [at, ids] of points.entries())
    if (ids.length === 0 && !isPlain(staging, asked, asked.options[at]))
      viewer.fail(
        'S4',
        `${called(asked, at)} points at nothing; say what it means, or list it, or its question, as plain`,
      );
  const touched = [...new Set(points.flat())].map((id) => things.get(id) as Place | Piece); // they are there
  checkApart(viewer, asked, touched);
  return touched.length > 0 && !isPlain(staging, asked);
}

/** What a staging itself says that options point at or lead to, of which `pointsOf` and `leadsOf` leave out what is not there. */
function checkIds(
  viewer: Viewer,
  asked: Asked,
  things: ReadonlyMap<string, unknown>,
  name: 'points' | 'leads',
  verb: string,
): void {
  const { staging, view } = viewer;
  if (staging[name] === undefined) return;
  const each = () => [...asked.options].map((option): unknown => staging[name]?.(option, asked, view));
  for (const [at, ids] of viewer.kept(name, each, [asked, view]).entries()) {
    const what = `${called(asked, at)} ${verb}`;
    const missing = isTexts(ids) ? ids.find((id) => !things.has(id)) : undefined;
    if (!isTexts(ids)) viewer.fail('S4', `${what} ${JSON.stringify(ids)}, which is no list of ids`);
    if (missing !== undefined) viewer.fail('S4', `${what} "${missing}", which is not there`);
  }
}

function called({ texts, label }: Asked, at: number): string {
  return `the option "${texts[at]}" of "${label}"`;
}

function checkApart(viewer: Viewer, { label }: Asked, things: readonly (Place | Piece)[]): void {
  const known = new Map<string, string>();
  for (const thing of things) {
    const printed = 'printed' in thing ? thing.printed : undefined;
    const key = JSON.stringify([thing.in, thing.name, thing.facts ?? [], printed ?? []]);
    const twin = known.get(key);
    if (twin !== undefined)
      viewer.fail('S7', `"${twin}" and "${thing.id}" can both be touched at "${label}", and nothing tells them apart`);
    known.set(key, thing.id);
  }
}
