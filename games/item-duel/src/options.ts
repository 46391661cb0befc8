import { list, object, oneOf, whole } from '@fermata/core/fields';
import { HEALTH_MAX, ITEMS_MAX, SPEED_MIN, SPEED_START_MAX, STATUSES_MAX, TURNS_MAX } from './bounds.ts';
import type { ItemDefinition } from './definition.ts';
import type { ItemData } from './item-data.ts';
import { NO_PACE, type Pace, paceOf } from './pace.ts';

/** What a match may be played with. Everything can be left out. */
export interface Options {
  readonly health: number;
  /** Of each seat. Where one number is given, it is everybody's. */
  readonly speed: number[];
  /** Turns until the healthiest wins. */
  readonly turns: number;
  /** The items of each seat, by name; or how many each one is dealt at random, no two alike. */
  readonly loadouts: number | string[][];
  /** Whether every hand that is dealt at random has an attack in it. */
  readonly attack: boolean;
  /** Items drawn at the start of each turn. */
  readonly draws: number;
  /** Items drawn where a seat holds nothing at the start of its turn. */
  readonly refill: number;
  /** What the first turn costs in which a seat plays nothing; each later one costs as much more. */
  readonly fatigue: number;
  /** The duel is over when everybody has played nothing in so many turns, one after the other; 0 is never. */
  readonly passes: number;
  /** Items besides those of the duel, as data; left out where there are none. */
  readonly more?: readonly ItemData[];
}

export type Items = ReadonlyMap<string, ItemDefinition>;

/** What holds where nothing is said. */
export const HEALTH = 30;
export const SPEED = 5;
export const TURNS = 40;
export const LOADOUT = 5;
export const PACE: Pace = { attack: true, draws: 0, refill: 4, fatigue: 1, passes: 2 };

/** The duel as it once was, and as positions have it: nothing is drawn, passing is free, and no end comes by it. */
export const PLAIN = { turns: 200, ...NO_PACE } as const;

const FIELDS = [
  'health',
  'speed',
  'turns',
  'loadouts',
  'attack',
  'draws',
  'refill',
  'fatigue',
  'passes',
  'more',
] as const;

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
      ...paceOf(fields, PACE),
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
