import { type AnyEvent, type AnyGame, type Match, Misuse, type Start, start } from '@fermata/core';

/** As `start`, with rules that break before they have asked anything told as what they are. */
export function begin(game: AnyGame, how: Start): Match<object, AnyEvent> {
  try {
    return start(game, how);
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Error(`${game.name} broke before its first question: ${(error as Error).message}`, { cause: error });
  }
}
