/** What ails somebody. */
import type { EventOf } from '@fermata/core';
import type { Event } from '../events.ts';
import { ailing, type State } from '../state.ts';
import { changeableAt } from './changeable.ts';

/** Something ails it from now on. */
export function afflicted({ sides }: State, { seat, status, turns, isRest }: EventOf<Event, 'afflicted'>): void {
  const side = sides[seat];
  const { active } = side;
  const one = side.team[0];
  one.status = status;
  one.sleep = turns;
  side.resting = side.resting.filter((id) => id !== one.id);
  if (isRest) side.resting = [...side.resting, one.id];
  active.stats = ailing(active.stats, status);
  if (status === 'toxic') active.toxic = 0;
}

/** Nothing ails it any more. */
export function cured({ sides }: State, { seat, at = 0 }: EventOf<Event, 'cured'>): void {
  const one = changeableAt(sides[seat], at);
  one.status = '';
  one.sleep = 0;
}
