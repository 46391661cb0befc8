/** `@fermata/catalog/list`: the games without their rules, which are loaded when they are wanted. */
import type { CatalogEntry } from './entry.ts';
import { type Name, TITLES, type Title } from './titles.ts';

export type { CatalogEntry } from './entry.ts';
export type { Title } from './titles.ts';

/** A game on the list. */
export interface Listed extends Title {
  /** Its entry in the catalog, with rules, board and staging. */
  load(): Promise<CatalogEntry>;
}

const LOADERS: { readonly [N in Name]: () => Promise<{ readonly entry: CatalogEntry }> } = {
  pig: () => import('./entries/pig.ts'),
  'connect-four': () => import('./entries/connect-four.ts'),
  'kuhn-poker': () => import('./entries/kuhn-poker.ts'),
  windowsill: () => import('./entries/windowsill.ts'),
  'item-duel': () => import('./entries/item-duel.ts'),
  pokemon: () => import('./entries/pokemon.ts'),
  'pokemon-arena': () => import('./entries/pokemon-arena.ts'),
  wingspan: () => import('./entries/wingspan.ts'),
};

/** Every game there is, the easiest first: what a lobby shows. */
export const LIST: readonly Listed[] = TITLES.map((title) => ({
  ...title,
  load: async () => (await LOADERS[title.name]()).entry,
}));
