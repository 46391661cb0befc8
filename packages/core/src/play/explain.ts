import { type Cause, causesOf, type Meeting } from '../execution/log.ts';
import { checkGiven } from '../fields/given.ts';
import { describeEvent } from '../game/describe.ts';
import type { AnyEvent, DeepReadonly, Seat } from '../game/flow.ts';
import type { Match } from '../match/match.ts';
import { noEvent } from '../match/replay.ts';
import { type Change, changesBetween } from './explain-changes.ts';

/** Why an event happened, and what became of it. */
export interface Explanation<S, E extends AnyEvent> {
  /** The event itself. */
  readonly event: E;
  /** True if it never happened. */
  readonly cancelled: boolean;
  /** The causes, the nearest first: which listener, at work on which event, or what a flow was about. */
  readonly causes: readonly Cause<E>[];
  /** Who met it on its way, and what they did. */
  readonly met: readonly Meeting<E>[];
  /** The state before it. */
  readonly before: DeepReadonly<S>;
  /** The state after it. */
  readonly after: DeepReadonly<S>;
  /** Where the two differ. */
  readonly changes: readonly Change[];
  /** The same in words. */
  readonly text: string;
}

/**
 * Explains entry `index` of the match's log: not of its events, which lack those that were cancelled.
 *
 * @example
 * ```ts
 * import { explain } from '@fermata/core/host';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4] } });
 * console.log(explain(match, 0).text);
 * // → Seat 0 rolls a 4.
 * //     because roll (seat 0)
 * //     pot: 0 → 4
 * //     die: nothing → 4
 * ```
 */
export function explain<S extends object, E extends AnyEvent>(match: Match<S, E>, index: number): Explanation<S, E> {
  checkGiven('a match', match);
  const entry = match.log[index];
  if (!entry) throw noEvent(index, match.log.length);
  const { event, met, cancelled } = entry;
  const causes = causesOf(entry);
  const before = match.at(index - 1);
  const after = match.at(index);
  const changes = changesBetween(before, after);
  const plain = (value: unknown) => JSON.stringify(value) ?? 'nothing';
  const say = (it: E) => describeEvent(match.game, it);
  const who = (id: string, owner: Seat | undefined) => (owner === undefined ? id : `${id} (seat ${owner})`);
  const lines = [
    `${say(event)}${cancelled ? ' (cancelled)' : ''}`,
    ...causes.map(({ by, owner, phase, event }) => {
      return `  because ${who(by, owner)}${!event ? '' : `, ${phase} "${say(event)}"`}`;
    }),
    ...met.map(
      (meeting) =>
        `  ${who(meeting.listener, meeting.owner)} ${meeting.did}${meeting.into ? ` "${say(meeting.event)}" by ${meeting.into.map((it) => `"${say(it)}"`).join(', ')}` : ''}`,
    ),
    ...changes.slice(0, TOLD_MAX).map((it) => `  ${it.path}: ${plain(it.before)} → ${plain(it.after)}`),
  ];
  if (changes.length > TOLD_MAX) lines.push(`  and ${changes.length - TOLD_MAX} more changes`);
  return { event, cancelled, causes, met, before, after, changes, text: lines.join('\n') };
}

/** Changes that the text tells of; the data has them all. */
const TOLD_MAX = 8;
