import type { AnyEvent, AnyGame, Contents, Game, View } from '@fermata/core';
import type { AnyStaging, Manual, OptionForm, Staging } from '@fermata/scene';
import { type Name, titleOf } from './titles.ts';

/** A game as it is offered to people. */
export interface CatalogEntry {
  readonly game: AnyGame;
  readonly title: string;
  /** One sentence that makes a newcomer want to try it. */
  readonly summary: string;
  /** What a seat sees, as text. */
  board(view: object): string;
  /** What lies where, and what an option means, if it says so; every game of the catalog does. */
  readonly staging?: AnyStaging;
  /** Its options as a form, if it takes any and says so; every game of the catalog that takes some does. */
  readonly form?: OptionForm;
  /** What a newcomer reads, if it says so; every game of the catalog does. */
  readonly manual?: Manual;
  /** Its folder among the games. */
  readonly home: string;
  /** What it contains, if it says so; every game of the catalog does. */
  readonly contents?: Contents;
}

/** What the module of a game exports beside its rules; and its folder, where that is not called as the game is. */
interface Exports<S extends object, O> {
  readonly board: (view: View<S>) => string;
  readonly contents: Contents;
  readonly manual: Manual;
  readonly staging: Staging<View<S>>;
  readonly form?: OptionForm<O>;
  readonly home?: string;
}

/** Makes sure that board and scenes are made from the game's own view, and that a form has fields of its own options. */
export function entryOf<S extends object, E extends AnyEvent, O>(
  name: Name,
  game: Game<S, E, O>,
  { board, contents, manual, staging, form, home = game.name }: Exports<S, O>,
): CatalogEntry {
  const { title, summary } = titleOf(name);
  return {
    ...{ game, title, summary, home, contents, manual, staging },
    ...(form && { form }),
    board: (view) => board(view as View<S>), // the view of a match of this game
  };
}
