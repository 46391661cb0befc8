/**
 * The packages that a game which is not part of this build plays with: the very ones of the page, since words of one copy of
 * core are unknown to another. What bundles such a game (packages/cli/src/page/bundle-game.ts) leaves them out, and asks here.
 */
import * as core from '@fermata/core';
import * as fields from '@fermata/core/fields';
import * as host from '@fermata/core/host';
import * as moves from '@fermata/core/moves';
import * as odds from '@fermata/core/odds';
import * as table from '@fermata/core/table';
import * as scene from '@fermata/scene';

const DOORS: { readonly [name: string]: object } = {
  '@fermata/core': core,
  '@fermata/core/fields': fields,
  '@fermata/core/host': host,
  '@fermata/core/moves': moves,
  '@fermata/core/odds': odds,
  '@fermata/core/table': table,
  '@fermata/scene': scene,
};

/** Lets modules of games find them. */
export function openDoors(): void {
  const doors = (name: string) => {
    const door = DOORS[name];
    if (door === undefined) throw new Error(`the page has no ${name} for its games`);
    return door;
  };
  Object.assign(globalThis, { [Symbol.for('fermata doors')]: doors });
}
