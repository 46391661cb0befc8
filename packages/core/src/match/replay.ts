import type { Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import { HALT, type Tap } from '../execution/tap.ts';
import type { AnyEvent } from '../game/flow.ts';
import type { Answer } from '../game/record.ts';
import { misuse } from '../values/errors.ts';
import type { Live } from './live.ts';
import { begin } from './origin.ts';
import { choicesOf } from './past.ts';

/** Plays the match again from its start, watched. The copy stands where the match stands, or where the tap halted it. */
export function retrace(match: Live, watch: (exec: Execution) => Tap, choices: Answer[] = choicesOf(match)): Execution {
  const exec = begin(match.game, match.origin, choices, undefined, true);
  const tap = watch(exec);
  const begins = () => {
    tap.begins?.();
    if (exec.turn === match.exec.turn) throw HALT; // the match stands before this turn, or is over
  };
  exec.watch({ ...tap, begins });
  exec.advance();
  return exec;
}

/** All entries, kept or, where the match keeps no log, found by playing it again. */
export function logOf(match: Live): readonly Logged<AnyEvent>[] {
  const { exec } = match;
  if (!exec.log.entries) return retrace(match, () => ({})).log.entries as Logged<AnyEvent>[]; // a retracing logs
  const parts: (readonly Logged<AnyEvent>[])[] = [exec.log.entries];
  for (let { past } = match; past; past = past.before)
    parts.unshift((past.log as Logged<AnyEvent>[]).slice(0, past.logged)); // as above
  return parts.length === 1 ? (parts[0] as Logged<AnyEvent>[]) : parts.flat(); // as above
}

/** The state after entry `index` of the log; the entry before the first is the start. */
export function stateAfter(match: Live, index: number): object {
  const { count: happened } = match.exec.log;
  if (!Number.isInteger(index) || index < -1 || index >= happened) throw noEvent(index, happened);
  const before = (_event: AnyEvent, at: number) => {
    if (at > index) throw HALT;
  };
  return retrace(match, () => ({ before })).state;
}

export function noEvent(index: number, count: number) {
  return misuse('choice', `there is no event ${index}; the log ${count ? `has 0 to ${count - 1}` : 'is empty'}`);
}
