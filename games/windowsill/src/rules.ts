import {
  type Before,
  because,
  choose,
  type DeepReadonly,
  defineGame,
  draw,
  emit,
  type Flow,
  rank,
  type Seat,
  together,
} from '@fermata/core';
import { CARDS, type Card, heightOf, isCat } from './cards.ts';
import { describe } from './describe.ts';
import { type Options, options } from './options.ts';
import { position } from './position.ts';
import type { Event, State } from './state.ts';
import { TRINKETS, type Trinket, worthOf, worthOfAll } from './trinkets.ts';

/** Windowsill: fly high and take the trinket, or low and steal one; but beware of the cat. */
export const windowsill = defineGame<State, Event, Options>({
  name: 'windowsill',
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  setup: ({ seats, options: { rounds } }) => ({
    rounds,
    deck: [...CARDS],
    hands: Array.from({ length: seats }, () => []),
    gone: [],
    box: [...TRINKETS],
    sill: null,
    nests: Array.from({ length: seats }, () => []),
  }),

  *opening(state): Flow<Event> {
    for (const seat of seatsOf(state))
      yield* because({ id: 'the deal', owner: seat }, drawCards(state, seat, state.rounds));
  },

  *turn(state): Flow<Event> {
    const trinket = yield* draw(state.box, 'trinket');
    yield* because({ id: 'a new round' }, emit({ type: 'laid', trinket }));
    const cards = yield* together(seatsOf(state), function* (seat) {
      return yield* choose(seat, 'Fly which card?', handOf(state, seat));
    });
    yield* because({ id: 'the flight' }, emit({ type: 'flew', cards }));
    const heights = cards.map(heightOf);
    const lowest = onlySeatAt(Math.min(...heights), heights);
    if (lowest !== undefined)
      yield* because({ id: 'flying lowest', owner: lowest }, steal(state, lowest, worthOf(trinket)));
    const highest = onlySeatAt(Math.max(...heights), heights);
    if (highest !== undefined)
      yield* because({ id: 'flying highest', owner: highest }, emit({ type: 'took', seat: highest, trinket }));
    else yield* because({ id: 'nobody flying' }, emit({ type: 'fell', trinket }));
  },

  apply: {
    drew: ({ deck, hands }, { seat, cards }) => {
      for (const card of cards) move(card, deck, hands[seat]!); // the seat is at the table, here and below
    },
    laid: (state, { trinket }) => {
      state.box.splice(state.box.indexOf(trinket), 1);
      state.sill = trinket;
    },
    flew: (state, { cards }) => {
      for (const [seat, card] of cards.entries()) move(card, state.hands[seat]!, state.gone);
      state.rounds--;
    },
    stole: ({ nests }, { thief, victim, trinket }) => move(trinket, nests[victim]!, nests[thief]!),
    scared: ({ hands, gone }, { victim, cat }) => move(cat, hands[victim]!, gone),
    took: (state, { seat, trinket }) => {
      state.nests[seat]!.push(trinket);
      state.sill = null;
    },
    fell: (state) => {
      state.sill = null;
    },
  },

  before: {
    stole: (state, { victim }) => (handOf(state, victim).length > 0 ? [catOf(state, victim)] : []),
  },

  after: {
    // In place of the cat, so that hands stay equal. A dealt match has a card left for each cat; a position may have none.
    scared: (state, { victim }) =>
      state.deck.length > 0 ? [{ id: 'another card', owner: victim, run: () => drawCards(state, victim, 1) }] : [],
  },

  secrets: {
    zones: (state) => [
      { name: 'deck', tokens: state.deck, seenBy: [] },
      ...state.hands.map((tokens, seat) => ({ name: `hand of seat ${seat}`, tokens, seenBy: [seat] })),
      { name: 'gone', tokens: state.gone, seenBy: 'all' },
    ],
    events: {
      drew: (event, seat) => (seat === event.seat ? event : { ...event, cards: event.cards.map(() => null) }),
    },
  },

  evaluate: ({ nests }, seat) => {
    const worths = nests.map((nest) => worthOfAll(nest as Trinket[])); // nests lie open
    const lead = worths[seat]! - Math.max(...worths.filter((_, at) => at !== seat)); // one for each seat
    return 1 / (1 + Math.exp(-lead / 5));
  },
  outcome: ({ rounds, nests }) => (rounds === 0 ? rank(nests.map(worthOfAll)) : undefined),
  describe,
  position,
});

/** The thief may take any trinket that is worth less than the one everybody looks at. */
function* steal(state: DeepReadonly<State>, thief: Seat, bait: number): Flow<Event> {
  const loot = state.nests.flatMap((nest, victim) =>
    victim === thief ? [] : nest.filter((it) => worthOf(it) < bait).map((trinket) => ({ victim, trinket })),
  );
  const prey = yield* choose(thief, 'Steal which trinket?', [...loot, 'nothing']);
  if (prey !== 'nothing') yield* emit({ type: 'stole', thief, ...prey });
}

/** Whoever is about to be robbed is asked, cat or no cat: not being asked would tell that there is none. */
function catOf(state: DeepReadonly<State>, seat: Seat): Before<Event, 'stole'> {
  return {
    id: `cat of seat ${seat}`,
    owner: seat,
    *run(event): Flow<Event, Event[] | undefined> {
      const cat = handOf(state, seat).find(isCat);
      const answers = cat === undefined ? (['no'] as const) : (['yes', 'no'] as const);
      const answer = yield* choose(seat, 'Let a cat out?', answers, { ask: 'always', about: event });
      if (cat === undefined || answer === 'no') return undefined;
      return [{ type: 'scared', thief: event.thief, victim: seat, cat }];
    },
  };
}

function* drawCards(state: DeepReadonly<State>, seat: Seat, count: number): Flow<Event> {
  const cards: Card[] = [];
  while (cards.length < count) {
    const left = state.deck.filter((card) => !cards.includes(card));
    cards.push(yield* draw(left, 'card'));
  }
  yield* emit({ type: 'drew', seat, cards });
}

function seatsOf({ hands }: DeepReadonly<State>): Seat[] {
  return hands.map((_, seat) => seat);
}

function handOf({ hands }: DeepReadonly<State>, seat: Seat): readonly Card[] {
  return [...hands[seat]!]; // the seat is at the table; a copy, for the offer must not change with the hand
}

/** The seat whose card flew at this height, if it is the only one. */
function onlySeatAt(height: number, heights: readonly number[]): Seat | undefined {
  const first = heights.indexOf(height);
  return first === heights.lastIndexOf(height) ? first : undefined;
}

function move<T extends Card | Trinket>(what: T, from: T[], to: T[]): void {
  from.splice(from.indexOf(what), 1);
  to.push(what);
}
