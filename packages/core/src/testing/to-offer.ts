import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Match } from '../match/match.ts';
import { canonical } from '../values/canonical.ts';

/** For `expect.extend({ toOffer })`: the match asks the seat for exactly these options, in this order. */
export function toOffer<S extends object, E extends AnyEvent>(
  match: Match<S, E>,
  seat: Seat,
  options: readonly unknown[],
) {
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
