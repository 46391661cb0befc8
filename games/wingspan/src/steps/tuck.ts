import { choose, type Flow, type Seat } from '@fermata/core';
import { emitQuietly } from '../emit-quietly.ts';
import type { Event } from '../events.ts';
import { playerAt, type Table } from '../state.ts';
import { topCard } from './cards.ts';

/** Tucks cards from the hand under the bird, as many as there are up to the count; true if it was all of them. */
export function* tuck(state: Table, seat: Seat, bird: string, count: number): Flow<Event, boolean> {
  for (let tucked = 0; tucked < count; tucked++) {
    const { hand } = playerAt(state, seat);
    if (hand.length === 0) return false;
    const card = yield* choose(seat, 'Tuck which card?', hand, { about: { bird } });
    emitQuietly({ type: 'cardTucked', seat, bird, card, from: 'hand' });
  }
  return true;
}

/** Tucks cards from the deck, unseen, as far as there are any. */
export function* tuckFromDeck(state: Table, seat: Seat, bird: string, count: number): Flow<Event> {
  for (let tucked = 0; tucked < count; tucked++) {
    const card = yield* topCard(state);
    if (card === undefined) return;
    emitQuietly({ type: 'cardTucked', seat, bird, card, from: 'deck' });
  }
}
