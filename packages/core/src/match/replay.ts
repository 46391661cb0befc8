import { misuse } from '../errors.ts';
import type { Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import type { Answer } from '../execution/running.ts';
import type { Tap } from '../execution/tap.ts';
import type { Ev } from '../flow.ts';
import type { Live } from './live.ts';
import { begin, choicesOf } from './origin.ts';

/** Plays the match again from its start, watched. The copy stands where the match stands, or where HALT was thrown. */
export function retrace<S extends object, E extends Ev>(
  match: Live<S, E>,
  watch: (exec: Execution<S, E>) => Tap<E>,
  choices: Answer[] = choicesOf(match.past, match.exec),
): Execution<S, E> {
  const exec = begin(match.game, match.origin, choices, { log: true });
  const tap = watch(exec);
  const begins = () => {
    tap.begins?.();
    if (exec.turn === match.exec.turn) throw HALT; // the match stands before this turn, or is over
  };
  exec.tap = { ...tap, begins };
  try {
    exec.advance();
  } catch (error) {
    if (error !== HALT) throw error;
  }
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
  if (!Number.isInteger(index) || index < -1 || index >= match.exec.happened) {
    throw misuse('choice', `there is no event ${index}; the log has 0 to ${match.exec.happened - 1}`);
  }
  const before = (_event: E, at: number) => {
    if (at > index) throw HALT;
  };
  return retrace(match, () => ({ before })).state;
}

/** Thrown through flows to stop them; it is no error. */
export const HALT = Symbol('halt');
