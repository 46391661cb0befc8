import type { View } from '@fermata/core';
import { nameOf } from './describe.ts';
import type { State, Status } from './state.ts';

/** The table as text: whose turn it is, the turns to come, and each seat with its health, speed, items and statuses. */
export function board(view: View<State>): string {
  const { players, turn, queue, fallen, statuses } = view as State; // nothing is hidden
  const seats = players.map(({ health, healthMax, speed, items }, seat) => {
    const lingering = statuses.filter((it) => it.seat === seat && isShown(it));
    const state = fallen.includes(seat) ? 'fallen' : `health ${health}/${healthMax}  speed ${speed}`;
    return [
      `${seat === turn.seat ? '>' : ' '} Seat ${seat}  ${state}`,
      `    items: ${items.map(({ name }) => name).join(', ') || 'none'}`,
      ...(lingering.length > 0 ? [`    is: ${lingering.map(nameOf).join(', ')}`] : []),
    ].join('\n');
  });
  return [`Turn ${turn.id}   then ${queue.map((it) => it.seat).join(' ') || 'nobody'}`, ...seats].join('\n');
}

/** What an item does while it is held is known by the item. */
function isShown({ duration }: Status): boolean {
  return duration.type !== 'untilItemRemoved';
}
