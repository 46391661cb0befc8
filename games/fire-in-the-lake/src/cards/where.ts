/** Which spaces: values with a text, to be put together. */
import type { Space } from '../data/map.ts';
import { at } from '../map/places.ts';
import {
  ALL,
  COUNTRY,
  distance,
  IS_CITY,
  IS_COASTAL,
  IS_LOC,
  IS_PROVINCE,
  IS_SOUTH,
  near,
  population,
  TERRAIN,
} from '../map/spaces.ts';
import { countOf, supportIn } from '../state/counts.ts';
import { levelName, type Table } from '../state/state.ts';
import { type Control, control } from '../state/victory.ts';
import { nounText, together } from './spaces-text.ts';
import { TUNNELS, type What } from './what.ts';

export interface Where {
  readonly text: string;
  /** What it was put together of. */
  readonly parts: readonly string[];
  is(state: Table, space: number): boolean;
}
export function where(text: string, is: Where['is']): Where {
  return { text, parts: [text], is };
}
export function spacesText({ text }: Where): string {
  return nounText(text);
}
/** All of these hold. */
export function both(...some: readonly Where[]): Where {
  const parts = some.flatMap((one) => one.parts);
  // A plain loop: offers ask it of every space.
  const is: Where['is'] = (state, space) => {
    for (const one of some) if (!one.is(state, space)) return false;
    return true;
  };
  return { text: together(parts), parts, is };
}
export function spacesIn(state: Table, { is }: Where): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < ALL.length; space++) if (is(state, space)) spaces.push(space);
  return spaces;
}
export function hasSpace(state: Table, { is }: Where): boolean {
  for (let space = 0; space < ALL.length; space++) if (is(state, space)) return true;
  return false;
}

export const ANYWHERE = where('any space', () => true);
export const CITIES = where('cities', (_, space) => IS_CITY[space] === true);
export const PROVINCES = where('provinces', (_, space) => IS_PROVINCE[space] === true);
export const LINES = where('lines of communication', (_, space) => IS_LOC[space] === true);
export const COASTAL = where('coastal', (_, space) => IS_COASTAL[space] === true);
export const SOUTH = where('the South', (_, space) => IS_SOUTH[space] === true);
export const OUTSIDE_SOUTH = where('outside the South', (_, space) => !IS_SOUTH[space]);
export const LAOS = inCountry('LAOS');
export const CAMBODIA = inCountry('CAMBODIA');
export const NORTH_VIETNAM = inCountry('NORTH_VIETNAM');
export const LAOS_CAMBODIA = where(
  'Laos and Cambodia',
  (state, space) => LAOS.is(state, space) || CAMBODIA.is(state, space),
);
export const TUNNELED = has(TUNNELS);
export const PEOPLED = where('with people', (_, space) => population(space) > 0);

function inCountry(country: string): Where {
  return where(country.toLowerCase().replace('_', ' '), (_, space) => COUNTRY[space] === country);
}
/** Lines are highways or rivers (`mekong`); provinces are jungle, highland or lowland. */
export function terrain(...some: readonly string[]): Where {
  return where(some.join(' or '), (_, space) => some.includes(TERRAIN[space] ?? 'none'));
}
export function named(...names: readonly Space[]): Where {
  const spaces = names.map(at);
  return where(names.join(', '), (_, space) => spaces.includes(space));
}
/** So many steps from a space at most, itself included. */
export function within(steps: number, of: Space): Where {
  const spaces = ALL.filter((space) => distance(at(of), space) <= steps);
  return where(`within ${steps} of ${of}`, (_, space) => spaces.includes(space));
}
export function nextTo(...names: readonly Space[]): Where {
  const spaces = ALL.filter((space) => names.some((name) => near(at(name)).includes(space)));
  return where(`next to ${names.join(' or ')}`, (_, space) => spaces.includes(space));
}
/** There, or next door, is one of these. */
export function withOrNextTo(pieces: What): Where {
  return where(`with or next to ${pieces.text}`, (state, space) => {
    if (countOf(state, space, pieces.kinds) > 0) return true;
    for (const other of near(space)) if (countOf(state, other, pieces.kinds) > 0) return true;
    return false;
  });
}
export function has(pieces: What, n = 1): Where {
  return where(
    `with ${n > 1 ? `${n} ` : ''}${pieces.text}`,
    (state, space) => countOf(state, space, pieces.kinds) >= n,
  );
}
export function lacks(pieces: What): Where {
  return where(`without ${pieces.text}`, (state, space) => countOf(state, space, pieces.kinds) === 0);
}
export function moreOf(many: What, few: What): Where {
  return where(
    `with more ${many.text} than ${few.text}`,
    (state, space) => countOf(state, space, many.kinds) > countOf(state, space, few.kinds),
  );
}
export function controlled(by: Control): Where {
  return where(`under ${by} control`, (state, space) => control(state, space) === by);
}
export function uncontrolled(by: Control): Where {
  return where(`not under ${by} control`, (state, space) => control(state, space) !== by);
}
/** From one level to another: -2 active opposition, 2 active support. */
export function levelFrom(least: number, most: number): Where {
  return where(levelsText(least, most), (state, space) => {
    const level = supportIn(state, space);
    return population(space) > 0 && level >= least && level <= most;
  });
}
function levelsText(least: number, most: number): string {
  if (least === most) return `at ${levelName(least)}`;
  if (least > 0) return 'with support';
  if (most < 0) return 'with opposition';
  if (least === -2) return `without ${most === 1 ? 'ACTIVE_SUPPORT' : 'support'}`;
  if (most === 2) return `without ${least === -1 ? 'ACTIVE_OPPOSITION' : 'opposition'}`;
  return `from ${levelName(least)} to ${levelName(most)}`;
}
export const SUPPORTING = levelFrom(1, 2);
export const OPPOSING = levelFrom(-2, -1);
export function except(...names: readonly Space[]): Where {
  const spaces = names.map(at);
  return where(`except ${names.join(', ')}`, (_, space) => !spaces.includes(space));
}
/** One of these holds. */
export function someOf(...some: readonly Where[]): Where {
  return where(some.map(({ text }) => text).join(' or '), (state, space) => some.some((one) => one.is(state, space)));
}
/** Spaces that have been chosen. */
export function among(spaces: readonly number[]): Where {
  return where('there', (_, space) => spaces.includes(space));
}
