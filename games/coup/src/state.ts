import type { DeepReadonly, Seat } from '@fermata/core';
import { seatsFrom } from '@fermata/core/table';

export const CHARACTERS = ['duke', 'assassin', 'captain', 'ambassador', 'contessa'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Three cards of each character: `duke-1`, `duke-2`, … */
export type Card = `${Character}-${number}`;
export const CARDS: readonly Card[] = CHARACTERS.flatMap((of) => [1, 2, 3].map((copy) => `${of}-${copy}` as const));

export interface State {
  deck: Card[];
  /** What seats still hold, face down. */
  hands: Card[][];
  /** What they have lost, face up. */
  lost: Card[][];
  coins: number[];
  /** Whose turn it is. */
  seat: Seat;
}

export function characterOf(card: Card): Character {
  return card.slice(0, -2) as Character; // a card is a character and a digit
}

/** A seat without cards is out. */
export function isIn({ hands }: DeepReadonly<State>, seat: Seat): boolean {
  return (hands[seat]?.length ?? 0) > 0;
}

/** The other seats that are in, in the order of play from this one on. */
export function othersOf(state: DeepReadonly<State>, seat: Seat): Seat[] {
  return seatsFrom(seat, state.hands.length).filter((other) => other !== seat && isIn(state, other));
}
