/** Every game that can be played here: those of the catalog, and those that the page was given. */
import { LIST, type Title } from '@fermata/catalog/list';
import type { AnyGame, Contents } from '@fermata/core';
import type { AnyStaging, Manual, OptionForm } from '@fermata/scene';
import { givenGames } from './given.ts';

/** A game on the shelf: what is known of it without its rules, and how to get at them. */
export interface Shelved extends Title {
  load(): Promise<{ readonly game: AnyGame; readonly contents?: Contents }>;
  stage(): Promise<AnyStaging>;
  /** Its options as a form: an empty one where it takes none, undefined where it takes some and does not say which. */
  form(): Promise<OptionForm | undefined>;
  /** What a newcomer reads; undefined where it says nothing. */
  manual(): Promise<Manual | undefined>;
}

/** The shelf of a page that lies there, looked at once. */
export function shelfAt(home: string): () => Promise<readonly Shelved[]> {
  let known: Promise<readonly Shelved[]> | undefined;
  return () => {
    known ??= givenGames(home).then((given) => [...LIST, ...given]);
    return known;
  };
}

/** The shelf of this page. */
export const shelf = shelfAt(typeof document === 'undefined' ? '' : document.baseURI);
