import { type AnyEvent, type AnyGame, type Match, Misuse, start } from '@fermata/core';
import type { Start } from '@fermata/core/host';

/** As `start`, with rules that break before they have asked anything told as what they are. */
export function begin(game: AnyGame, how: Start): Match<object, AnyEvent> {
  try {
    return start(game, how);
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Error(`${game.name} broke before its first question: ${(error as Error).message}`, { cause: error });
  }
}
