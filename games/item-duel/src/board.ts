import type { View } from '@fermata/core';
import { nameOf } from './describe.ts';
import { drawingOf, idleMax, nextFatigue } from './pace.ts';
import type { State, Status } from './state.ts';

/** The table as text: whose turn it is, the turns to come, and each seat with its health, speed, items and statuses. */
export function board(view: View<State>): string {
  const state = view as State; // nothing is hidden
  const { players, turn, queue, fallen, statuses } = state;
  const seats = players.map(({ health, healthMax, speed, items }, seat) => {
    const lingering = statuses.filter((it) => it.seat === seat && isShown(it));
    const costs = nextFatigue(state, seat);
    const tiring = costs === undefined ? '' : `  next rest costs ${costs}`;
    const condition = fallen.includes(seat) ? 'fallen' : `health ${health}/${healthMax}  speed ${speed}${tiring}`;
    return [
      `${seat === turn.seat ? '>' : ' '} Seat ${seat}  ${condition}`,
      `    items: ${items.map(({ name }) => name).join(', ') || 'none'}`,
      ...(lingering.length > 0 ? [`    is: ${lingering.map(nameOf).join(', ')}`] : []),
    ].join('\n');
  });
  const next = `Turn ${turn.id}   then ${queue.map((it) => it.seat).join(' ') || 'nobody'}`;
  return [next, ...paceLine(state), ...seats].join('\n');
}

/** What keeps the duel going, and how long it may last; nothing of a plain duel, which is long. */
function paceLine(state: State): readonly string[] {
  const { pace, turnsLeft } = state;
  if (pace === undefined) return [];
  const idle = idleMax(state);
  return [
    [
      `${turnsLeft} turns left`,
      ...(idle === undefined ? [] : [`nothing played for ${pace.idle} of ${idle}`]),
      ...drawingOf(pace),
    ].join('   '),
  ];
}

/** What an item does while it is held is known by the item. */
function isShown({ duration }: Status): boolean {
  return duration.type !== 'untilItemRemoved';
}
