import { because, choose, type DeepReadonly, defineGame, draw, emit, type Flow, rank, type Seat } from '@fermata/core';
import { type Action, actionsAfter, isShowdown, seatToAct, stake } from './betting.ts';
import { thing } from './cards.ts';
import { type Options, options } from './options.ts';
import { position } from './position.ts';
import { CARDS, type Card, type State } from './state.ts';
import { standings, winner } from './winner.ts';

type Event =
  | { type: 'dealt'; seat: Seat; card: Card }
  | { type: 'acted'; seat: Seat; action: Action }
  | { type: 'shown'; cards: Card[] }
  | { type: 'gathered'; seat: Seat; chips: number; deal: number };

const SEATS: readonly Seat[] = [0, 1];

/**
 * Kuhn poker: three cards, an ante of one, a bet of one. A match is one deal, or as many as one likes; the score is what a
 * seat has won.
 */
export const kuhnPoker = defineGame<State, Event, Options>({
  name: 'kuhn-poker',
  version: 1,
  seats: { min: 2, max: 2 },
  aim: 'score',
  options,
  setup: ({ options: { deals } }) => ({
    ...{ deck: [...CARDS], hands: [[], []], betting: [], shown: false },
    ...{ deal: 1, deals, won: [0, 0] },
  }),

  opening: (state) => because(THE_DEAL, deal(state)),

  // One action is one turn, so that a position can stand anywhere in the betting.
  *turn(state): Flow<Event> {
    const won = winner(state);
    if (won !== undefined) return yield* because(THE_DEAL, dealAgain(state, won));
    const seat = seatToAct(state);
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
    gathered: (state, { seat, chips, deal }) => {
      state.won = state.won.map((before, at) => before + (at === seat ? chips : -chips));
      state.deck = [...CARDS];
      state.hands = [[], []];
      state.betting = [];
      state.shown = false;
      state.deal = deal;
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
    return state.deal < state.deals || winner(state) === undefined ? undefined : rank(standings(state));
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
        case 'gathered':
          return `Seat ${event.seat} wins ${CHIPS[event.chips]}; the cards are gathered for deal ${event.deal}.`;
      }
    },
    thing,
  },
  position,
});

function* deal({ deck }: DeepReadonly<State>): Flow<Event> {
  for (const seat of SEATS) yield* emit({ type: 'dealt', seat, card: yield* draw(deck, 'deal') });
}

/** Whoever has won takes the pot, and the cards are dealt anew. */
function* dealAgain(state: DeepReadonly<State>, won: Seat): Flow<Event> {
  yield* emit({ type: 'gathered', seat: won, chips: stake(state.betting), deal: state.deal + 1 });
  yield* deal(state);
}

/** The action, and the showdown if it leads to one. */
function* act({ betting, hands }: DeepReadonly<State>, seat: Seat, action: Action): Flow<Event> {
  yield* emit({ type: 'acted', seat, action });
  if (isShowdown(betting)) yield* emit({ type: 'shown', cards: hands.flat() });
}

const THE_DEAL = { id: 'the deal' };
const CHIPS = ['no chip', '1 chip', '2 chips'];
const SAYS = { pass: 'passes', bet: 'bets 1', fold: 'folds', call: 'calls' } as const;
