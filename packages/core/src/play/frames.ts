import { checkWhole } from '../fields/given.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import { framesOf } from '../match/followers.ts';
import type { AnyMatch, Match } from '../match/match.ts';
import { checkOnlooker } from '../match/perspective.ts';
import type { Frame } from '../secrets/frame.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import { liveOf } from './live-of.ts';

/**
 * What a seat, or a spectator, has seen happen from frame `from` on, event by event: the match is played again once, however
 * many there are. The same as `follow` would have told on the way.
 *
 * @example
 * ```ts
 * import { frames } from '@fermata/core/host';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4, 2] }, choices: ['roll'] });
 * frames(match, 0).map(({ view }) => view.pot); // → [4, 6]
 * ```
 */
export function frames<S extends object, E extends AnyEvent>(match: Match<S, E>, seat: Seat, from = 0): Frame<S>[] {
  const own = liveOf(match);
  checkOnlooker(own, seat);
  checkWhole(from, 'from', 0);
  return framesOf(own, seat).slice(from) as Frame<S>[]; // of this match's game
}

/**
 * The entry of the log that frame `number` of a seat is of: for `explain`, which knows the truth, so for whoever may see it.
 *
 * @example
 * ```ts
 * import { logIndexOf } from '@fermata/core/host';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4, 2] }, choices: ['roll'] });
 * logIndexOf(match, 0, 1); // → 1
 * ```
 */
export function logIndexOf(match: AnyMatch, seat: Seat, number: number): number {
  const own = liveOf(match);
  checkOnlooker(own, seat);
  const indices: number[] = [];
  framesOf(own, seat, indices);
  const index = indices[number];
  if (index === undefined) throw misuse('nothing', `seat ${seat} has ${indices.length} frames; got ${brief(number)}`);
  return index;
}
