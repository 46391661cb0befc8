import * as connectFour from '@fermata/connect-four';
import { type AnyEvent, type AnyGame, type Game, Misuse, type View } from '@fermata/core';
import { nearest } from '@fermata/core/fields';
import * as itemDuel from '@fermata/item-duel';
import * as kuhnPoker from '@fermata/kuhn-poker';
import * as pig from '@fermata/pig';
import * as pokemon from '@fermata/pokemon';
import * as windowsill from '@fermata/windowsill';
import * as wingspan from '@fermata/wingspan';
import { CONNECT_FOUR } from './contents/connect-four.ts';
import type { Contents } from './contents/contents.ts';
import { ITEM_DUEL } from './contents/item-duel.ts';
import { KUHN_POKER } from './contents/kuhn-poker.ts';
import { PIG } from './contents/pig.ts';
import { POKEMON, POKEMON_ARENA } from './contents/pokemon.ts';
import { WINDOWSILL } from './contents/windowsill.ts';
import { WINGSPAN } from './contents/wingspan.ts';

/** A game as it is offered to people. */
export interface CatalogEntry {
  readonly game: AnyGame;
  readonly title: string;
  /** One sentence that makes a newcomer want to try it. */
  readonly summary: string;
  /** What a seat sees, as text. */
  board(view: object): string;
  /** Its folder among the games. */
  readonly home: string;
  /** What it contains: cards, powers and the like, prompts, listeners. Of a game that is not in the catalog nobody knows. */
  readonly contents?: Contents;
}

/** Every game there is, the easiest first. */
export const CATALOG: readonly CatalogEntry[] = [
  entry(pig.pig, 'Pig', 'Roll as often as you dare: a one loses the pot.', pig.board, { contents: PIG }),
  entry(connectFour.connectFour, 'Connect Four', 'Drop discs: the first four in a row win.', connectFour.board, {
    contents: CONNECT_FOUR,
  }),
  entry(kuhnPoker.kuhnPoker, 'Kuhn Poker', 'Three cards, one bet: bluff or be bluffed.', kuhnPoker.board, {
    contents: KUHN_POKER,
  }),
  entry(
    windowsill.windowsill,
    'Windowsill',
    'Magpies after trinkets: fly high, steal low, mind the cat.',
    windowsill.board,
    { contents: WINDOWSILL },
  ),
  entry(itemDuel.itemDuel, 'Item Duel', 'Punch, poison, parry: items that act, sit and linger.', itemDuel.board, {
    contents: ITEM_DUEL,
  }),
  entry(pokemon.gen1, 'Pokémon', 'Six against six, the first generation with all its quirks.', pokemon.board, {
    contents: POKEMON,
  }),
  entry(
    pokemon.arena,
    'Pokémon Arena',
    'Six against six with a bag of items, one clear step after the other.',
    pokemon.board,
    { home: 'pokemon', contents: POKEMON_ARENA },
  ),
  entry(wingspan.wingspan, 'Wingspan', 'Birds that feed, flock, hunt and lay: every power a chain.', wingspan.board, {
    contents: WINGSPAN,
  }),
];

/** The entry of a game, by its name or title; throws a Misuse that suggests the nearest one. */
export function findGame(name: string): CatalogEntry {
  const wanted = plain(name);
  const found = CATALOG.find(({ game, title }) => game.name === wanted || plain(title) === wanted);
  if (found !== undefined) return found;
  const names = CATALOG.map(({ game }) => game.name);
  const near = nearest(wanted, names);
  const advice = near === undefined ? `choose one of ${names.join(', ')}` : `did you mean ${near}?`;
  throw new Misuse('start', `there is no game "${name}"; ${advice}`);
}

/** Names are plain letters: accents do not count. */
function plain(name: string): string {
  return name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
}

/** Makes sure that the board is drawn from the game's own view. */
function entry<S extends object, E extends AnyEvent, O>(
  game: Game<S, E, O>,
  title: string,
  summary: string,
  board: (view: View<S>) => string,
  more: Partial<Pick<CatalogEntry, 'home' | 'contents'>> = {},
): CatalogEntry {
  return { game, title, summary, home: game.name, ...more, board: (view) => board(view as View<S>) }; // the view of a match of this game
}
