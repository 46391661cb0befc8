/**
 * With which two of eight wishes one may stop depends on a hidden card; that they go together does not. Whoever picks both
 * and wants to be done finds out.
 */
import { chooseSome, defineGame, draw, emit, rank } from '../../src/index.ts';

const WISHES = ['bread', 'wine', 'salt', 'honey', 'silk', 'wool', 'gold', 'oil'] as const;

interface State {
  cards: string[];
  hidden: string[];
  wishes: number;
}

type Event = { type: 'hid'; card: string } | { type: 'wished' };

export const pairStopsTells = defineGame<State, Event>({
  name: 'pair-stops-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ cards: ['feast', 'famine', 'flood'], hidden: [], wishes: 0 }),
  *opening({ cards }) {
    yield* emit({ type: 'hid', card: yield* draw(cards, 'card') });
  },
  *turn({ hidden }) {
    const enough = (picked: readonly string[]) => picked.join() !== 'silk,gold' || hidden[0] === 'feast';
    yield* chooseSome(0, 'What do you wish for?', WISHES, { min: 1, max: 3, enough });
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
