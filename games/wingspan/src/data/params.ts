import { brief, list, object, oneOf, whole } from '@fermata/core/fields';
import type { PowerName } from '../powers/index.ts';
import { BIRDS } from './birds.ts';
import { FOODS, HABITATS, NESTS } from './mat.ts';

/** What a bird says about a power, held to what birds of the game say: the same fields, and the same kind of thing in each. */
export function paramsLike(power: PowerName, given: unknown, path: string): object {
  const examples = BIRDS.filter((bird) => bird.power.name === power).map((bird) => bird.power.params as Params);
  const names = [...new Set(examples.flatMap((params) => Object.keys(params)))];
  const fields = object(given, path, names);
  const read = names.flatMap((name) => {
    const values = examples.map((params) => params[name]);
    if (fields[name] === undefined && values.includes(undefined)) return [];
    const known = values.filter((value) => value !== undefined);
    return [[name, likeThese(fields[name], known, `${path}.${name}`)] as const];
  });
  return Object.fromEntries(read);
}

type Params = { readonly [name: string]: unknown };

function likeThese(given: unknown, known: readonly unknown[], path: string): unknown {
  const [example] = known;
  if (Array.isArray(example)) {
    const parts = known.flatMap((one) => one as readonly unknown[]); // as the first is
    return list(given, path, 1, 9).map((one, at) => likeThese(one, parts, `${path}.${at}`));
  }
  if (typeof example === 'number') {
    const most = Math.max(...(known as number[])); // as above
    return whole(given, path, 1, most < 10 ? 9 : 999);
  }
  if (typeof example === 'boolean') return oneOf(given, path, [true, false]);
  if (typeof example !== 'string') throw new TypeError(`${path} cannot be said by data; got ${brief(given)}`);
  const words = known as string[]; // as above
  const kind = KINDS.find((all) => all.includes(example)) ?? [];
  return oneOf(given, path, [...new Set([...kind, ...words])]);
}

/** Words that stand for each other. */
const KINDS: readonly (readonly string[])[] = [FOODS, HABITATS, NESTS.filter((nest) => nest !== 'none')];
