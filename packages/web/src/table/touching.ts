/** From what was touched to an answer. Pure: the page and the tests hold the state. */
import { type AnyStaging, answerNumbers, leadsOf, pointsOf, reachable, type Scene } from '@fermata/scene';
import type { OpenQuestion } from '@fermata/session';

/** A question with what its options mean on the table. */
export interface Posed {
  readonly asked: OpenQuestion;
  readonly points: readonly (readonly string[])[];
  /** What they would come to, beyond that. */
  readonly leads: readonly (readonly string[])[];
  /** What to type for each option. */
  readonly numbers: readonly number[];
  /** What is not offered, by id, and why. */
  readonly except: ReadonlyMap<string, string>;
}

/** How far somebody has come with a question. */
export interface Touched {
  /** What was touched, in order. */
  readonly ids: readonly string[];
  /** Of a set: what is picked, what may still be, and whether that is enough. */
  readonly picked: readonly number[];
  readonly next?: readonly number[];
  readonly isEnough: boolean;
}

export const UNTOUCHED: Touched = { ids: [], picked: [], isEnough: false };

export function pose(asked: OpenQuestion, scene: Scene, staging: AnyStaging, view: object): Posed {
  const points = pointsOf(asked, scene, staging, view);
  const not = { ...asked, options: asked.except.map(({ option }) => option) };
  const except = new Map<string, string>();
  for (const [at, ids] of pointsOf(not, scene, staging, view).entries())
    for (const id of ids) if (!except.has(id)) except.set(id, asked.except[at]?.why ?? '');
  const numbers = answerNumbers(staging, asked);
  return { asked, points, leads: leadsOf(asked, scene, staging, view), numbers, except };
}

/** What touching something comes to. */
export type Outcome =
  | { readonly type: 'answer'; readonly option: number }
  | { readonly type: 'pick'; readonly option: number }
  | { readonly type: 'touched'; readonly ids: readonly string[] }
  | { readonly type: 'not'; readonly why: string }
  | { readonly type: 'nothing' };

export function touch({ asked, points, except }: Posed, touched: Touched, id: string): Outcome {
  if (asked.several !== undefined) {
    const meant = [...points.keys()].filter((option) => points[option]?.includes(id));
    const option =
      meant.find((it) => !touched.picked.includes(it) && (touched.next?.includes(it) ?? true)) ??
      meant.findLast((it) => touched.picked.includes(it));
    if (option !== undefined) return { type: 'pick', option };
  } else {
    const ids = [...touched.ids, id];
    const { left } = reachable(points, ids);
    if (left.length === 1) return { type: 'answer', option: left[0] as number };
    if (left.length > 1) return { type: 'touched', ids };
    // Whoever touches again what was touched takes it back.
    if (touched.ids.includes(id)) return { type: 'touched', ids: without(touched.ids, id) };
  }
  const why = except.get(id);
  return why === undefined ? { type: 'nothing' } : { type: 'not', why };
}

/** What can be touched, with what for; and what was. */
export function lit({ asked, points }: Posed, { ids, picked, next }: Touched) {
  const can = new Map<string, string>();
  const on = new Set(ids);
  if (asked.several !== undefined) {
    for (const [option, meant] of points.entries()) {
      const isPicked = picked.includes(option);
      if (!isPicked && next?.includes(option) === false) continue;
      for (const id of meant.slice(0, 1)) {
        if (!can.has(id)) can.set(id, asked.texts[option] ?? '');
        if (isPicked) on.add(id);
      }
    }
  } else {
    for (const [id, options] of reachable(points, ids).next)
      can.set(id, options.length === 1 ? (asked.texts[options[0] as number] ?? '') : `${options.length} options`);
  }
  return { can, on };
}

/** What touching something would come to: where it could go next, and what its options lead to. */
export function ahead({ asked, points, leads }: Posed, { ids }: Touched, id: string): readonly string[] {
  const isSet = asked.several !== undefined;
  const meant = isSet
    ? [...points.keys()].filter((option) => points[option]?.includes(id))
    : reachable(points, [...ids, id]).left;
  const further = meant.flatMap((option) => [...(isSet ? [] : (points[option] ?? [])), ...(leads[option] ?? [])]);
  return [...new Set(further)].filter((it) => it !== id && !ids.includes(it));
}

/** The options that go with what was touched; all of them where nothing was. */
export function optionsLeft({ asked, points }: Posed, { ids }: Touched): readonly number[] {
  if (ids.length === 0 || asked.several !== undefined) return [...asked.options.keys()];
  return reachable(points, ids).left;
}

/** The option that is wholly touched while others go on. */
export function enough({ asked, points }: Posed, { ids }: Touched): number | undefined {
  if (ids.length === 0 || asked.several !== undefined) return undefined;
  return reachable(points, ids).done[0];
}

/** True if nothing more can be touched, and yet there are several options: a small list decides. */
export function needsList({ asked, points }: Posed, { ids }: Touched): boolean {
  if (ids.length === 0 || asked.several !== undefined) return false;
  const { left, next } = reachable(points, ids);
  return left.length > 1 && next.size === 0;
}

function without(ids: readonly string[], id: string): string[] {
  return ids.toSpliced(ids.lastIndexOf(id), 1);
}
