import { choose, draw, type Flow, type Seat } from '@fermata/core';
import { TRAY } from '../data/mat.ts';
import { emitQuietly } from '../emit-quietly.ts';
import type { Event } from '../events.ts';
import { cardsLeft, playerAt, type Table } from '../state.ts';
import type { About } from './about.ts';

export const DECK = 'deck';

/** Draws so many cards, each from the tray or from the deck, as far as there are any. */
export function* drawFromTrayOrDeck(state: Table, seat: Seat, count: number, about: About): Flow<Event> {
  for (let card = 0; card < count; card++) {
    const from = yield* chooseCard(state, seat, about);
    if (from === undefined) return;
    if (from === DECK) yield* drawFromDeck(state, seat);
    else emitQuietly({ type: 'cardTaken', seat, card: from });
  }
}

/** A card of the tray, or `deck`; undefined if there is nothing left to draw. */
export function* chooseCard(state: Table, seat: Seat, about: About): Flow<never, string | undefined> {
  const options = cardsLeft(state) > 0 ? [...state.tray, DECK] : state.tray;
  return options.length === 0 ? undefined : yield* choose(seat, 'Which card?', options, { about });
}

/** Draws a card from the deck, if there is one. */
export function* drawFromDeck(state: Table, seat: Seat): Flow<Event> {
  const card = yield* topCard(state);
  if (card !== undefined) emitQuietly({ type: 'cardDrawn', seat, card });
}

/** The next card of the deck; where it goes, an event must say. An empty deck takes the discards back first. */
export function* topCard(state: Table): Flow<Event, string | undefined> {
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return undefined;
    emitQuietly({ type: 'deckReshuffled', count: state.discard.length });
  }
  return yield* draw(state.deck, 'card');
}

/** Brings the tray back to three cards, as far as there are any. */
export function* fillTray(state: Table): Flow<Event> {
  while (state.tray.length < TRAY) {
    const card = yield* topCard(state);
    if (card === undefined) return;
    emitQuietly({ type: 'trayFilled', card });
  }
}

/** Discards cards from the hand, as far as there are any. */
export function* discardCards(state: Table, seat: Seat, count: number): Flow<Event> {
  for (let owed = count; owed > 0; owed--) {
    const { hand } = playerAt(state, seat);
    if (hand.length === 0) return;
    const card = yield* choose(seat, 'Discard which card?', hand, { about: { owed } });
    emitQuietly({ type: 'cardDiscarded', seat, card });
  }
}
