/** Parcels arrive from outside, are laid down unseen or named, and are chosen by what is in them. */
import { choose, defineGame, draw, emit, type Flow, rank } from '../../src/index.ts';

export interface State {
  cellar: string[];
  left: string[];
  right: string[];
  coins: string[];
  deeds: number;
}

export type Event =
  | { type: 'arrived'; left: readonly string[]; right: readonly string[] }
  | { type: 'paid'; coins: readonly string[] }
  | { type: 'carried'; card: string; from: Shelf; to: Shelf }
  | { type: 'buried'; card: string; from: Shelf; to: Shelf }
  | { type: 'did' };

export type Shelf = 'cellar' | 'left' | 'right';

/** Seat 1 sees the shelf on the left; all else lies hidden. */
export const parcels = (many = 2) =>
  defineGame<State, Event>({
    name: 'parcels',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({
      cellar: Array.from({ length: many }, (_, at) => `old ${at}`),
      left: [],
      right: [],
      coins: [],
      deeds: 0,
    }),
    *turn(state): Flow<Event> {
      for (;;) {
        const deed = yield* choose(0, 'What now?', ['arrive', 'pay', 'take', 'give', 'bury', 'name', 'rest']);
        if (deed === 'arrive') {
          const one = yield* draw(['a', 'b', 'c'], 'parcel');
          const other = yield* draw(
            ['a', 'b', 'c'].filter((card) => card !== one),
            'parcel',
          );
          const right = ['a', 'b', 'c'].filter((card) => card !== one && card !== other);
          yield* emit({ type: 'arrived', left: [one, other], right });
        }
        if (deed === 'pay') yield* emit({ type: 'paid', coins: ['penny', 'dime'] });
        if (deed === 'take') {
          const card = yield* draw(state.cellar, 'card');
          yield* emit({ type: 'carried', card, from: 'cellar', to: 'left' });
        }
        if (deed === 'give') {
          const parts = state.left.map((card) => ({ weight: 1, cards: [card] }));
          const { cards } = yield* choose(1, 'Which one?', parts, { ask: 'always' });
          yield* emit({ type: 'carried', card: cards[0] ?? '', from: 'left', to: 'right' });
        }
        if (deed === 'bury') yield* emit({ type: 'buried', card: state.left[0] ?? '', from: 'left', to: 'right' });
        yield* emit({ type: 'did' });
        if (deed === 'rest') return;
        // It names what lies hidden and does not say that it shows it: whoever believes must find a world with these.
        if (deed === 'name') yield* choose(0, 'Seen?', ['yes', 'no'], { about: [state.left, state.cellar[7]] });
      }
    },
    apply: {
      arrived: (state, { left, right }) => {
        state.left.push(...left);
        state.right.push(...right);
      },
      paid: (state, { coins }) => {
        state.coins.push(...coins);
      },
      carried: (state, { card, from, to }) => carry(state, card, from, to),
      buried: (state, { card, from, to }) => carry(state, card, from, to),
      did: (state) => {
        state.deeds += 1;
      },
    },
    secrets: {
      zones: ({ cellar, left, right, coins }) => [
        ...(coins.length > 0 ? [{ name: 'coins', kind: 'coin', tokens: coins, seenBy: [] }] : []),
        { name: 'cellar', tokens: cellar, seenBy: [] },
        { name: 'left', tokens: left, seenBy: [1] },
        { name: 'right', tokens: right, seenBy: [] },
      ],
      events: {
        arrived: (event) => ({ ...event, left: null, right: null }),
        paid: (event) => ({ ...event, coins: null }),
        carried: (event, seat) => (seat === 1 ? event : { ...event, card: null }),
      },
      tells: ['buried'],
    },
    outcome: ({ deeds }) => (deeds < 9 ? undefined : rank([0, 0])),
  });

function carry(state: State, card: string, from: Shelf, to: Shelf): void {
  state[from] = state[from].filter((one) => one !== card);
  state[to].push(card);
}
