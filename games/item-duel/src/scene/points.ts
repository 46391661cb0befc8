import type { View } from '@fermata/core';
import type { Asked } from '@fermata/core/host';
import { mentions } from '@fermata/scene';
import type { State } from '../state.ts';
import { seatId } from './ids.ts';

/** What an option means: an item, an opponent, or a status that one may make use of. */
export function points(option: unknown, { seat, label, about }: Asked, view: View<State>): readonly string[] {
  const state = view as State; // nothing is hidden
  if (label === 'Play which item?') return firstCalled(option, state.players[seat]?.items ?? []);
  if (label === 'Which opponent?') return [seatId(Number(option))];
  if (typeof option === 'boolean') return answered(option, seatId(seat), about, state);
  // An item that is to be destroyed, or whatever the flow of an item asks: the ids in it that are there.
  const ids = new Set([...state.players.flatMap(({ items }) => items), ...state.statuses].map(({ id }) => id));
  return mentions(option).filter((id) => ids.has(id));
}

/** Of several that are alike the first is taken. */
function firstCalled(name: unknown, items: State['players'][number]['items']): readonly string[] {
  const item = items.find((it) => it.name === name);
  return item === undefined ? [] : [item.id];
}

/** Yes is the status that asks, and no is oneself: it happens to the seat as it was to happen. */
function answered(yes: boolean, own: string, about: unknown, { statuses }: State): readonly string[] {
  const { id } = (about ?? {}) as { readonly id?: unknown }; // what a status says that asks; a flow may say anything
  if (!statuses.some((status) => status.id === id)) return [];
  return [yes ? String(id) : own];
}
