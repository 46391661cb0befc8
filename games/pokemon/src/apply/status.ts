/** What ails somebody. */
import { ATTACK, SPEED } from '../data/index.ts';
import { type State, weakened } from '../state.ts';
import type { Told } from './told.ts';

/** Something ails it from now on. */
export function afflicted({ sides }: State, { seat, status, turns, isRest }: Told<'afflicted'>): void {
  const side = sides[seat]!; // there are two, here and below
  const { active } = side;
  const one = side.team[0]!;
  one.status = status;
  one.sleep = turns;
  side.resting = side.resting.filter((id) => id !== one.id);
  if (isRest) side.resting.push(one.id);
  if (status === 'burn') active.stats[ATTACK] = weakened(active.stats[ATTACK]!, 0.5); // there are four, here and below
  if (status === 'paralysis') active.stats[SPEED] = weakened(active.stats[SPEED]!, 0.25);
  if (status === 'toxic') active.toxic = 0;
}

/** Nothing ails it any more. */
export function cured({ sides }: State, { seat }: Told<'cured'>): void {
  const one = sides[seat]!.team[0]!;
  one.status = '';
  one.sleep = 0;
}
