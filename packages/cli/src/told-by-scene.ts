import type { CatalogEntry } from '@fermata/catalog';
import { type Seat, SPECTATOR } from '@fermata/core';
import { genericStaging, sceneText } from '@fermata/scene';

/** How --scene is said, for every command that shows a table. */
export const SCENE = [
  '--scene',
  'show what lies where in words, as a screen reader would say it, instead of the board',
] as const;

/** --scene, as a part of a command. */
export function sceneWord(isScene: boolean | undefined): string {
  return isScene ? ' --scene' : '';
}

/** The game with its scene in words, as a seat sees it, in the place of its board, where that is wanted. */
export function toldByScene<E extends CatalogEntry>(entry: E, isScene: boolean | undefined, seat: Seat = SPECTATOR): E {
  if (!isScene) return entry;
  const { staging = genericStaging(entry.game) } = entry;
  return { ...entry, board: (view) => sceneText(staging.scene(view, seat), seat) };
}
