import { type AnyGame, type Outcome, start } from '@fermata/core';
import { answerAll } from './fork.ts';
import type { Sequence } from './sequence.ts';

/** Plays a game through `answer`, with the log on. */
export function playOurs(game: AnyGame, { choices, seed }: Sequence): Outcome {
  const { outcome } = answerAll(start(game, { seed }), choices);
  if (outcome === undefined) throw new Error(`our match did not end with the choices ${choices}`);
  return outcome;
}
