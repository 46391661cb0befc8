import { because, choose, type DeepReadonly, defineGame, draw, emit, type Flow, rank, type Seat } from '@fermata/core';
import { type Action, actionsAfter, isShowdown, seatToAct, stake } from './betting.ts';
import { thing } from './cards.ts';
import { position } from './position.ts';
import { CARDS, type Card, type State } from './state.ts';
import { winner } from './winner.ts';

type Event =
  | { type: 'dealt'; seat: Seat; card: Card }
  | { type: 'acted'; seat: Seat; action: Action }
  | { type: 'shown'; cards: Card[] };

const SEATS: readonly Seat[] = [0, 1];

/** Kuhn poker: three cards, an ante of one, a bet of one. A match is one deal, and the score is what a seat has won. */
export const kuhnPoker = defineGame<State, Event>({
  name: 'kuhn-poker',
  version: 1,
  seats: { min: 2, max: 2 },
  aim: 'score',
  setup: () => ({ deck: [...CARDS], hands: [[], []], betting: [], shown: false }),

  opening: (state) => because({ id: 'the deal' }, deal(state)),

  // One action is one turn, so that a position can stand anywhere in the betting.
  *turn(state): Flow<Event> {
    const seat = seatToAct(state.betting);
    const actions = actionsAfter(state.betting);
    const action = yield* choose(seat, actions.includes('bet') ? 'Pass or bet?' : 'Fold or call?', actions);
    yield* because({ id: action, owner: seat }, act(state, seat, action));
  },

  apply: {
    dealt: ({ deck, hands }, { seat, card }) => {
      deck.splice(deck.indexOf(card), 1);
      hands[seat]!.push(card); // the seat is at the table
    },
    acted: ({ betting }, { action }) => {
      betting.push(action);
    },
    shown: (state) => {
      state.shown = true;
    },
  },

  secrets: {
    zones: ({ deck, hands, shown }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({
        name: `hand of seat ${seat}`,
        tokens,
        seenBy: shown ? ('all' as const) : [seat],
      })),
    ],
    events: {
      dealt: (event, seat) => (seat === event.seat ? event : { ...event, card: null }),
    },
  },

  outcome(state) {
    const won = winner(state);
    if (won === undefined) return undefined;
    const chips = stake(state.betting);
    return rank(SEATS.map((seat) => (seat === won ? chips : -chips)));
  },

  describe: {
    event(event) {
      switch (event.type) {
        case 'dealt':
          return `Seat ${event.seat} is dealt ${event.card ?? 'a card'}.`; // null where it is hidden
        case 'acted':
          return `Seat ${event.seat} ${SAYS[event.action]}.`;
        case 'shown':
          return `The cards are shown: ${event.cards.map((card, seat) => `seat ${seat} has ${card}`).join(', ')}.`;
      }
    },
    thing,
  },
  position,
});

function* deal({ deck }: DeepReadonly<State>): Flow<Event> {
  for (const seat of SEATS) yield* emit({ type: 'dealt', seat, card: yield* draw(deck, 'deal') });
}

/** The action, and the showdown if it leads to one. */
function* act({ betting, hands }: DeepReadonly<State>, seat: Seat, action: Action): Flow<Event> {
  yield* emit({ type: 'acted', seat, action });
  if (isShowdown(betting)) yield* emit({ type: 'shown', cards: hands.flat() });
}

const SAYS = { pass: 'passes', bet: 'bets 1', fold: 'folds', call: 'calls' } as const;
