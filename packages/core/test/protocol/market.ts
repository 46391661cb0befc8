import { choose, chooseSome, defineGame, emit, rank } from '../../src/index.ts';

/** A game without a word about dead ends: buy one thing, sell any number. */
export const market = defineGame<
  { goods: string[]; seat: number; turns: number },
  { type: 'bought'; good: string } | { type: 'sold'; goods: readonly string[] }
>({
  name: 'market',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ goods: [], seat: 0, turns: 0 }),
  *turn({ goods, seat }) {
    yield* emit({ type: 'bought', good: yield* choose(seat, 'What do you buy?', ['salt', 'silk', 'tea']) });
    yield* emit({ type: 'sold', goods: yield* chooseSome(1 - seat, 'What do you sell?', [...new Set(goods)]) });
  },
  apply: {
    bought: (state, { good }) => {
      state.goods.push(good);
    },
    sold: (state, { goods }) => {
      state.goods = state.goods.filter((good) => !goods.includes(good));
      state.seat = 1 - state.seat;
      state.turns += 1;
    },
  },
  outcome: ({ turns, goods }) => (turns < 6 ? undefined : rank([goods.length, 0])),
});
