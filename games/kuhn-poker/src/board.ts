import type { View } from '@fermata/core';
import { actionsAfter, actionsOf, paidBy, seatToAct } from './betting.ts';
import { lineIn, purse, type State } from './state.ts';

/** The table as text: the cards that may be seen, what each seat has paid and done, and who is to act. */
export function board(view: View<State>): string {
  const { deck, hands, deal, deals, won } = view;
  const line = lineIn(view);
  const paid = hands.map((_, seat) => paidBy(seat, line));
  const lines = hands.map(
    (hand, seat) => `Seat ${seat} [${hand[0] ?? '?'}] paid ${paid[seat]}  ${actionsOf(seat, line).join(', ')}`,
  );
  const isOver = actionsAfter(line.betting).length === 0;
  const pot = `Pot ${paid.reduce((sum, chips) => sum + chips)}, ${isOver ? 'over' : `seat ${seatToAct(line)} to act`}`;
  const began = won.map((more) => purse(deals) + more).join(' and ');
  const head = deals === 1 ? [] : [`Deal ${deal} of ${deals}, begun with ${began} chips`];
  return [...head, ...lines, `Deck   [${deck[0] ?? '?'}]`, pot].map((text) => text.trimEnd()).join('\n');
}
