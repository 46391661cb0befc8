import type { Seat } from '@fermata/core';
import type { Card } from './cards.ts';
import type { Trinket } from './trinkets.ts';

/** The whole truth. Deck and hands are secret, the rest lies open. */
export interface State {
  /** Rounds still to be flown: as many cards are in each hand at the start of a round. */
  rounds: number;
  deck: Card[];
  hands: Card[][];
  /** Cards that have been played, the latest last. */
  gone: Card[];
  box: Trinket[];
  /** null between rounds. */
  sill: Trinket | null;
  nests: Trinket[][];
}

export type Event =
  | { type: 'drew'; seat: Seat; cards: Card[] }
  | { type: 'laid'; trinket: Trinket }
  | { type: 'flew'; cards: Card[] }
  | { type: 'stole'; thief: Seat; victim: Seat; trinket: Trinket }
  | { type: 'scared'; thief: Seat; victim: Seat; cat: Card }
  | { type: 'took'; seat: Seat; trinket: Trinket }
  | { type: 'fell'; trinket: Trinket };
