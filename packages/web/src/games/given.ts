/** Games that whoever serves the page has put beside it: `fermata serve --game PATH`. */
import type { Title } from '@fermata/catalog/list';
import type { AnyGame, Contents } from '@fermata/core';
import type { AnyStaging, Manual, OptionForm } from '@fermata/scene';
import type { Shelved } from './shelf.ts';

/** What is read of each: its title, and where its module is, seen from the list. */
interface Given extends Title {
  readonly module: string;
}

/** What such a module exports. */
interface GivenModule {
  readonly game: AnyGame;
  readonly contents?: Contents;
  readonly staging?: AnyStaging;
  readonly form?: OptionForm;
  readonly manual?: Manual;
}

/** The games beside a page that lies there; none where its server gives none. */
export async function givenGames(home: string): Promise<readonly Shelved[]> {
  const list = new URL('given/games.json', home);
  try {
    const given: readonly Given[] = await (await fetch(list)).json();
    return given.map((it) => shelvedOf(it, list));
  } catch {
    return []; // a server of files that left them out, or none: all others can be played
  }
}

function shelvedOf({ module, ...title }: Given, list: URL): Shelved {
  const load = async (): Promise<GivenModule> => {
    const { openDoors } = await import('./doors.ts');
    openDoors();
    return import(/* @vite-ignore */ new URL(module, list).href);
  };
  const stage = async () => {
    const { game, staging } = await load();
    return staging ?? (await import('@fermata/scene')).genericStaging(game);
  };
  const form = async () => {
    const { game, form: own } = await load();
    return own ?? (game.options === undefined ? [] : undefined);
  };
  const manual = async () => (await load()).manual;
  return { ...title, load, stage, form, manual };
}
