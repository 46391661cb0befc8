import type { View } from '@fermata/core';
import { actionsAfter, actionsOf, type Betting, paidBy, seatToAct } from './betting.ts';
import type { State } from './state.ts';

/** The table as text: the cards that may be seen, what each seat has paid and done, and who is to act. */
export function board({ deck, hands, ...rest }: View<State>): string {
  const betting = rest.betting as Betting; // public, so that nothing is null
  const paid = hands.map((_, seat) => paidBy(seat, betting));
  const lines = hands.map(
    (hand, seat) => `Seat ${seat} [${hand[0] ?? '?'}] paid ${paid[seat]}  ${actionsOf(seat, betting).join(', ')}`,
  );
  const isOver = actionsAfter(betting).length === 0;
  const pot = `Pot ${paid.reduce((sum, chips) => sum + chips)}, ${isOver ? 'over' : `seat ${seatToAct(betting)} to act`}`;
  return [...lines, `Deck   [${deck[0] ?? '?'}]`, pot].map((line) => line.trimEnd()).join('\n');
}
