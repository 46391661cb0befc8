import { Misuse } from '@fermata/core';
import { isAlike } from '@fermata/core/host';

/** What turns some JSON into other JSON: one edit after the other. */
export type Patch = readonly Edit[];

export type Edit =
  /** Something there is this now. */
  | readonly [path: Path, value: unknown]
  /** Nothing is there any more. */
  | readonly [path: Path]
  /** In a list, from `at` on, `removed` are gone and `items` are there instead. */
  | readonly [path: Path, at: number, removed: number, items: readonly unknown[]];

/** Keys and places that lead to a part of some JSON; none leads to the whole. */
export type Path = readonly (string | number)[];

/** What turns one into the other; where there is nothing yet, the whole. */
export function patchOf(before: unknown, after: unknown): Patch {
  const edits: Edit[] = [];
  compare([], before, after, edits);
  return edits;
}

/** What was patched. What no edit names is shared with what there was before. */
export function patched(before: unknown, patch: Patch): unknown {
  if (!Array.isArray(patch) || !patch.every((edit) => Array.isArray(edit) && Array.isArray(edit[0])))
    throw new Misuse('given', 'a patch is a list of edits, each a list that begins with a path; this is none');
  return patch.reduce((json, [path, ...edit]) => edited(json, path, edit), before);
}

function compare(path: Path, before: unknown, after: unknown, edits: Edit[]): void {
  if (isAlike(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(path, before, after, edits);
  else if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after))
    compareObjects(path, before, after, edits);
  else edits.push([path, after]);
}

function compareObjects(path: Path, before: Fields, after: Fields, edits: Edit[]): void {
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) edits.push([[...path, key]]);
  for (const [key, value] of Object.entries(after)) compare([...path, key], before[key], value, edits);
}

/** Most often something is gone from a list, or has come: what is alike at both ends stays. */
function compareLists(path: Path, before: readonly unknown[], after: readonly unknown[], edits: Edit[]): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isAlike(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isAlike(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const removed = before.slice(start, before.length - end);
  const items = after.slice(start, after.length - end);
  if (removed.length === items.length && items.every(isObject))
    for (const [at, item] of items.entries()) compare([...path, start + at], removed[at], item, edits);
  else edits.push([path, start, removed.length, items]);
}

function edited(json: unknown, path: Path, edit: readonly unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (edit.length < 3) return edit[0];
    const [at, removed, items] = edit as [number, number, unknown[]]; // the longest form
    if (!Array.isArray(json))
      throw new Misuse('given', 'this patch is of other JSON: it has a list where there is none');
    return json.toSpliced(at, removed, ...items);
  }
  if (!isObject(json) || (Array.isArray(json) && !(key in json)))
    throw new Misuse('given', `this patch is of other JSON: nothing has "${key}" there`);
  if (rest.length === 0 && edit.length === 0) {
    const { [key]: _, ...others } = json; // from a list nothing is gone but by splicing
    return others;
  }
  const part = edited(json[key], rest, edit);
  return Array.isArray(json) ? json.with(key as number, part) : { ...json, [key]: part };
}

interface Fields {
  readonly [key: string]: unknown;
}

function isObject(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null;
}
