import type { View } from '@fermata/core';
import { nameOf, turnName } from './describe.ts';
import { drawingOf, idleMax, nextFatigue } from './pace.ts';
import type { Item, State, Status } from './state.ts';

/** The table as text: whose turn it is, the turns to come, and each seat with its health, speed, items and statuses. */
export function board(view: View<State>): string {
  const state = view as State; // nothing is hidden
  const { players, turn, queue, fallen, statuses } = state;
  const seats = players.map(({ health, healthMax, speed, items }, seat) => {
    const lingering = statuses.filter((it) => it.seat === seat);
    const costs = nextFatigue(state, seat);
    const tiring = costs === undefined ? '' : `  next rest costs ${costs}`;
    const condition = fallen.includes(seat) ? 'fallen' : `health ${health}/${healthMax}  speed ${speed}${tiring}`;
    return [
      `${seat === turn.seat ? '>' : ' '} Seat ${seat}  ${condition}`,
      `    items: ${items.map(({ name }) => name).join(', ') || 'none'}`,
      ...(lingering.length > 0 ? [`    is: ${lingering.map((it) => statusText(it, items)).join(', ')}`] : []),
    ].join('\n');
  });
  const next = `${turnName(turn.id)}   then ${queueText(queue)}`;
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
      ...(idle === undefined || pace.idle === 0 ? [] : [`nothing played for ${pace.idle} of ${idle}`]),
      ...drawingOf(pace),
    ].join('   '),
  ];
}

/** Whose turns come next, those of one seat in a row together. */
function queueText(queue: State['queue']): string {
  const runs: { seat: number; turns: number }[] = [];
  for (const { seat } of queue) {
    const last = runs.at(-1);
    if (last?.seat === seat) last.turns++;
    else runs.push({ seat, turns: 1 });
  }
  return runs.map(({ seat, turns }) => `seat ${seat}${TIMES[turns] ?? ` ${turns} times`}`).join(', ') || 'nobody';
}

const TIMES: { readonly [turns: number]: string } = { 1: '', 2: ' twice' };

/** A status; of one that lasts while an item is held, which item that is. */
function statusText(status: Status, items: readonly Item[]): string {
  const { duration } = status;
  if (duration.type !== 'untilItemRemoved') return nameOf(status);
  const held = items.find(({ id }) => id === duration.item);
  return `${nameOf(status)} by ${held?.name ?? 'an item'}`;
}
