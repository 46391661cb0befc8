/** A small game with everything a scene may get wrong: hidden cards, a row to buy from, a pass, and an event that only tells. */
import { choose, defineGame, draw, emit, type Flow, rank, type Seat, type View } from '@fermata/core';
import type { Staging } from '../src/index.ts';

export interface State {
  deck: string[];
  row: string[];
  hands: string[][];
  seat: Seat;
  passes: number;
}

type Event =
  | { type: 'laid'; good: string }
  | { type: 'bought'; seat: Seat; good: string }
  | { type: 'drew'; seat: Seat; good: string | null }
  | { type: 'passed'; seat: Seat }
  | { type: 'ended' };

const GOODS = ['amber', 'brandy', 'coffee', 'dates', 'ebony', 'figs', 'ginger', 'honey', 'indigo', 'jade'];

export const market = defineGame<State, Event>({
  name: 'market',
  version: 1,
  seats: { min: 2, max: 3 },
  setup: ({ seats }) => ({
    deck: [...GOODS],
    row: [],
    hands: Array.from({ length: seats }, () => []),
    seat: 0,
    passes: 0,
  }),
  *turn({ deck, row, seat }): Flow<Event> {
    if (row.length === 0 && deck.length > 0) yield* emit({ type: 'laid', good: yield* draw(deck, 'good') });
    const piles = deck.length > 0 ? ['deck'] : [];
    const option = yield* choose(seat, 'Take what?', [...row, ...piles, 'pass']);
    if (option === 'deck') yield* emit({ type: 'drew', seat, good: yield* draw(deck, 'good') });
    else if (option === 'pass') yield* emit({ type: 'passed', seat });
    else yield* emit({ type: 'bought', seat, good: option });
    yield* emit({ type: 'ended' });
  },
  apply: {
    laid: (state, { good }) => {
      state.row.push(...state.deck.splice(state.deck.indexOf(good), 1));
    },
    bought: (state, { seat, good }) => {
      state.hands[seat]?.push(...state.row.splice(state.row.indexOf(good), 1));
    },
    drew: (state, { seat, good }) => {
      state.hands[seat]?.push(...state.deck.splice(state.deck.indexOf(good as string), 1)); // it is null in views only
    },
    passed: (state) => {
      state.passes++;
    },
    ended: (state) => {
      state.seat = (state.seat + 1) % state.hands.length;
    },
  },
  secrets: {
    zones: ({ deck, row, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'row', tokens: row, seenBy: 'all' },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    events: { drew: (event, seat) => (seat === event.seat ? event : { ...event, good: null }) },
  },
  outcome: ({ passes, hands, deck, row }) =>
    passes > 3 || deck.length + row.length === 0 ? rank(hands.map(({ length }) => length)) : undefined,
});

export const staging: Staging<View<State>> = {
  scene: ({ deck, row, hands, seat: active, passes }, me) => ({
    places: [
      { id: 'deck', name: 'Deck', lay: 'pile' },
      { id: 'row', name: 'Market', lay: 'row', facts: [['passes', passes]] },
      ...hands.map((_, seat) => ({
        id: `hand ${seat}`,
        name: seat === me ? 'Your hand' : `Hand of seat ${seat}`,
        owner: seat,
        facts: seat === active ? [['to move', 'yes'] as const] : [],
      })),
    ],
    pieces: [
      { id: 'deck#', in: 'deck', kind: 'good', name: 'goods', hidden: true, count: deck.length },
      ...row.map((good) => piece(good, 'row', 0)),
      ...hands.flatMap((goods, seat) => goods.map((good, at) => piece(good, `hand ${seat}`, at))),
    ],
  }),
  plain: ['pass'],
};

function piece(good: string | null, place: string, at: number) {
  if (good === null) return { id: `${place}#${at}`, in: place, kind: 'good', name: 'a hidden good', hidden: true };
  return { id: good, in: place, kind: 'good', name: good };
}
