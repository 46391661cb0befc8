import type { Execution } from '../execution/execution.ts';
import { type Cause, causesOf, type Logged, type Meeting } from '../execution/log.ts';
import { exceptIn } from '../execution/offer.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Outcome } from '../game/game.ts';
import type { Choice, Exception } from '../game/prompt.ts';
import type { Live } from '../match/live.ts';
import type { Match } from '../match/match.ts';
import { retrace } from '../match/replay.ts';
import { copyJson, plainJson } from '../values/json.ts';
import { liveOf } from './live-of.ts';

/** Something that made a match what it is: the truth, for whoever may see all of it. JSON. */
export type TimelineEntry<E extends AnyEvent = AnyEvent> =
  /** A turn begins; the opening is turn 0. */
  | { readonly type: 'turn'; readonly turn: number }
  /** A question was answered. `replay` to so many `choices` stands at it, or where all who chose together began. */
  | {
      readonly type: 'question';
      readonly choices: number;
      readonly seat: Seat;
      readonly label: string;
      readonly options: readonly unknown[];
      readonly except: readonly Exception[];
      readonly choice: Choice;
    }
  /** Chance fell: which of the outcomes, and what that shows. */
  | { readonly type: 'chance'; readonly label: string; readonly outcome: number; readonly face: unknown }
  /** Something happened or, where it is cancelled, did not: entry `index` of the log, with all its causes, the nearest first. */
  | {
      readonly type: 'event';
      readonly index: number;
      readonly event: E;
      readonly cancelled: boolean;
      readonly causes: readonly Cause<E>[];
      readonly met: readonly Meeting<E>[];
    }
  /** The match is over. */
  | { readonly type: 'end'; readonly outcome: Outcome };

/**
 * Everything that made the match, in order: turns, questions with their options and answers, chance, events with causes. The
 * match is played again once.
 *
 * @example
 * ```ts
 * import { timeline } from '@fermata/core/host';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4, 1, 2] }, choices: ['roll'] });
 * timeline(match).slice(0, 5).map(({ type }) => type); // → ['turn', 'chance', 'event', 'question', 'chance']
 * ```
 */
export function timeline<S extends object, E extends AnyEvent>(match: Match<S, E>): TimelineEntry<E>[] {
  return entriesOf(liveOf(match)) as TimelineEntry<E>[]; // of this game
}

function entriesOf(match: Live): TimelineEntry[] {
  const order: (TimelineEntry | Logged<AnyEvent>)[] = [];
  let seen = 0;
  /** Adds what was logged since: of what is cancelled no tap tells. */
  const catchUp = ({ log }: Execution) => {
    const logged = log.entries as Logged<AnyEvent>[]; // a retracing logs
    while (seen < logged.length) order.push(logged[seen++] as Logged<AnyEvent>); // within the list
  };
  const exec = retrace(match, (again) => {
    let label = '';
    const note = (entry: TimelineEntry) => {
      catchUp(again);
      order.push(entry);
    };
    return {
      begins: () => {
        const { outcome, turn } = again;
        note(outcome ? { type: 'end', outcome } : { type: 'turn', turn });
      },
      answered: (question, choice, _list, choices) => {
        const { seat, label } = question;
        const options = copyJson(question.options); // it may be a part of the state, which goes on changing
        note({ type: 'question', choices, seat, label, options, except: exceptIn(question), choice });
      },
      draws: (what) => {
        label = what;
      },
      drew: (outcome, face) => note({ type: 'chance', label, outcome, face: copyJson(face(outcome)) }),
    };
  });
  catchUp(exec);
  let index = exec.log.before;
  // Only now: which entry somebody stood before is known once it has happened.
  return order.map((it) => {
    if ('type' in it) return it;
    const { event, cancelled, met } = it;
    return { type: 'event', index: index++, event, cancelled, causes: plainJson(causesOf(it)), met: plainJson(met) };
  });
}
