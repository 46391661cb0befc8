import { describeEvent } from '../describe.ts';
import { misuse } from '../errors.ts';
import type { Cause, Frame, Meeting } from '../execution/log.ts';
import type { Deep, Ev } from '../flow.ts';
import type { Match } from './match.ts';

/** Why an event happened, and what became of it. */
export interface Explanation<S, E extends Ev> {
  readonly event: E;
  readonly cancelled: boolean;
  /** The causes, the nearest first: which listener, at work on which event. */
  readonly causes: readonly (Cause & { readonly event: E })[];
  /** Who met it on its way, and what they did. */
  readonly met: readonly Meeting<E>[];
  /** The state before and after it. */
  readonly before: Deep<S>;
  readonly after: Deep<S>;
  /** The same in words. */
  readonly text: string;
}

/** Explains entry `index` of the match's log. */
export function explain<S extends object, E extends Ev>(match: Match<S, E>, index: number): Explanation<S, E> {
  const entry = match.log[index];
  if (entry === undefined)
    throw misuse('choice', `there is no event ${index}; the log has 0 to ${match.log.length - 1}`);
  const { event, met, cancelled } = entry;
  const causes: (Frame & { readonly event: E })[] = [];
  for (let cause = entry.cause as Frame | undefined; cause !== undefined; cause = cause.above)
    causes.push(cause as Frame & { readonly event: E }); // as logged
  const say = (it: E) => describeEvent(match.game, it);
  const who = ({ listener, owner }: Pick<Cause, 'listener' | 'owner'>) =>
    owner === undefined ? listener : `${listener} (seat ${owner})`;
  const lines = [
    `${say(event)}${cancelled ? ' (cancelled)' : ''}`,
    ...causes.map((cause) => `  because ${who(cause)}, ${cause.phase} "${say(cause.event)}"`),
    ...met.map(
      (meeting) =>
        `  ${who(meeting)} ${meeting.did}${meeting.into ? ` "${say(meeting.event)}" by ${meeting.into.map((it) => `"${say(it)}"`).join(', ')}` : ''}`,
    ),
  ];
  return { event, cancelled, causes, met, before: match.at(index - 1), after: match.at(index), text: lines.join('\n') };
}
