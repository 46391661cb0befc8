/** What is printed on the map, by the number of a space. */
import { MAP, NEIGHBOURS, type Space } from '../data/map.ts';
import { at, SPACES } from './places.ts';

const ADJACENT: readonly (readonly number[])[] = SPACES.map((id) =>
  NEIGHBOURS[id].split(' ').map((near) => at(near as Space)),
);
export const NAMES: readonly string[] = MAP.map(([, name]) => name);
const POPULATION: readonly number[] = MAP.map(([, , , , population]) => population);
const ECON: readonly number[] = MAP.map(([, , , , , econ]) => econ);
export const TERRAIN: readonly (string | null)[] = MAP.map(([, , , , , , terrain]) => terrain);
export const IS_COASTAL: readonly boolean[] = MAP.map((row) => row[7]);
export const COUNTRY: readonly string[] = MAP.map(([, , , country]) => country);

export const IS_LOC: readonly boolean[] = MAP.map(([, , kind]) => kind === 'loc');
export const IS_CITY: readonly boolean[] = MAP.map(([, , kind]) => kind === 'city');
export const IS_PROVINCE: readonly boolean[] = MAP.map(([, , kind]) => kind === 'province');
/** Lines and cities: where patrols and transports go. */
export const IS_ROUTE: readonly boolean[] = MAP.map(([, , kind]) => kind !== 'province');
export const IS_SOUTH: readonly boolean[] = COUNTRY.map((country) => country === 'SOUTH_VIETNAM');
/** Laos and Cambodia, where the Trail is. */
export const IS_ABROAD: readonly boolean[] = COUNTRY.map((country) => country === 'LAOS' || country === 'CAMBODIA');

export const NORTH = at('north-vietnam');
export const SAIGON = at('saigon');

export const ALL: readonly number[] = SPACES.map((_, space) => space);
/** No space, by space. */
export const NOWHERE: readonly boolean[] = ALL.map(() => false);
export const LOCS: readonly number[] = ALL.filter((space) => IS_LOC[space]);
export const ROUTES: readonly number[] = ALL.filter((space) => IS_ROUTE[space]);
export const ABROAD: readonly number[] = ALL.filter((space) => IS_ABROAD[space]);

/** The neighbours of a space. */
export function near(space: number): readonly number[] {
  return ADJACENT[space] as readonly number[]; // one list for each space
}
export function population(space: number): number {
  return POPULATION[space] as number; // one for each space
}
export function econ(space: number): number {
  return ECON[space] as number; // as above
}

/** Ways into a space for a sweep: from next door, or over one line of communication. */
export interface Way {
  readonly from: number;
  /** The lines that lead there; none where it is next door. */
  readonly over: readonly number[];
}
const WAYS_IN: readonly (readonly Way[])[] = ALL.map((to) => {
  const direct = near(to);
  const over = new Map<number, number[]>();
  for (const loc of direct.filter((space) => IS_LOC[space]))
    for (const from of near(loc))
      if (from !== to && !direct.includes(from)) over.set(from, [...(over.get(from) ?? []), loc]);
  return [...direct.map((from) => ({ from, over: [] })), ...[...over].map(([from, locs]) => ({ from, over: locs }))];
});

export function waysInto(space: number): readonly Way[] {
  return WAYS_IN[space] as readonly Way[]; // one list for each space
}

/** How many steps apart two spaces are; lines count as spaces. */
export function distance(from: number, to: number): number {
  return DISTANCES[from]?.[to] ?? Number.POSITIVE_INFINITY;
}
const DISTANCES: readonly (readonly number[])[] = ALL.map(distancesFrom);

function distancesFrom(from: number): number[] {
  const steps: number[] = [];
  steps[from] = 0;
  const queue = [from];
  for (const here of queue)
    for (const other of near(here))
      if (steps[other] === undefined) {
        steps[other] = (steps[here] as number) + 1; // set when it was queued
        queue.push(other);
      }
  return steps;
}
