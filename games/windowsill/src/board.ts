import type { View } from '@fermata/core';
import { heightOf, nameOf } from './cards.ts';
import { withWorth } from './describe.ts';
import type { State } from './state.ts';
import { type Trinket, worthOfAll } from './trinkets.ts';

/** The table as text: the sill, each nest and hand as far as it may be seen, and the cards that are gone. */
export function board({ rounds, deck, hands, gone, sill, ...rest }: View<State>): string {
  const nests = rest.nests as readonly (readonly Trinket[])[]; // public, so that nothing is null
  const seats = hands.map((hand, seat) => {
    const nest = nests[seat] ?? [];
    return `Seat ${seat}  nest ${worthOfAll(nest)}: ${nest.map(withWorth).join(', ') || 'empty'}\n        hand: ${named(hand)}`;
  });
  return [
    `Sill: ${sill === null ? 'empty' : withWorth(sill)}   rounds left: ${rounds}   deck: ${deck.length}`,
    ...seats,
    `Gone: ${named([...(gone as readonly string[])].sort((a, b) => heightOf(a) - heightOf(b)))}`, // public as well
  ].join('\n');
}

function named(cards: readonly (string | null)[]): string {
  return cards.map(nameOf).join(' ') || 'none';
}
