/** Names of pieces, and of places on a map, within lines of the log. */
import type { Scene } from '@fermata/scene';

/** A part of a line: words, or the name of something that can be looked at. */
export type Segment = string | Named;

export interface Named {
  readonly name: string;
  readonly ids: readonly string[];
}

/** What more pieces than this are called is a word, not a name, such as a disc; and so is what lies in stacks, such as seed. */
const ALIKE_MAX = 3;

/** A line, with the names of what is seen in any of the scenes taken out of it. */
export function segments(text: string, scenes: readonly Scene[]): readonly Segment[] {
  const ids = new Map(scenes.flatMap((scene) => [...bookOf(scene)]));
  if (ids.size === 0) return [text];
  const found: Segment[] = [];
  let rest = 0;
  for (const { 0: name, index } of text.matchAll(patternOf([...ids.keys()]))) {
    if (index > rest) found.push(text.slice(rest, index));
    found.push({ name, ids: ids.get(name) ?? [] });
    rest = index + name.length;
  }
  return rest < text.length ? [...found, text.slice(rest)] : found;
}

const BOOKS = new WeakMap<Scene, ReadonlyMap<string, readonly string[]>>();

function bookOf(scene: Scene): ReadonlyMap<string, readonly string[]> {
  const known = BOOKS.get(scene);
  if (known !== undefined) return known;
  const all = new Map<string, string[]>();
  for (const { id, name, hidden = false, count } of scene.pieces)
    if (!hidden && count === undefined) all.set(name, [...(all.get(name) ?? []), id]);
  for (const { id, name, at } of scene.places) if (at !== undefined) all.set(name, [...(all.get(name) ?? []), id]);
  const book = new Map([...all].filter(([, ids]) => ids.length <= ALIKE_MAX));
  BOOKS.set(scene, book);
  return book;
}

/** Whole words; of two names that begin alike the longer one. */
function patternOf(names: readonly string[]): RegExp {
  const longest = names.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
