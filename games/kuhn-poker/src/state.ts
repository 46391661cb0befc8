import type { Action } from './betting.ts';

/** The lowest first. */
export const CARDS = ['J', 'Q', 'K'] as const;
export type Card = (typeof CARDS)[number];

/** One deal: what is left of the deck, a hand of one card for each seat, and the betting so far. */
export interface State {
  deck: Card[];
  hands: Card[][];
  betting: Action[];
  shown: boolean;
}
