import { AMOUNT_MAX } from './bounds.ts';

/** How long a status lasts: data in the state, so that a fork or a save never loses it. */
export type Duration =
  | { readonly type: 'turns'; readonly left: number }
  | { readonly type: 'charges'; readonly left: number }
  | { readonly type: 'permanent' }
  | { readonly type: 'untilItemRemoved'; readonly item: string };

/** It ends with the owner's turn, so many turns from now. */
export function turns(left: number): Duration {
  return { type: 'turns', left };
}

/** It can be used so many times. */
export function charges(left: number): Duration {
  return { type: 'charges', left };
}

export const permanent: Duration = { type: 'permanent' };

/** It stays as long as its owner holds the item. */
export function untilItemRemoved(item: string): Duration {
  return { type: 'untilItemRemoved', item };
}

/** One turn or charge less; undefined if that was the last one. */
export function shorter(duration: Duration): Duration | undefined {
  if (duration.type !== 'turns' && duration.type !== 'charges') return duration;
  return duration.left > 1 ? { type: duration.type, left: duration.left - 1 } : undefined;
}

/** Both one after the other where they count the same, up to a limit; nothing outlasts what is permanent; else the first one goes on. */
export function longer(one: Duration, other: Duration): Duration {
  if (other.type === 'permanent') return other;
  if ((one.type === 'turns' || one.type === 'charges') && one.type === other.type)
    return { type: one.type, left: Math.min(one.left + other.left, AMOUNT_MAX) };
  return one;
}

/** A copy, spelled out: with spreads, here and in apply.ts, `itemduel_decision_vs_boardgameio_move` costs a fifth more. */
export function copyDuration(duration: Duration): Duration {
  switch (duration.type) {
    case 'turns':
      return turns(duration.left);
    case 'charges':
      return charges(duration.left);
    case 'permanent':
      return { type: 'permanent' };
    case 'untilItemRemoved':
      return untilItemRemoved(duration.item);
  }
}
