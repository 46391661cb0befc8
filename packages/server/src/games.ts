import { CATALOG, type CatalogEntry, findGame } from '@fermata/catalog';
import type { Clock } from '@fermata/session';
import { rulesHash } from './rules-hash.ts';

/** How a match is played, beside its rules. */
export interface Manner {
  readonly undo: 'off' | 'free' | 'consent';
  readonly clock?: Clock;
}

/** A game with the hash of its rules. */
export interface ServedGame {
  readonly entry: CatalogEntry;
  readonly rules: string;
}

/** The games that a server has. */
export interface Games {
  readonly all: readonly CatalogEntry[];
  /** Throws UnknownGame where there is no such game. */
  find(name: string): ServedGame;
}

/** Those of the catalog. */
export const catalogGames: Games = {
  all: CATALOG,
  find: (name) => {
    const entry = findGame(name);
    return { entry, rules: rulesHash(entry.home) };
  },
};
