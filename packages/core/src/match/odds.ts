import { misuse } from '../errors.ts';
import type { Execution } from '../execution/execution.ts';
import type { Ev, Seat } from '../flow.ts';
import { enumerate } from '../oracle/enumerating.ts';
import { type Fraction, fraction, plus, times, ZERO } from '../oracle/fraction.ts';
import { type Oracle, Spliced } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { Told } from '../oracle/told.ts';
import { checkChoice } from '../prompt.ts';
import { Overheard } from '../secrets/witness.ts';
import type { Live } from './live.ts';
import type { Match } from './match.ts';
import type { Move } from './moves.ts';
import { firstOracle } from './origin.ts';
import { HALT } from './replay.ts';

/** How likely each answer to a question is. */
export interface Odds<T> {
  readonly of: ReadonlyMap<T, Fraction>;
  /** False where hidden information was sampled: then each world is exact, and the worlds are a sample. */
  readonly exact: boolean;
}

/** How far to go: ways that chance may fall, worlds to look at, and where those come from. */
export interface Sampling {
  readonly cap?: number;
  readonly worlds?: number;
  readonly oracle?: Oracle;
}

/**
 * The exact distribution of what a move leads to. `question` looks at the match once the move is played, at the end of
 * the turn or at the next prompt, and answers with something that can be counted. Where the game has secrets, it is
 * asked of redealt worlds.
 */
export function odds<S extends object, E extends Ev, T extends string | number | boolean>(
  match: Match<S, E>,
  seat: Seat,
  move: Move,
  question: (match: Match<S, E>) => T,
  { cap = 100_000, worlds = 32, oracle = seeded('odds') }: Sampling = {},
): Odds<T> {
  const exact = match.game.secrets === undefined;
  const count = exact ? 1 : worlds;
  const of = new Map<T, Fraction>();
  for (let world = 0; world < count; world++) {
    const from = match.redeal(seat, oracle) as Live<S, E>; // the only class that implements it
    const fallen = enumerate((chance) => {
      const { oracle, mark } = from.exec;
      const heard = new Overheard(chance);
      const exec = from.again({ oracle: new Spliced(oracle.at(mark.position), oracle.position, heard) });
      const again = new Spliced(firstOracle(from.origin), oracle.position, new Told(heard.outcomes));
      const fork = from.branch({ ...from.origin, reseeds: [], chance: again }, exec);
      playToEndOfTurn(exec, seat, move);
      return question(fork);
    }, cap);
    for (const { value, probability } of fallen)
      of.set(value, plus(of.get(value) ?? ZERO, times(probability, fraction(1, count))));
  }
  return { of, exact };
}

function playToEndOfTurn<S extends object, E extends Ev>(exec: Execution<S, E>, seat: Seat, move: Move): void {
  exec.tap = {
    begins: () => {
      throw HALT;
    },
  };
  for (const [at, choice] of move.entries()) {
    const open = exec.open.find(({ prompt }) => prompt.seat === seat);
    if (open === undefined) throw misuse('choice', `seat ${seat} is not asked for choice ${at} of the move`);
    checkChoice(open.prompt, choice);
    exec.answer(open, choice);
    try {
      exec.advance();
    } catch (error) {
      if (error !== HALT) throw error;
    }
  }
}
