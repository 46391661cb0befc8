/**
 * Of three wishes together one set is refused while a hidden card lies there; every pair is fine, and every other three.
 */
import { chooseSome, defineGame, draw, emit, rank } from '../../src/index.ts';

const WISHES = ['bread', 'wine', 'salt', 'honey', 'silk', 'gold'] as const;

interface State {
  cards: string[];
  hidden: string[];
  wishes: number;
}

type Event = { type: 'hid'; card: string } | { type: 'wished' };

export const thirdPickTells = defineGame<State, Event>({
  name: 'third-pick-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ cards: ['feast', 'famine', 'flood'], hidden: [], wishes: 0 }),
  *opening({ cards }) {
    yield* emit({ type: 'hid', card: yield* draw(cards, 'card') });
  },
  *turn({ hidden }) {
    const fits = (picked: readonly string[]) => hidden[0] === 'feast' || picked.join(' ') !== 'salt silk gold';
    yield* chooseSome(0, 'What do you wish for?', WISHES, { min: 1, max: 3, fits });
    yield* emit({ type: 'wished' });
  },
  apply: {
    hid: (state, { card }) => {
      state.cards = state.cards.filter((other) => other !== card);
      state.hidden.push(card);
    },
    wished: (state) => {
      state.wishes++;
    },
  },
  secrets: {
    zones: ({ cards, hidden }) => [
      { name: 'cards', tokens: cards, seenBy: [1] },
      { name: 'hidden', tokens: hidden, seenBy: [1] },
    ],
    events: { hid: (event, seat) => (seat === 1 ? event : { ...event, card: null }) },
  },
  outcome: ({ wishes }) => (wishes === 2 ? rank([0, 0]) : undefined),
});
