import type { View } from '@fermata/core';
import type { Action, Line } from './betting.ts';

/** The lowest first. */
export const CARDS = ['J', 'Q', 'K'] as const;
export type Card = (typeof CARDS)[number];

/** A match: the deal that is played, and what came of those before it. */
export interface State {
  /** What is left of it, and a hand of one card for each seat. */
  deck: Card[];
  hands: Card[][];
  betting: Action[];
  shown: boolean;
  /** The number of this deal, from 1, and of how many. */
  deal: number;
  deals: number;
  /** What each seat has won in earlier deals. */
  won: number[];
}

/** The betting of a view: it is public, so that nothing in it is null. */
export function lineIn({ betting, deal }: View<State>): Line {
  return { betting: betting as readonly Action[], deal };
}

/** What all deals together are for: nobody runs out of chips. */
export function purse(deals: number): number {
  return CHIPS_AT_STAKE * deals;
}

/** The most that a seat can lose in a deal: the ante, and a bet. */
export const CHIPS_AT_STAKE = 2;
