import { draw, type Flow, type Seat } from '@fermata/core';
import { emitQuietly } from '../emit-quietly.ts';
import type { Event } from '../events.ts';
import type { Table } from '../state.ts';

/** Draws bonus cards, as far as there are any; an empty deck takes the discards back. */
export function* drawBonusCards(state: Table, seat: Seat, count: number): Flow<Event, string[]> {
  const drawn: string[] = [];
  while (drawn.length < count && state.bonusDeck.length + state.bonusDiscard.length > 0) {
    if (state.bonusDeck.length === 0) emitQuietly({ type: 'bonusReshuffled', count: state.bonusDiscard.length });
    const card = yield* draw(state.bonusDeck, 'bonus');
    emitQuietly({ type: 'bonusDrawn', seat, cards: [card] });
    drawn.push(card);
  }
  return drawn;
}
