/**
 * A trap throws a die in secret, and only a trap does. No event says so; but whoever tries to take the step back is told that
 * chance was drawn since.
 */
import { choose, defineGame, draw, emit, rank, roll } from '../../src/index.ts';

interface State {
  pile: string[];
  here: string[];
  harm: number;
  steps: number;
}

type Event = { type: 'laid'; card: string } | { type: 'stepped' } | { type: 'harmed'; harm: number };

export const undoTells = defineGame<State, Event>({
  name: 'undo-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ pile: ['trap', 'moss', 'fern', 'pit'], here: [], harm: 0, steps: 0 }),
  *opening({ pile }) {
    yield* emit({ type: 'laid', card: yield* draw(pile, 'pile') });
  },
  *turn({ here }) {
    yield* choose(1, 'Step how?', ['softly', 'quickly']);
    const isTrap = here[0] === 'trap' || here[0] === 'pit';
    yield* emit({ type: 'harmed', harm: isTrap ? yield* roll(6, 'harm') : 0 });
    yield* emit({ type: 'stepped' });
  },
  apply: {
    laid: (state, { card }) => {
      state.pile = state.pile.filter((other) => other !== card);
      state.here.push(card);
    },
    harmed: (state, { harm }) => {
      state.harm += harm;
    },
    stepped: (state) => {
      state.steps++;
    },
  },
  secrets: {
    zones: ({ pile, here }) => [
      { name: 'pile', tokens: pile, seenBy: [0] },
      { name: 'here', tokens: here, seenBy: [0] },
    ],
    values: () => [{ path: ['harm'], seenBy: [0], guess: (_, oracle) => oracle.int(7, 'harm') }],
    events: {
      laid: (event, seat) => (seat === 0 ? event : { ...event, card: null }),
      harmed: (event, seat) => (seat === 0 ? event : undefined),
    },
  },
  outcome: ({ steps }) => (steps === 3 ? rank([0, 0]) : undefined),
});
