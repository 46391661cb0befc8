import type { Seat, View } from '@fermata/core';
import { type Betting, whoFolded } from './betting.ts';
import { CARDS, type State } from './state.ts';

/** The seat that has won, once somebody has folded or the cards are shown: everybody sees it. */
export function winner({ hands, shown, ...rest }: View<State>): Seat | undefined {
  const folded = whoFolded(rest.betting as Betting); // public, so that nothing is null
  if (folded !== undefined) return 1 - folded;
  return shown ? seatOfHigherCard(hands) : undefined;
}

function seatOfHigherCard(hands: View<State>['hands']): Seat {
  const [first = 0, second = 0] = hands.flat().map((card) => (card === null ? 0 : CARDS.indexOf(card)));
  return first > second ? 0 : 1;
}
