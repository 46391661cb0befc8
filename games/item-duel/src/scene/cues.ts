import type { AnyEvent, DeepReadonly, Seat, View } from '@fermata/core';
import type { State, Status } from '../state.ts';
import { seatId } from './ids.ts';

/** What an event is about: the item or status that does it, and whom it meets. Ids that are gone are left out by who asks. */
export function cues(event: AnyEvent, view: View<State>): readonly string[] {
  const { seat, target, winner, item, id, status, by, source } = event as Told;
  const seats = [seat, target, winner, status?.seat].filter((one) => typeof one === 'number');
  const doing = [item, id, status?.id, source && doerOf(source, seat, by, view as State)]; // nothing is hidden
  return [...doing.filter((one) => typeof one === 'string'), ...seats.map(seatId)];
}

/** The fields of events. */
interface Told {
  readonly seat?: Seat;
  readonly target?: Seat | null;
  readonly winner?: Seat;
  readonly item?: string;
  readonly id?: string;
  readonly status?: DeepReadonly<Status>;
  readonly by?: Seat | null;
  readonly source?: string | null;
}

/** The status that something comes from: on whom it happens to, like poison, or else on who does it. */
function doerOf(kind: string, ...[seat, by, { statuses }]: [Told['seat'], Told['by'], State]): string | undefined {
  const known = statuses.filter((it) => it.kind === kind && it.by === by);
  return (known.find((it) => it.seat === seat) ?? known.find((it) => it.seat === by))?.id;
}
