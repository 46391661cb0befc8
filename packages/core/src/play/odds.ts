import type { Execution } from '../execution/execution.ts';
import { HALT } from '../execution/tap.ts';
import { checkFields, checkGiven, checkWhole } from '../fields/given.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import { checkChoice } from '../game/prompt.ts';
import { again } from '../match/again.ts';
import type { Live } from '../match/live.ts';
import type { Match } from '../match/match.ts';
import { firstOracle, onwards } from '../match/origin.ts';
import { enumerate } from '../oracle/enumerating.ts';
import { type Fraction, fraction, plus, times, ZERO } from '../oracle/fraction.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { spliced } from '../oracle/spliced.ts';
import { Told } from '../oracle/told.ts';
import { misuse } from '../values/errors.ts';
import { liveFor } from './live-of.ts';
import { checkMove, type Move } from './moves.ts';

/** How likely each answer to a question is. */
export interface Odds<T> {
  /** Each answer, and how likely it is. */
  readonly of: ReadonlyMap<T, Fraction>;
  /** False where hidden information was sampled: then each world is exact, and the worlds are a sample. */
  readonly exact: boolean;
}

/** How far to go: ways that chance may fall, worlds to look at, and where those come from. */
export interface Sampling {
  /** Ways that chance may fall, in one world: more of them, and it throws. */
  readonly cap?: number | undefined;
  /** Worlds to look at, where the game has secrets. */
  readonly worlds?: number | undefined;
  /** Where those worlds come from. */
  readonly oracle?: Oracle | undefined;
}

/**
 * The exact distribution of what a move leads to. `question` looks at the match once the move is played, at the end of
 * the turn or at the next prompt, and answers with something that can be counted. Where the game has secrets, it is
 * asked of redealt worlds.
 *
 * @example
 * ```ts
 * import { fraction, odds } from '@fermata/core/odds';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4] } });
 * const { of } = odds(match, 0, [0], ({ state }) => state.pot);
 * of.get(4 + 6); // → fraction(1, 6)
 * of.get(0); // → fraction(1, 6)
 * ```
 */
export function odds<S extends object, E extends AnyEvent, T extends string | number | boolean>(
  match: Match<S, E>,
  seat: Seat,
  move: Move,
  question: (match: Match<S, E>) => T,
  sampling: Sampling = {},
): Odds<T> {
  liveFor(match, seat);
  checkMove(move);
  checkGiven('a function', question);
  checkFields(sampling, 'sampling', ['cap', 'worlds', 'oracle']);
  const { cap = 100_000, worlds = 32, oracle = seeded('odds') } = sampling;
  checkWhole(worlds, 'worlds', 1);
  const exact = !match.game.secrets;
  const count = exact ? 1 : worlds;
  const of = new Map<T, Fraction>();
  for (let world = 0; world < count; world++) {
    const from = match.redeal(seat, oracle) as unknown as Live; // the only class that implements it
    const { position } = from.exec.oracle;
    const fallen = enumerate((chance) => {
      const exec = again(from, { oracle: onwards(from.exec, chance) });
      const outcomes: number[] = [];
      const fallenAgain = spliced(firstOracle(from.origin), { from: position, oracle: new Told(outcomes) });
      const fork = from.branch({ ...from.origin, reseeds: [], chance: fallenAgain }, exec);
      playToEndOfTurn(exec, seat, move, outcomes);
      return question(fork as unknown as Match<S, E>); // of the same game
    }, cap);
    for (const { value, probability } of fallen)
      of.set(value, plus(of.get(value) ?? ZERO, times(probability, fraction(1, count))));
  }
  return { of, exact };
}

function playToEndOfTurn(exec: Execution, seat: Seat, move: Move, outcomes: number[]): void {
  exec.watch({
    drew: (outcome) => void outcomes.push(outcome),
    begins: () => {
      throw HALT;
    },
  });
  for (const [at, choice] of move.entries()) {
    const open = exec.open.find(({ prompt }) => prompt.seat === seat);
    if (!open) throw misuse('choice', `seat ${seat} is not asked for choice ${at} of the move`);
    checkChoice(open.prompt, choice);
    exec.answer(open, choice);
    exec.advance();
  }
}
