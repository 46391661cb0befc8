import { misuse } from '../errors.ts';
import type { Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import type { Answer } from '../execution/running.ts';
import type { Tap } from '../execution/tap.ts';
import type { Ev } from '../flow.ts';
import type { Live } from './live.ts';
import { begin, choicesOf, firstMark } from './origin.ts';

/** Plays the match again from its start, watched. The copy stands where the match stands. */
export function retrace<S extends object, E extends Ev>(
  match: Live<S, E>,
  watch: (exec: Execution<S, E>) => Tap<E>,
  choices: Answer[] = choicesOf(match.past, match.exec),
): Execution<S, E> {
  const exec = begin(match.game, match.origin, choices, { log: true });
  exec.tap = watch(exec);
  exec.advance();
  return exec;
}

/** All entries, kept or, where the match keeps no log, found by playing it again. */
export function logOf<S extends object, E extends Ev>(match: Live<S, E>): readonly Logged<E>[] {
  const { exec } = match;
  if (exec.log === undefined) return retrace(match, () => ({})).log as Logged<E>[]; // a retracing logs
  const parts: (readonly Logged<E>[])[] = [exec.log];
  for (let { past } = match; past !== undefined; past = past.before)
    parts.unshift((past.log as Logged<E>[]).slice(0, past.logged)); // as above
  return parts.length === 1 ? exec.log : parts.flat();
}

/** The state after entry `index` of the log; the entry before the first is the start. */
export function stateAfter<S extends object, E extends Ev>(match: Live<S, E>, index: number): S {
  const { logged } = firstMark(match.origin);
  if (!Number.isInteger(index) || index < logged - 1 || index >= match.exec.happened) {
    throw misuse('choice', `there is no event ${index}; the log has ${logged} to ${match.exec.happened - 1}`);
  }
  let state: S | undefined;
  try {
    return retrace(match, (exec) => ({
      before: (_event, at) => {
        state = exec.state;
        if (at > index) throw HALT;
      },
    })).state;
  } catch (error) {
    if (error === HALT) return state as S; // set just before
    throw error;
  }
}

/** Thrown through flows to stop them; it is no error. */
export const HALT = Symbol('halt');
