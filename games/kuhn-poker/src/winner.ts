import type { Seat, View } from '@fermata/core';
import { stake, whoFolded } from './betting.ts';
import { CARDS, lineIn, type State } from './state.ts';

/** The seat that has won the deal, once somebody has folded or the cards are shown: everybody sees it. */
export function winner(view: View<State>): Seat | undefined {
  const folded = whoFolded(lineIn(view));
  if (folded !== undefined) return 1 - folded;
  return view.shown ? seatOfHigherCard(view.hands) : undefined;
}

function seatOfHigherCard(hands: View<State>['hands']): Seat {
  const [first = 0, second = 0] = hands.flat().map((card) => (card === null ? 0 : CARDS.indexOf(card)));
  return first > second ? 0 : 1;
}

/** What each seat has won so far, this deal included if it is over. */
export function standings(view: View<State>): readonly number[] {
  const seat = winner(view);
  if (seat === undefined) return view.won;
  const chips = stake(lineIn(view).betting);
  return view.won.map((before, at) => before + (at === seat ? chips : -chips));
}
