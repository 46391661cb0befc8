/** What others may answer hangs on what they hold: worlds are as likely as they ought to be, whatever is true. */
import { expect, test } from 'vitest';
import { WORLDS } from '../../test/games/beliefs.ts';
import {
  choose,
  defineGame,
  draw,
  emit,
  type Flow,
  type Match,
  race,
  rank,
  type Seat,
  seeded,
  start,
} from '../index.ts';

interface State {
  pile: string[];
  hands: string[][];
  turns: number;
}

type Event = { type: 'drew'; seat: Seat; card: string } | { type: 'shouted'; seat: Seat | null } | { type: 'ended' };

/** Three seats hold a card each; seat 1, or whoever is first of 1 and 2, says a word that only hangs on the card. */
function shouting(word: 'race' | 'choose') {
  return defineGame<State, Event>({
    name: 'shouting',
    version: 1,
    seats: { min: 3, max: 3 },
    setup: () => ({ pile: ['a', 'b', 'c', 'd'], hands: [[], [], []], turns: 0 }),
    *turn({ pile, hands }): Flow<Event> {
      for (const seat of hands.keys()) yield* emit({ type: 'drew', seat, card: yield* draw(pile, 'card') });
      const words = (seat: Seat) =>
        hands[seat]?.includes('a') ? (['pass', 'ace'] as const) : (['pass', 'no ace'] as const);
      if (word === 'race') {
        const first = yield* race([1, 2], 'Shout?', words);
        yield* emit({ type: 'shouted', seat: first?.seat ?? null });
      } else {
        const said = yield* choose(1, 'Shout?', words(1));
        yield* emit({ type: 'shouted', seat: said === 'pass' ? null : 1 });
      }
      yield* choose(0, 'And now?', ['this', 'that']);
      yield* emit({ type: 'ended' });
    },
    apply: {
      drew: ({ pile, hands }, { seat, card }) => {
        hands[seat]?.push(...pile.splice(pile.indexOf(card), 1));
      },
      shouted: 'informs',
      ended: (state) => {
        state.turns++;
      },
    },
    secrets: {
      zones: ({ pile, hands }) => [
        { name: 'pile', tokens: pile, seenBy: [] },
        ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
      ],
      events: { drew: (event, seat) => (event.seat === seat ? event : { ...event, card: null }) },
    },
    outcome: ({ turns }) => (turns > 0 ? rank([0, 0, 0]) : undefined),
  });
}

/** Where seat 0 holds c and seat 1 the card, and has shouted. */
function shouted(word: 'race' | 'choose', card: string): Match<State, Event> {
  for (let seed = 0; ; seed++) {
    const match = start(shouting(word), { seed });
    if (match.state.hands[0]?.[0] !== 'c' || match.state.hands[1]?.[0] !== card) continue;
    const prompt = match.prompts(1)[0] as { id: number }; // it is asked
    match.answer(prompt.id, 1);
    return match;
  }
}

function fractionsOf(match: Match<State, Event>): { [card: string]: number } {
  const oracle = seeded('worlds');
  const counts: { [card: string]: number } = {};
  for (let world = 0; world < WORLDS; world++) {
    const [card = ''] = match.redeal(0, oracle).state.hands[1] ?? [];
    counts[card] = (counts[card] ?? 0) + 1;
  }
  return counts;
}

// Three cards may be in that hand, and with each there is one way to shout: a third each, whichever it is in truth.
test.each((['race', 'choose'] as const).flatMap((word) => ['a', 'b', 'd'].map((card) => [word, card] as const)))(
  'a shout by %s, with %s in truth, is as likely with every card',
  (word, card) => {
    const counts = fractionsOf(shouted(word, card));
    const deviation = Math.sqrt((WORLDS * 2) / 9);
    expect(Object.keys(counts).sort()).toEqual(['a', 'b', 'd']);
    for (const count of Object.values(counts)) expect(Math.abs(count - WORLDS / 3)).toBeLessThan(3 * deviation);
  },
);

test.each(['race', 'choose'] as const)('so that what is true does not show: %s', (word) => {
  const [one, ...others] = ['a', 'b', 'd'].map((card) => fractionsOf(shouted(word, card)));
  for (const other of others) expect(other).toEqual(one);
});
