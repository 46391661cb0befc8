import { checkGiven } from '../fields/given.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Match } from '../match/match.ts';
import { canonical } from '../values/canonical.ts';

/**
 * For `expect.extend({ toOffer })`: the match asks the seat for exactly these options, in this order.
 *
 * @example
 * ```ts
 * import { scripted, toOffer } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4] } });
 * toOffer(match, 0, ['roll', 'hold']).pass; // → true
 * toOffer(match, 0, ['roll']).message();
 * // → 'seat 0 is offered ["roll","hold"] ("Roll or hold?"); compared with ["roll"]'
 * ```
 */
export function toOffer<S extends object, E extends AnyEvent>(
  match: Match<S, E>,
  seat: Seat,
  options: readonly unknown[],
) {
  checkGiven('a match', match);
  const [prompt] = match.prompts(seat);
  const offered = prompt?.options;
  return {
    pass: offered !== undefined && canonical(offered) === canonical(options),
    message: () =>
      `seat ${seat} is offered ${offered ? canonical(offered) : 'nothing'}${prompt ? ` ("${prompt.label}")` : ''}; compared with ${canonical(options)}`,
    actual: offered,
    expected: options,
  };
}
