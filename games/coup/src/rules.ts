import {
  because,
  choose,
  chooseSome,
  type DeepReadonly,
  defineGame,
  draw,
  emit,
  type Flow,
  race,
  rank,
  type Seat,
  type View,
} from '@fermata/core';
import { moveTokens } from '@fermata/core/table';
import { type Action, type Deed, deedsOf, RULES } from './actions.ts';
import { describe } from './describe.ts';
import { position } from './position.ts';
import { CARDS, type Card, type Character, characterOf, isIn, othersOf, type State } from './state.ts';

export type Event =
  | { type: 'drew'; seat: Seat; card: Card }
  | { type: 'announced'; seat: Seat; action: Action; target: Seat | null }
  | { type: 'paid'; seat: Seat; coins: number }
  | { type: 'took'; seat: Seat; coins: number }
  | { type: 'stole'; seat: Seat; from: Seat; coins: number }
  | { type: 'blocked'; seat: Seat; character: Character }
  | { type: 'challenged'; seat: Seat; claimant: Seat; character: Character }
  | { type: 'proved'; seat: Seat; card: Card }
  | { type: 'lost'; seat: Seat; card: Card }
  | { type: 'returned'; seat: Seat; cards: Card[] }
  | { type: 'began'; seat: Seat };

type Seen = DeepReadonly<State>;

/** Cards and coins that all begin with, coins that are stolen at most, cards that are exchanged. */
const TWO = 2;

/**
 * Coup for 2 to 6. All begin with two coins, two seats as well; that the first of two begins with one is a variant, and not
 * played here. Whoever is the last to hold a card wins; the others are equal.
 */
export const coup = defineGame<State, Event>({
  name: 'coup',
  version: 1,
  seats: { min: 2, max: 6, usual: 4 },
  setup: ({ seats }) => ({
    deck: [...CARDS],
    hands: Array.from({ length: seats }, () => []),
    lost: Array.from({ length: seats }, () => []),
    coins: Array<number>(seats).fill(TWO),
    seat: 0,
  }),

  opening: (state) => because({ id: 'the deal' }, deal(state)),

  *turn(state): Flow<Event> {
    const { seat } = state;
    const deed = yield* choose(seat, 'What do you do?', deedsOf(state, seat));
    yield* because({ id: deed.action, owner: seat }, act(state, seat, deed));
    const [next = seat] = othersOf(state, seat);
    yield* because({ id: 'the end of the turn', owner: seat }, emit({ type: 'began', seat: next }));
  },

  apply: {
    drew: ({ deck, hands }, { seat, card }) => {
      moveTokens([card], deck, hands[seat]!); // the seat is at the table, here and below
    },
    announced: 'informs',
    paid: ({ coins }, { seat, coins: paid }) => {
      coins[seat]! -= paid;
    },
    took: ({ coins }, { seat, coins: taken }) => {
      coins[seat]! += taken;
    },
    stole: ({ coins }, { seat, from, coins: stolen }) => {
      coins[from]! -= stolen;
      coins[seat]! += stolen;
    },
    blocked: 'informs',
    challenged: 'informs',
    proved: ({ deck, hands }, { seat, card }) => moveTokens([card], hands[seat]!, deck),
    lost: ({ hands, lost, coins }, { seat, card }) => {
      moveTokens([card], hands[seat]!, lost[seat]!);
      if (hands[seat]!.length === 0) coins[seat] = 0;
    },
    returned: ({ deck, hands }, { seat, cards }) => moveTokens(cards, hands[seat]!, deck),
    began: (state, { seat }) => {
      state.seat = seat;
    },
  },

  secrets: {
    zones: ({ deck, hands, lost }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand of seat ${seat}`, tokens, seenBy: [seat] })),
      ...lost.map((tokens, seat) => ({ name: `lost by seat ${seat}`, tokens, seenBy: 'all' as const })),
    ],
    events: {
      drew: (event, seat) => (seat === event.seat ? event : { ...event, card: null }),
      returned: (event, seat) => (seat === event.seat ? event : { ...event, cards: event.cards.map(() => null) }),
    },
    // A card that is shown goes back to the deck, so nobody sees it from then on.
    tells: ['proved', 'lost'],
  },

  outcome({ hands }) {
    const left = hands.filter((hand) => hand.length > 0).length;
    return left > 1 ? undefined : rank(hands.map((hand) => Number(hand.length > 0)));
  },

  evaluate: (view, seat) => worthOf(view, seat) / view.hands.reduce((sum, _, of) => sum + worthOf(view, of), 0),

  describe,
  position,
});

/** A second card is worth as much as the first; coins count until a coup is paid. */
function worthOf({ hands, coins }: View<State>, seat: Seat): number {
  const cards = hands[seat]!.length;
  return cards === 0 ? 0 : cards * 7 + Math.min(coins[seat]!, 7);
}

function* deal(state: Seen): Flow<Event> {
  for (let round = 0; round < TWO; round++) for (const seat of state.hands.keys()) yield* drawOne(state, seat);
}

function* drawOne({ deck }: Seen, seat: Seat): Flow<Event> {
  yield* emit({ type: 'drew', seat, card: yield* draw(deck, 'card') });
}

/** The deed, if neither a doubt nor a block comes in between. What it costs is lost to a block, not to a doubt. */
function* act(state: Seen, seat: Seat, deed: Deed): Flow<Event> {
  const { action, target } = deed;
  const { claims, cost = 0 } = RULES[action];
  yield* emit({ type: 'announced', seat, action, target: target ?? null });
  if (cost > 0) yield* emit({ type: 'paid', seat, coins: cost });
  if (claims !== undefined && !(yield* holds(state, seat, claims))) {
    if (cost > 0 && isIn(state, seat)) yield* emit({ type: 'took', seat, coins: cost });
    return;
  }
  if (!(yield* isBlocked(state, seat, deed))) yield* happens(state, seat, deed);
}

/** Whether a claim stands: nobody doubts it, or it is proved. Whoever was wrong has lost a card then. */
function* holds(state: Seen, claimant: Seat, character: Character): Flow<Event, boolean> {
  const about = { seat: claimant, character };
  const first = yield* race(othersOf(state, claimant), 'Do you challenge?', ['allow', 'challenge'], { about });
  if (first === undefined) return true;
  yield* emit({ type: 'challenged', seat: first.seat, claimant, character });
  const card = yield* choose(claimant, 'Which card do you show?', state.hands[claimant]!, { about });
  if (characterOf(card) !== character) {
    yield* emit({ type: 'lost', seat: claimant, card });
    return false;
  }
  yield* emit({ type: 'proved', seat: claimant, card });
  yield* drawOne(state, claimant);
  yield* lose(state, first.seat);
  return true;
}

/** Whether somebody stands in the way, and is not found to have lied: whoever it is aimed at, or else any. */
function* isBlocked(state: Seen, seat: Seat, { action, target }: Deed): Flow<Event, boolean> {
  const { blockedBy } = RULES[action];
  if (blockedBy === undefined) return false;
  const asked = target === undefined ? othersOf(state, seat) : [target].filter((it) => isIn(state, it));
  const first = yield* race(asked, 'Do you block?', ['allow', ...blockedBy], { about: { seat, action } });
  if (first === undefined) return false;
  yield* emit({ type: 'blocked', seat: first.seat, character: first.option });
  return yield* holds(state, first.seat, first.option);
}

function* happens(state: Seen, seat: Seat, { action, target }: Deed): Flow<Event> {
  const { gains } = RULES[action];
  if (gains !== undefined) yield* emit({ type: 'took', seat, coins: gains });
  else if (action === 'exchange') yield* exchange(state, seat);
  else if (action === 'steal') {
    // Whoever has lost all cards over it has no coins any more.
    const coins = Math.min(TWO, state.coins[target!]!); // it is aimed at somebody
    if (coins > 0) yield* emit({ type: 'stole', seat, from: target!, coins }); // as above
  } else yield* lose(state, target!); // as above
}

function* exchange(state: Seen, seat: Seat): Flow<Event> {
  for (let at = 0; at < TWO; at++) yield* drawOne(state, seat);
  const how = { min: TWO, max: TWO };
  const cards = yield* chooseSome(seat, 'Which cards do you put back?', state.hands[seat]!, how);
  yield* emit({ type: 'returned', seat, cards: [...cards] });
}

/** A seat loses a card of its choice, if it has one left. */
function* lose(state: Seen, seat: Seat): Flow<Event> {
  if (!isIn(state, seat)) return;
  yield* emit({ type: 'lost', seat, card: yield* choose(seat, 'Which card do you lose?', state.hands[seat]!) });
}
