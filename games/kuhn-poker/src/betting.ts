import type { Seat } from '@fermata/core';

export type Action = 'pass' | 'bet' | 'fold' | 'call';

/** What has been done so far in a deal, in order: who acts, who may do what, and what is at stake follow from it. */
export type Betting = readonly Action[];

/** The betting of one deal of a match: which one says who began. */
export interface Line {
  readonly betting: Betting;
  readonly deal: number;
}

/** Seat 0 begins the first deal, and then the seats take turns. */
export function seatAt(step: number, deal: number): Seat {
  return (step + deal - 1) % 2;
}

export function seatToAct({ betting, deal }: Line): Seat {
  return seatAt(betting.length, deal);
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
export function whoFolded({ betting, deal }: Line): Seat | undefined {
  const at = betting.indexOf('fold');
  return at < 0 ? undefined : seatAt(at, deal);
}

/** What a seat has paid so far: the ante, and the chip with which it has bet or called. */
export function paidBy(seat: Seat, line: Line): number {
  return ANTE + actionsOf(seat, line).filter((action) => action === 'bet' || action === 'call').length;
}

/** What a seat has done so far. */
export function actionsOf(seat: Seat, { betting, deal }: Line): readonly Action[] {
  return betting.filter((_, at) => seatAt(at, deal) === seat);
}

const ANTE = 1;

/** What the loser pays the winner: the ante, and the bet if it was called. */
export function stake(betting: Betting): number {
  return betting.includes('call') ? 2 : 1;
}
