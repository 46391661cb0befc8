import * as connectFour from '@fermata/connect-four';
import type { AnyEvent, AnyGame, Contents, Game, View } from '@fermata/core';
import { nearest } from '@fermata/core/fields';
import * as itemDuel from '@fermata/item-duel';
import * as kuhnPoker from '@fermata/kuhn-poker';
import * as pig from '@fermata/pig';
import * as pokemon from '@fermata/pokemon';
import * as windowsill from '@fermata/windowsill';
import * as wingspan from '@fermata/wingspan';
import { UnknownGame } from './unknown-game.ts';

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
  /** What it contains, if it says so; every game of the catalog does. */
  readonly contents?: Contents;
}

/** Every game there is, the easiest first. */
export const CATALOG: readonly CatalogEntry[] = [
  entry(pig.pig, 'Pig', 'Roll as often as you dare: a one loses the pot.', pig),
  entry(connectFour.connectFour, 'Connect Four', 'Drop discs: the first four in a row win.', connectFour),
  entry(kuhnPoker.kuhnPoker, 'Kuhn Poker', 'Three cards, one bet: bluff or be bluffed.', kuhnPoker),
  entry(windowsill.windowsill, 'Windowsill', 'Magpies after trinkets: fly high, steal low, mind the cat.', windowsill),
  entry(itemDuel.itemDuel, 'Item Duel', 'Punch, poison, parry: items that act, sit and linger.', itemDuel),
  entry(pokemon.gen1, 'Pokémon', 'Six against six, the first generation with all its quirks.', pokemon),
  entry(pokemon.arena, 'Pokémon Arena', 'Six against six with a bag of items, one clear step after the other.', {
    board: pokemon.board,
    contents: pokemon.arenaContents,
    home: 'pokemon',
  }),
  entry(wingspan.wingspan, 'Wingspan', 'Birds that feed, flock, hunt and lay: every power a chain.', wingspan),
];

/** The entry of a game, by its name or title; throws an UnknownGame that suggests the nearest one. */
export function findGame(name: string): CatalogEntry {
  const wanted = plain(name);
  const found = CATALOG.find(({ game, title }) => game.name === wanted || plain(title) === wanted);
  if (found !== undefined) return found;
  const names = CATALOG.map(({ game }) => game.name);
  const near = nearest(wanted, names);
  const advice = near === undefined ? `choose one of ${names.join(', ')}` : `did you mean ${near}?`;
  throw new UnknownGame(`there is no game "${name}"; ${advice}`);
}

/** Names are plain letters: accents do not count. */
function plain(name: string): string {
  return name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
}

/** What the module of a game exports beside its rules; and its folder, where that is not called as the game is. */
interface Exports<S extends object> {
  readonly board: (view: View<S>) => string;
  readonly contents: Contents;
  readonly home?: string;
}

/** Makes sure that the board is drawn from the game's own view. */
function entry<S extends object, E extends AnyEvent, O>(
  game: Game<S, E, O>,
  title: string,
  summary: string,
  { board, contents, home = game.name }: Exports<S>,
): CatalogEntry {
  return { game, title, summary, home, contents, board: (view) => board(view as View<S>) }; // the view of a match of this game
}
