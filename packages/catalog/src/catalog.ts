import { brief, nearest } from '@fermata/core/fields';
import { entry as connectFour } from './entries/connect-four.ts';
import { entry as coup } from './entries/coup.ts';
import { entry as fireInTheLake } from './entries/fire-in-the-lake.ts';
import { entry as itemDuel } from './entries/item-duel.ts';
import { entry as kuhnPoker } from './entries/kuhn-poker.ts';
import { entry as pig } from './entries/pig.ts';
import { entry as pokemon } from './entries/pokemon.ts';
import { entry as pokemonArena } from './entries/pokemon-arena.ts';
import { entry as windowsill } from './entries/windowsill.ts';
import { entry as wingspan } from './entries/wingspan.ts';
import type { CatalogEntry } from './entry.ts';
import { UnknownGame } from './unknown-game.ts';

/** Every game there is, with its rules, the easiest first. */
export const CATALOG: readonly CatalogEntry[] = [
  pig,
  connectFour,
  kuhnPoker,
  windowsill,
  coup,
  itemDuel,
  pokemon,
  pokemonArena,
  wingspan,
  fireInTheLake,
];

/** The entry of a game, by its name or title; throws an UnknownGame that suggests the nearest one. */
export function findGame(name: string): CatalogEntry {
  if (typeof name !== 'string') throw new UnknownGame(`a game is found by its name, a text; got ${given(name)}`);
  const wanted = plain(name);
  const found = CATALOG.find(({ game, title }) => game.name === wanted || plain(title) === wanted);
  if (found !== undefined) return found;
  const names = CATALOG.map(({ game }) => game.name);
  const near = nearest(wanted, names);
  const advice = near === undefined ? `choose one of ${names.join(', ')}` : `did you mean ${near}?`;
  throw new UnknownGame(`there is no game "${name}"; ${advice}`);
}

/** An object is not shown: it may be a match, which holds its seed. */
function given(it: unknown): string {
  return typeof it === 'object' && it !== null ? 'an object' : brief(it);
}

/** Names are plain letters: accents do not count. */
function plain(name: string): string {
  return name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
}
