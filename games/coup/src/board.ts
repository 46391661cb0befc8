import type { View } from '@fermata/core';
import { counted, nameOf } from './describe.ts';
import type { Card, State } from './state.ts';

/** The table as text: whose turn it is, coins, cards that may be seen, and those that are lost. */
export function board({ hands, lost, coins, seat: turn, deck }: View<State>): string {
  const named = (card: Card | null) => (card === null ? '?' : nameOf(card));
  const lines = hands.map((hand, seat) => {
    const held = hand.map((card) => `[${named(card)}]`).join(' ');
    const gone = lost[seat]?.map((card) => `(${named(card)})`).join(' ');
    const purse = hand.length === 0 ? 'out' : counted(coins[seat]!, 'coin'); // one for each seat
    return [`${seat === turn ? '>' : ' '} Seat ${seat}  ${purse}`, held, gone].filter(Boolean).join('  ');
  });
  return [...lines, `  Deck    ${counted(deck.length, 'card')}`].join('\n');
}
