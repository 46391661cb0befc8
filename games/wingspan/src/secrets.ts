import { type AnyEvent, type DeepReadonly, type Seat, type Secrets, SPECTATOR } from '@fermata/core';
import type { Event } from './events.ts';
import { birdsOn, type State } from './state.ts';

/** Hands and bonus cards are their owners'; decks, discards and what is tucked lie face down. */
export const secrets: Secrets<State, Event> = {
  zones: (state) => [
    ...state.players.flatMap((player, seat) => [
      { name: `hand ${seat}`, kind: 'bird', tokens: player.hand, seenBy: [seat] },
      { name: `bonus ${seat}`, kind: 'bonus', tokens: player.bonus, seenBy: [seat] },
      ...birdsOn(player).map(({ bird, tucked }) => tuckedUnder(bird, tucked)),
    ]),
    { name: 'tray', kind: 'bird', tokens: state.tray, seenBy: 'all' },
    { name: 'revealed', kind: 'bird', tokens: state.revealed, seenBy: 'all' },
    { name: 'deck', kind: 'bird', tokens: state.deck, seenBy: [] },
    { name: 'discard', kind: 'bird', tokens: state.discard, seenBy: [] },
    { name: 'bonus deck', kind: 'bonus', tokens: state.bonusDeck, seenBy: [] },
    { name: 'bonus discard', kind: 'bonus', tokens: state.bonusDiscard, seenBy: [] },
  ],
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

function tuckedUnder(bird: string, tokens: readonly string[]) {
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
