import { list, object, oneOf, whole } from '@fermata/core/fields';
import { HEALTH_MAX, ITEMS_MAX, SPEED_MIN, SPEED_START_MAX, STATUSES_MAX, TURNS_MAX } from './bounds.ts';
import type { ItemDefinition } from './definition.ts';

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
export const LOADOUT = 5;

const FIELDS = ['health', 'speed', 'turns', 'loadouts'] as const;

/** Checks options and completes them. */
export function optionsFor(items: Items) {
  return (given: unknown = {}, seats: number): Options => {
    const fields = object(given, 'options', FIELDS);
    const most = Math.min(items.size, ITEMS_MAX);
    const { health = HEALTH, speed = SPEED, turns = TURNS, loadouts = Math.min(LOADOUT, most) } = fields;
    return {
      health: whole(health, 'health', 1, HEALTH_MAX),
      speed: Array.isArray(speed)
        ? list(speed, 'speed', seats, seats).map((one, seat) => whole(one, `speed.${seat}`, SPEED_MIN, SPEED_START_MAX))
        : Array<number>(seats).fill(whole(speed, 'speed', SPEED_MIN, SPEED_START_MAX)),
      turns: whole(turns, 'turns', 1, TURNS_MAX),
      loadouts: Array.isArray(loadouts) ? loadoutsOf(items, loadouts, seats) : whole(loadouts, 'loadouts', 0, most),
    };
  };
}

function loadoutsOf(items: Items, given: readonly unknown[], seats: number): string[][] {
  const loadouts = list(given, 'loadouts', seats, seats).map((names, seat) =>
    itemNames(items, names, `loadouts.${seat}`),
  );
  checkRoom(
    loadouts.flat().reduce((sum, name) => sum + items.get(name)!.held.length, 0), // checked just now
    'loadouts',
  );
  return loadouts;
}

/** Refuses more statuses than may be in play. */
export function checkRoom(count: number, path: string): void {
  if (count > STATUSES_MAX)
    throw new TypeError(`${path} bring ${count} statuses into play; at most ${STATUSES_MAX} can be, so give fewer`);
}

/** The names of items, each of which must exist. */
export function itemNames(items: Items, names: unknown, path: string): string[] {
  const known = [...items.keys()];
  return list(names, path, 0, ITEMS_MAX).map((name, at) => oneOf(name, `${path}.${at}`, known));
}
