import { type AnyGame, type Oracle, type Prompt, start } from '@fermata/core';
import type { Found } from '../thoughts.ts';
import type { Side } from '../worlds.ts';
import type { SearchOptions } from './search.ts';
import { isSmall } from './small.ts';
import { drawn, mindOf, Study } from './study.ts';

/** An answer by what a study of the game has found; undefined if the game is not small, or such a situation rarely came up. */
export function recall(prompt: Prompt, side: Side, oracle: Oracle, options: SearchOptions): Found | undefined {
  const { iterations = 1000, timeMs = Number.POSITIVE_INFINITY } = options;
  const study = studyOf(side.game, iterations * ROUNDS);
  study?.go(Date.now() + timeMs);
  const situation = study?.find(mindOf(prompt, side.view()));
  const habits = situation?.habits();
  if (situation === undefined || habits === undefined || situation.tries < ENOUGH) return undefined;
  const tried = habits.map((habit, step) => ({
    step,
    visits: Math.round(habit * situation.tries),
    value: situation.valueOf(step),
  }));
  return { choice: drawn(habits, oracle), tried };
}

/** Rarely seen, rarely understood: a deck of fifty cards has too many situations to come to know them. */
const ENOUGH = 100;
/** Rounds of a study for each try that an answer may have: it is done once, and serves all answers of all matches. */
const ROUNDS = 20;

/** The study of a game for two, with so many rounds; undefined if the game is not small. */
function studyOf(game: AnyGame, rounds: number): Study | undefined {
  const known = studies.get(game) ?? new Map<number, Study | undefined>();
  studies.set(game, known);
  if (!known.has(rounds)) known.set(rounds, begun(game, rounds));
  return known.get(rounds);
}

function begun(game: AnyGame, rounds: number): Study | undefined {
  if (game.seats.min > 2 || game.seats.max < 2) return undefined;
  try {
    const first = start(game, { seats: 2, seed: 'study' });
    return isSmall(first) ? new Study(first, rounds) : undefined;
  } catch {
    return undefined; // it wants options, or is only played from positions
  }
}

const studies = new WeakMap<AnyGame, Map<number, Study | undefined>>();
