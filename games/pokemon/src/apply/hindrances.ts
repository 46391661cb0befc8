/** What keeps somebody from acting, and breaks off what it was in the middle of. */
import type { EventOf } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import type { Event } from '../events.ts';
import type { Active, State } from '../state.ts';
import { end } from './start-and-end.ts';

/** Somebody did not act: some reasons end with that, others end what it was doing. */
export function failed({ sides }: State, { seat, why }: EventOf<Event, 'failed'>): void {
  const { active, team } = sides[seat];
  switch (why) {
    case 'frozen':
      active.lastMove = NO_MOVE;
      break;
    case 'asleep':
      active.lastMove = NO_MOVE;
      team[0].sleep--;
      break;
    case 'recharging':
      active.mustRecharge = false;
      break;
    case 'disabled':
      active.charging = NO_MOVE;
      break;
    case 'confused':
      active.isInvulnerable = false;
      interrupt(active);
      break;
    case 'paralysed':
      interrupt(active);
      break;
  }
}

/** All that it was in the middle of is over. */
export function interrupted({ sides }: State, { seat }: EventOf<Event, 'interrupted'>): void {
  const { active } = sides[seat];
  interrupt(active);
  for (const what of ['rage', 'recharge', 'invulnerable'] as const) end(active, what);
}

/** What Bide has borne is given back. */
export function released({ sides }: State, { seat }: EventOf<Event, 'released'>): void {
  end(sides[seat].active, 'bide');
}

/** What somebody was in the middle of is over. */
function interrupt(active: Active): void {
  for (const what of ['bide', 'trap', 'thrash'] as const) end(active, what);
  active.charging = NO_MOVE;
}
