import type { Seat } from '@fermata/core';

export type Action = 'pass' | 'bet' | 'fold' | 'call';

/** What has been done so far, in order: who acts, who may do what, and what is at stake follow from it. */
export type Betting = readonly Action[];

/** The seats take turns, seat 0 first. */
export function seatToAct(betting: Betting): Seat {
  return betting.length % 2;
}

/** What the seat to act may do; nothing once the betting is over. */
export function actionsAfter(betting: Betting): readonly Action[] {
  const last = betting.at(-1);
  if (last === 'bet') return ['fold', 'call'];
  if (last === 'fold' || last === 'call' || betting.length === 2) return [];
  return ['pass', 'bet'];
}

/** True once the cards decide: both have passed, or a bet was called. */
export function isShowdown(betting: Betting): boolean {
  return actionsAfter(betting).length === 0 && !betting.includes('fold');
}

/** The seat that has folded, if any. */
export function whoFolded(betting: Betting): Seat | undefined {
  const at = betting.indexOf('fold');
  return at < 0 ? undefined : at % 2;
}

/** What a seat has paid so far: the ante, and the chip with which it has bet or called. */
export function paidBy(seat: Seat, betting: Betting): number {
  return ANTE + actionsOf(seat, betting).filter((action) => action === 'bet' || action === 'call').length;
}

/** What a seat has done so far. */
export function actionsOf(seat: Seat, betting: Betting): readonly Action[] {
  return betting.filter((_, at) => at % 2 === seat);
}

const ANTE = 1;

/** What the loser pays the winner: the ante, and the bet if it was called. */
export function stake(betting: Betting): number {
  return betting.includes('call') ? 2 : 1;
}
