import { type AnyGame, type Oracle, type Prompt, start } from '@fermata/core';
import type { Found } from '../thoughts.ts';
import type { AnyPerspective } from '../worlds.ts';
import type { SearchOptions } from './search.ts';
import { isSmall } from './small.ts';
import { drawn, type Situation, Study, situationKey, worldKey } from './study.ts';

/** An answer by what a study of the game has found; undefined if the game is not small, or if this is no match of that kind. */
export function recall(
  prompt: Prompt,
  side: AnyPerspective,
  oracle: Oracle,
  options: SearchOptions,
): Found | undefined {
  const { iterations = 1000, timeMs = Number.POSITIVE_INFINITY } = options;
  const end = Date.now() + timeMs / 2; // the rest is for the search, if there is one
  const studies = studiesOf(side.game, iterations * ROUNDS);
  if (studies === undefined) return undefined;
  const key = situationKey(prompt, side.view());
  studies.pilot.go(end);
  if (!studies.pilot.isFit || studies.pilot.situations > SITUATIONS_MAX || !studies.pilot.find(key)) return undefined;
  studies.whole.go(end);
  const situation = studies.whole.find(key);
  const habits = situation?.habits();
  if (situation === undefined || habits === undefined || situation.tries < ENOUGH) return undefined;
  if (!isKnownTo(side, situation, oracle)) return undefined;
  const tried = habits.map((share, step) => ({ step, share, visits: situation.tries, value: situation.valueOf(step) }));
  return { choice: drawn(habits, oracle), tried };
}

/**
 * True if the seat believes in just the worlds that the situation came up in. In a match with other options there may be
 * others, though all looks alike; and who has been shown more than a view tells believes in fewer.
 */
function isKnownTo(side: AnyPerspective, { worlds }: Situation, oracle: Oracle): boolean {
  const believed = new Set<string>();
  for (let count = 0; count < WORLDS; count++) {
    const world = worldKey(side.redeal(oracle));
    if (!worlds.has(world)) return false;
    believed.add(world);
  }
  return believed.size > worlds.size * MOST;
}

/** Worlds that are dealt to see which ones the seat believes in, and how many of them must come up. */
const WORLDS = 60;
const MOST = 3 / 4;
/** Of a game that can come to be known. */
const SITUATIONS_MAX = 64;
/** Tries of a situation before anybody goes by them. */
const ENOUGH = 100;
/** Rounds of a study for each try that an answer may have: it is done once, and serves all answers of all matches. */
const ROUNDS = 20;
/** Rounds that tell how many situations there are: whether the rest is worth its time. */
const PILOT = 400;

interface Studies {
  readonly pilot: Study;
  readonly whole: Study;
}

/** The studies of a game for two; undefined if it is not small. What they find depends on nothing but the number of rounds. */
function studiesOf(game: AnyGame, rounds: number): Studies | undefined {
  const known = studied.get(game) ?? new Map<number, Studies | undefined>();
  studied.set(game, known);
  if (!known.has(rounds)) known.set(rounds, begun(game, rounds));
  return known.get(rounds);
}

function begun(game: AnyGame, rounds: number): Studies | undefined {
  if (game.seats.min > 2 || game.seats.max < 2) return undefined;
  try {
    const first = start(game, { seats: 2, seed: 'study' });
    return isSmall(first) ? { pilot: new Study(first, PILOT), whole: new Study(first, rounds) } : undefined;
  } catch {
    return undefined; // it wants options, or breaks: what becomes of other matches is not for this one to tell
  }
}

const studied = new WeakMap<AnyGame, Map<number, Studies | undefined>>();
