import type { ItemDefinition } from './definition.ts';
import { SPEED_MIN } from './queue.ts';

/** What a match may be played with. Everything can be left out. */
export interface Options {
  readonly health: number;
  /** Of each seat. Where one number is given, it is everybody's. */
  readonly speed: number[];
  /** Turns until the healthiest wins. */
  readonly turns: number;
  /** The items of each seat, by name; or how many each one is dealt at random, no two alike. */
  readonly loadouts: number | string[][];
}

export type Items = ReadonlyMap<string, ItemDefinition>;

/** What holds where nothing is said. */
export const HEALTH = 30;
export const SPEED = 5;
export const TURNS = 200;

/** A match has at most so many turns. */
export const TURNS_MAX = 10_000;

const FIELDS = ['health', 'speed', 'turns', 'loadouts'] as const;

/** Checks options and completes them. */
export function optionsFor(items: Items) {
  return (given: unknown = {}, seats: number): Options => {
    const fields = object(given, 'options', FIELDS);
    const { health = HEALTH, speed = SPEED, turns = TURNS, loadouts = 5 } = fields;
    return {
      health: whole(health, 'health', 1, 1000),
      speed: Array.isArray(speed)
        ? list(speed, 'speed', seats).map((one, seat) => whole(one, `speed.${seat}`, SPEED_MIN, 100))
        : Array<number>(seats).fill(whole(speed, 'speed', SPEED_MIN, 100)),
      turns: whole(turns, 'turns', 1, TURNS_MAX),
      loadouts: Array.isArray(loadouts)
        ? list(loadouts, 'loadouts', seats).map((names, seat) => itemNames(items, names, `loadouts.${seat}`))
        : whole(loadouts, 'loadouts', 0, items.size),
    };
  };
}

/** The names of items, each of which must exist. */
export function itemNames(items: Items, names: unknown, path: string): string[] {
  if (!Array.isArray(names)) throw new TypeError(`${path} is a list of items; got ${JSON.stringify(names)}`);
  return names.map((name, at) => {
    if (items.has(name)) return name;
    throw new TypeError(`${path}.${at}: there is no item "${name}"; there are ${[...items.keys()].join(', ')}`);
  });
}

export function object<F extends string>(
  given: unknown,
  path: string,
  fields: readonly F[],
): { readonly [K in F]?: unknown } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError(`${path} is an object; got ${JSON.stringify(given)}`);
  for (const key of Object.keys(given))
    if (!fields.includes(key as F)) throw new TypeError(`${path} has no "${key}"; it has ${fields.join(', ')}`);
  return given as { readonly [K in F]?: unknown };
}

export function whole(value: unknown, path: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new TypeError(`${path} is a whole number from ${min} to ${max}; got ${JSON.stringify(value)}`);
}

function list(value: readonly unknown[], path: string, seats: number): readonly unknown[] {
  if (value.length === seats) return value;
  throw new TypeError(`${path} is one for each of ${seats} seats; got ${value.length}`);
}
