import type { Seat } from '../../game/flow.ts';
import type { Live } from '../../match/live.ts';
import { takeBack } from '../../match/undo.ts';
import type { Oracle } from '../../oracle/oracle.ts';
import { Misuse } from '../../values/errors.ts';
import { difference } from '../difference.ts';

/** What is offered to the seat in this world and in one that is the same to it: what was pruned must not tell them apart. */
export function offersApart(match: Live, seat: Seat, oracle: Oracle): string | undefined {
  const open = match.exec.open.find(({ prompt, kept }) => prompt.seat === seat && kept !== undefined);
  if (open === undefined) return undefined;
  const world = match.redeal(seat, oracle);
  const shown = (it: Live) => it.prompts(seat).map(({ options, except }) => ({ options, except }))[0];
  const found = difference(shown(match), shown(world));
  return found === undefined ? undefined : `what is pruned from "${open.prompt.label}": ${found}`;
}

/** What the seat is told when it wants its last choice back: why it cannot be must not tell, either. */
export function refusalsApart(match: Live, otherwise: Live, seat: Seat): string | undefined {
  if (match.exec.asked[seat] === undefined) return undefined;
  const [one, other] = [refusalOf(match, seat), refusalOf(otherwise, seat)];
  return one === other ? undefined : `the answer to undo: "${one}" or "${other}"`;
}

function refusalOf(match: Live, seat: Seat): string {
  try {
    takeBack(match, seat, {});
    return 'it is taken back';
  } catch (error) {
    if (error instanceof Misuse) return error.message;
    throw error;
  }
}
