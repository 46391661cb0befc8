/**
 * Questions are numbered, for the log of the client, and only those that leave a choice are counted. The other seat is
 * asked in any case, so that being asked tells nothing; but the number of the next question says whether it held a
 * shield.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  questions: number;
  turns: number;
}

type Event = { type: 'dealt'; seat: Seat; card: string } | { type: 'answered'; choices: number } | { type: 'ended' };

export const promptCounterTells = defineGame<State, Event>({
  name: 'prompt-counter-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['shield', 'bread', 'water', 'rope'], hands: [[], []], questions: 0, turns: 0 }),
  *opening(state) {
    for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(state.deck, 'deal') });
  },
  *turn(state) {
    yield* choose(0, `${state.questions}: whom do you strike?`, ['high', 'low']);
    const reactions = state.hands[1]!.filter((card) => card === 'shield');
    yield* choose(1, 'How do you react?', [...reactions, 'not at all'], { ask: 'always' });
    yield* emit({ type: 'answered', choices: reactions.length });
    yield* choose(0, `${state.questions}: where do you go?`, ['on', 'back']);
    yield* emit({ type: 'ended' });
  },
  apply: {
    dealt: (state, { seat, card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hands[seat]!.push(card);
    },
    answered: (state, { choices }) => {
      state.questions += choices;
    },
    ended: (state) => {
      state.turns++;
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    // The views keep quiet about it, too.
    values: () => [{ path: ['questions'], seenBy: [], guess: (_view, oracle) => oracle.int(3, 'questions') }],
    events: {
      dealt: (event, seat) => (event.seat === seat ? event : { ...event, card: null }),
      answered: () => undefined,
    },
  },
  outcome: ({ turns }) => (turns === 2 ? rank([0, 0]) : undefined),
});
