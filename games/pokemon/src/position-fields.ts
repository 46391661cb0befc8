/** The parts of a position, checked one by one: what is wrong is named by its place. */

import { list, object, oneOf, whole } from '@fermata/core/fields';
import { FIELD_TURNS } from './arena/constants.ts';
import { MOVES, SPECIES, type Status, TYPES } from './data/index.ts';
import { TIE } from './state.ts';

/** What is given, laid over what there is: names must be known, and values such as a state can have there. */
export function over<T>(base: T, given: unknown, path: string): T {
  return laid(base, given, path, '') as T; // of the same shape
}

function laid(base: unknown, given: unknown, path: string, field: string): unknown {
  if (ONE_OF[field] !== undefined) return oneOf(given, path, ONE_OF[field]);
  if (Array.isArray(base)) {
    const [least, most] = LENGTHS[field] ?? ANY_LENGTH;
    return list(given, path, least, most).map((item, at) => laid(0, item, `${path}.${at}`, field)); // all are of numbers
  }
  if (typeof base === 'number') return whole(given, path, ...(RANGES[field] ?? COUNT));
  if (typeof base === 'boolean') return oneOf(given, path, [true, false]);
  const merged: { [name: string]: unknown } = { ...(base as object) }; // nothing else is left
  for (const [name, value] of Object.entries(object(given, path, Object.keys(merged))))
    merged[name] = laid(merged[name], value, `${path}.${name}`, name);
  return merged;
}

const STATUSES: readonly Status[] = ['', 'sleep', 'poison', 'burn', 'freeze', 'paralysis', 'toxic'];

const ONE_OF: { readonly [field: string]: readonly (string | number | null)[] } = {
  status: STATUSES,
  winner: [null, 0, 1, TIE],
};

type Range = readonly [least: number, most: number];

const ANY_LENGTH: Range = [0, 6];
const LENGTHS: { readonly [field: string]: Range } = {
  stats: [4, 4],
  stored: [4, 4],
  stages: [6, 6],
  types: [1, 2],
  moves: [1, 4],
  pp: [1, 4],
};

/** Turns, damage and the like. */
const COUNT: Range = [0, 65_535];
const POSITIVE: Range = [1, 65_535];
const PLACE: Range = [0, 5];
const PLACE_OR_NONE: Range = [-1, 5];
const MOVE_OR_NONE: Range = [0, MOVES.length];
const TURNS_OF_FIELD: Range = [0, FIELD_TURNS];

const RANGES: { readonly [field: string]: Range } = {
  turn: [1, 1001], // the last one has ended
  selected: [-1, MOVES.length],
  slot: [0, 3],
  used: MOVE_OR_NONE,
  resting: PLACE,
  exposed: PLACE,
  id: PLACE,
  species: [1, SPECIES.length],
  level: [1, 100],
  maxHealth: POSITIVE,
  stats: POSITIVE,
  stored: POSITIVE,
  moves: [1, MOVES.length - 1], // nobody has Struggle for a move
  pp: [0, 63],
  seen: [0, 31],
  types: [0, TYPES.length - 1],
  stages: [-6, 6],
  toxic: [-1, COUNT[1]],
  lastMove: MOVE_OR_NONE,
  thrash: MOVE_OR_NONE,
  charging: MOVE_OR_NONE,
  trapping: MOVE_OR_NONE,
  trapRenewals: [0, 4],
  disabledMove: MOVE_OR_NONE,
  trapTarget: PLACE_OR_NONE,
  trapper: PLACE_OR_NONE,
  disabled: [-1, 3],
  reflect: TURNS_OF_FIELD,
  lightScreen: TURNS_OF_FIELD,
  mist: TURNS_OF_FIELD,
};
