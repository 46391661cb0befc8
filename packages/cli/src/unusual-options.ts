import type { AnyGame } from '@fermata/core';
import type { GameOptions } from './arguments.ts';
import { begin } from './begin.ts';
import type { Loaded } from './files.ts';

/** The options of a loaded match, where they are not the usual ones. */
export function unusualOptions({ entry: { game }, match }: Pick<Loaded, 'entry' | 'match'>): GameOptions | undefined {
  const { options } = match.record();
  const words = JSON.stringify(options);
  return words === usualWords(game, match.seats) ? undefined : { json: options, words };
}

/** There are none where somebody has to say something. */
function usualWords(game: AnyGame, seats: number): string | undefined {
  try {
    return JSON.stringify(begin(game, { seats }).record().options);
  } catch {
    return '';
  }
}
