/** `@fermata/catalog/list`: the games without their rules, which are loaded when they are wanted. */
import type { AnyGame, Contents } from '@fermata/core';
import type { AnyStaging, Manual, OptionForm } from '@fermata/scene';
import { type Name, TITLES, type Title } from './titles.ts';

export type { Title } from './titles.ts';

/** A game and what it contains: all that whoever plays it on needs. */
export interface Rules {
  readonly game: AnyGame;
  readonly contents: Contents;
}

/** A game on the list. */
export interface Listed extends Title {
  /** What a match of it needs. */
  load(): Promise<Rules>;
  /** Its staging alone: all that a page needs to show it. */
  stage(): Promise<AnyStaging>;
  /** Its options as a form; an empty one where it takes none. */
  form(): Promise<OptionForm>;
  /** What a newcomer reads. */
  manual(): Promise<Manual>;
}

/** By the names that are wanted, so that a bundler leaves out what a page does not: boards in text, and stagings, which come by themselves. */
const RULES: { readonly [N in Name]: () => Promise<Rules> } = {
  pig: async () => {
    const { pig, contents } = await import('@fermata/pig');
    return { game: pig, contents };
  },
  'connect-four': async () => {
    const { connectFour, contents } = await import('@fermata/connect-four');
    return { game: connectFour, contents };
  },
  'kuhn-poker': async () => {
    const { kuhnPoker, contents } = await import('@fermata/kuhn-poker');
    return { game: kuhnPoker, contents };
  },
  windowsill: async () => {
    const { windowsill, contents } = await import('@fermata/windowsill');
    return { game: windowsill, contents };
  },
  coup: async () => {
    const { coup, contents } = await import('@fermata/coup');
    return { game: coup, contents };
  },
  'item-duel': async () => {
    const { itemDuel, contents } = await import('@fermata/item-duel');
    return { game: itemDuel, contents };
  },
  pokemon: async () => {
    const { gen1, contents } = await import('@fermata/pokemon');
    return { game: gen1, contents };
  },
  'pokemon-arena': async () => {
    const { arena, arenaContents } = await import('@fermata/pokemon');
    return { game: arena, contents: arenaContents };
  },
  wingspan: async () => {
    const { wingspan, contents } = await import('@fermata/wingspan');
    return { game: wingspan, contents };
  },
  'fire-in-the-lake': async () => {
    const { fireInTheLake, contents } = await import('@fermata/fire-in-the-lake');
    return { game: fireInTheLake, contents };
  },
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
  'kuhn-poker': () => import('@fermata/kuhn-poker/form'),
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
  load: () => RULES[title.name](),
  stage: async () => (await STAGINGS[title.name]()).staging,
  form: async () => (await FORMS[title.name]?.())?.form ?? [],
  manual: () => MANUALS[title.name](),
}));
