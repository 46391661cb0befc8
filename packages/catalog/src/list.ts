/** `@fermata/catalog/list`: the games without their rules, which are loaded when they are wanted. */
import type { AnyStaging, Manual, OptionForm } from '@fermata/scene';
import type { CatalogEntry } from './entry.ts';
import { type Name, TITLES, type Title } from './titles.ts';

export type { CatalogEntry } from './entry.ts';
export type { Title } from './titles.ts';

/** A game on the list. */
export interface Listed extends Title {
  /** Its entry in the catalog, with rules, board and staging. */
  load(): Promise<CatalogEntry>;
  /** Its staging alone: all that a page needs to show it. */
  stage(): Promise<AnyStaging>;
  /** Its options as a form; an empty one where it takes none. */
  form(): Promise<OptionForm>;
  /** What a newcomer reads. */
  manual(): Promise<Manual>;
}

const LOADERS: { readonly [N in Name]: () => Promise<{ readonly entry: CatalogEntry }> } = {
  pig: () => import('./entries/pig.ts'),
  'connect-four': () => import('./entries/connect-four.ts'),
  'kuhn-poker': () => import('./entries/kuhn-poker.ts'),
  windowsill: () => import('./entries/windowsill.ts'),
  coup: () => import('./entries/coup.ts'),
  'item-duel': () => import('./entries/item-duel.ts'),
  pokemon: () => import('./entries/pokemon.ts'),
  'pokemon-arena': () => import('./entries/pokemon-arena.ts'),
  wingspan: () => import('./entries/wingspan.ts'),
  'fire-in-the-lake': () => import('./entries/fire-in-the-lake.ts'),
};

const STAGINGS: { readonly [N in Name]: () => Promise<{ readonly staging: AnyStaging }> } = {
  pig: () => import('@fermata/pig/scene'),
  'connect-four': () => import('@fermata/connect-four/scene'),
  'kuhn-poker': () => import('@fermata/kuhn-poker/scene'),
  windowsill: () => import('@fermata/windowsill/scene'),
  coup: () => import('@fermata/coup/scene'),
  'item-duel': () => import('@fermata/item-duel/scene'),
  pokemon: () => import('@fermata/pokemon/scene'),
  'pokemon-arena': () => import('@fermata/pokemon/scene'),
  wingspan: () => import('@fermata/wingspan/scene'),
  'fire-in-the-lake': () => import('@fermata/fire-in-the-lake/scene'),
};

const FORMS: { readonly [N in Name]?: () => Promise<{ readonly form: OptionForm }> } = {
  windowsill: () => import('@fermata/windowsill/form'),
  'item-duel': () => import('@fermata/item-duel/form'),
  pokemon: () => import('@fermata/pokemon/form'),
  'pokemon-arena': () => import('@fermata/pokemon/form'),
  wingspan: () => import('@fermata/wingspan/form'),
  'fire-in-the-lake': () => import('@fermata/fire-in-the-lake/form'),
};

const MANUALS: { readonly [N in Name]: () => Promise<Manual> } = {
  pig: async () => (await import('@fermata/pig/manual')).manual,
  'connect-four': async () => (await import('@fermata/connect-four/manual')).manual,
  'kuhn-poker': async () => (await import('@fermata/kuhn-poker/manual')).manual,
  windowsill: async () => (await import('@fermata/windowsill/manual')).manual,
  coup: async () => (await import('@fermata/coup/manual')).manual,
  'item-duel': async () => (await import('@fermata/item-duel/manual')).manual,
  pokemon: async () => (await import('@fermata/pokemon/manual')).manual,
  'pokemon-arena': async () => (await import('@fermata/pokemon/manual')).arenaManual,
  wingspan: async () => (await import('@fermata/wingspan/manual')).manual,
  'fire-in-the-lake': async () => (await import('@fermata/fire-in-the-lake/manual')).manual,
};

/** Every game there is, the easiest first: what a lobby shows. */
export const LIST: readonly Listed[] = TITLES.map((title) => ({
  ...title,
  load: async () => (await LOADERS[title.name]()).entry,
  stage: async () => (await STAGINGS[title.name]()).staging,
  form: async () => (await FORMS[title.name]?.())?.form ?? [],
  manual: () => MANUALS[title.name](),
}));
