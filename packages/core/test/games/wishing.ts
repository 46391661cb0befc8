/** Wishes of seat 0, over a card that only seat 1 has seen: which go together, or may be all, may depend on it. */
import { chooseSome, defineGame, draw, emit, rank } from '../../src/index.ts';

interface State {
  cards: string[];
  hidden: string[];
  wishes: number;
}

type Event = { type: 'hid'; card: string } | { type: 'wished' };
type Judge = (picked: string, isFeast: boolean) => boolean;

/** Up to so many of these wishes; `fits` and `enough` are told what is picked, and whether the hidden card is the feast. */
export function wishing(name: string, wishes: string, max: number, { fits, enough }: { fits?: Judge; enough?: Judge }) {
  return defineGame<State, Event>({
    name,
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ cards: ['feast', 'famine', 'flood'], hidden: [], wishes: 0 }),
    *opening({ cards }) {
      yield* emit({ type: 'hid', card: yield* draw(cards, 'card') });
    },
    *turn({ hidden }) {
      const judged = (judge: Judge | undefined) => (picked: readonly string[]) =>
        judge?.(picked.join(' '), hidden[0] === 'feast') ?? true;
      const how = { min: 1, max, fits: judged(fits), enough: judged(enough) };
      yield* chooseSome(0, 'What do you wish for?', wishes.split(' '), how);
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
    outcome: ({ wishes: made }) => (made === 2 ? rank([0, 0]) : undefined),
  });
}

export const SIX_WISHES = 'bread wine salt honey silk gold';
