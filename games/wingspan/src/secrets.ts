import { type AnyEvent, type DeepReadonly, type Seat, type Secrets, SPECTATOR, type Zone } from '@fermata/core';
import { HABITATS } from './data/mat.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Hands and bonus cards are their owners', bonus cards until they are scored; decks, discards and what is tucked lie face down. */
export const secrets: Secrets<State, Event> = {
  zones: (state) => {
    const zones: Zone[] = [
      { name: 'tray', kind: 'bird', tokens: state.tray, seenBy: 'all' },
      { name: 'revealed', kind: 'bird', tokens: state.revealed, seenBy: 'all' },
      { name: 'deck', kind: 'bird', tokens: state.deck, seenBy: [] },
      { name: 'discard', kind: 'bird', tokens: state.discard, seenBy: [] },
      { name: 'bonus deck', kind: 'bonus', tokens: state.bonusDeck, seenBy: [] },
      { name: 'bonus discard', kind: 'bonus', tokens: state.bonusDiscard, seenBy: [] },
    ];
    for (const [seat, { hand, bonus, rows }] of state.players.entries()) {
      zones.push({ name: `hand ${seat}`, kind: 'bird', tokens: hand, seenBy: [seat] });
      zones.push({
        name: `bonus ${seat}`,
        kind: 'bonus',
        tokens: bonus,
        seenBy: state.scores === null ? [seat] : 'all',
      });
      for (const habitat of HABITATS) {
        for (const { bird, tucked } of rows[habitat]) if (tucked.length > 0) zones.push(tuckedUnder(bird, tucked));
      }
    }
    return zones;
  },
  events: {
    dealt: (event, seat) =>
      isOwn(event, seat) ? event : { ...event, birds: hidden(event.birds), bonus: hidden(event.bonus) },
    kept: (event, seat) => (isOwn(event, seat) ? event : { ...event, birds: hidden(event.birds), bonus: null }),
    cardDrawn: hideCard,
    cardDiscarded: hideCard,
    cardTucked: (event, seat) => (event.from === 'hand' ? hideCard(event, seat) : hideCard(event, SPECTATOR)),
    bonusDrawn: hideCards,
    bonusDiscarded: hideCards,
  },
  tells: ['gameScored', 'cardHunted'],
};

function tuckedUnder(bird: string, tokens: readonly string[]): Zone {
  return { name: `tucked under ${bird}`, kind: 'bird', tokens, seenBy: [] };
}

function hideCard(event: DeepReadonly<AnyEvent & { seat: Seat; card: string }>, seat: Seat): AnyEvent {
  return isOwn(event, seat) ? event : ({ ...event, card: null } as AnyEvent);
}

function hideCards(event: DeepReadonly<AnyEvent & { seat: Seat; cards: readonly string[] }>, seat: Seat): AnyEvent {
  return isOwn(event, seat) ? event : ({ ...event, cards: hidden(event.cards) } as AnyEvent);
}

function isOwn(event: { readonly seat: Seat }, seat: Seat): boolean {
  return event.seat === seat;
}

/** How many there are, everybody sees. */
function hidden(cards: readonly string[]): null[] {
  return cards.map(() => null);
}
