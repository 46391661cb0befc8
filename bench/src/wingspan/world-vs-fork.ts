import { type AnyMatch, type Prompt, seeded } from '@fermata/core';
import type { Bench } from '../bench.ts';
import { forkAndAnswer } from '../fork.ts';
import { cost, ROUNDS, type Round } from '../measure.ts';
import { timeOnce } from '../slice.ts';
import { atTurns } from './at-turns.ts';

/** Worlds that are dealt at each question: the first of them has to prepare for all. */
const WORLDS = 10;
/** A match of two has 52 turns. */
const TURNS: readonly number[] = Array.from({ length: 48 }, (_, turn) => turn + 1);
const MATCHES = 6;
const QUICK_MATCHES = 2;
const WARM_UPS = 2;

export const bench: Bench = {
  name: 'wingspan_world_vs_fork',
  about: `wingspan: each of ${WORLDS} worlds at the first question of a turn, all preparation included, over a fork there that answers once`,
  bar: { atMost: 20 },
  measure(quick) {
    const rounds: Round[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round++)
      rounds.push(worldsAndForks(round, quick ? QUICK_MATCHES : MATCHES));
    return cost(rounds.slice(WARM_UPS), 'world');
  },
};

/** Matches of their own for each round: a match knows worlds that it has prepared. */
function worldsAndForks(round: number, count: number): Round {
  const times = { ours: 0, peer: 0 };
  for (let seed = 0; seed < count; seed++) {
    atTurns(`${round} ${seed}`, TURNS, (match) => {
      times.ours += timeOnce(() => worlds(match, seed));
      times.peer += timeOnce(() => {
        for (let fork = 0; fork < WORLDS; fork++) forkAndAnswer(match);
        return WORLDS;
      });
    });
  }
  const questions = count * TURNS.length;
  return { ours: times.ours / questions, peer: times.peer / questions };
}

function worlds(match: AnyMatch, seed: number): number {
  const oracle = seeded(seed);
  const [{ seat }] = match.prompts() as [Prompt]; // it is not over
  for (let world = 0; world < WORLDS; world++) match.redeal(seat, oracle);
  return WORLDS;
}
