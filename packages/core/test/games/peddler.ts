/** A peddler who may carry as much as only he knows, and says how many things he packs. */
import { chooseSome, confirm, defineGame, draw, emit, type Flow, rank } from '../../src/index.ts';

export interface Pack {
  limit: number;
  goods: string[];
  chest: string[];
  cart: string[];
  turns: number;
}
export type Packing =
  | { type: 'packed'; goods: readonly string[] }
  | { type: 'drew'; prize: { name: string } }
  | { type: 'rested' };
const WEIGHTS: { readonly [good: string]: number } = { feather: 1, cup: 2, pan: 3, anvil: 9 };
const PRIZES = Array.from({ length: 50 }, (_, at) => ({ name: `prize ${at}` }));

export const peddler = defineGame<Pack, Packing>({
  name: 'peddler',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ limit: 5, goods: ['feather', 'cup'], chest: ['pan', 'anvil'], cart: [], turns: 0 }),
  *turn({ goods, limit }): Flow<Packing> {
    const weight = (picked: readonly string[]) => picked.reduce((sum, good) => sum + (WEIGHTS[good] ?? 0), 0);
    const packed = yield* chooseSome(1, 'Pack what?', goods, { min: 1, fits: (picked) => weight(picked) <= limit });
    yield* emit({ type: 'packed', goods: packed });
    for (const _ of [1, 2, 3]) yield* emit({ type: 'drew', prize: yield* draw(PRIZES, 'prize') });
    yield* confirm(0, 'Ready?');
    yield* emit({ type: 'rested' });
  },
  apply: {
    packed: (state, { goods }) => {
      state.goods = state.goods.filter((good) => !goods.includes(good));
      state.cart.push(...goods);
    },
    drew: 'informs',
    rested: (state) => {
      state.turns += 1;
    },
  },
  secrets: {
    zones: ({ goods, chest, cart }) => [
      { name: 'goods', tokens: goods, seenBy: [1] },
      { name: 'chest', tokens: chest, seenBy: [] },
      { name: 'cart', tokens: cart, seenBy: [1] },
    ],
    values: () => [{ path: ['limit'], seenBy: [1], guess: (_, oracle) => 9 + oracle.int(3, 'limit') }],
    events: { packed: ({ type, goods }, seat) => ({ type, goods: seat === 1 ? goods : goods.length }) },
  },
  outcome: ({ turns }) => (turns < 2 ? undefined : rank([0, 0])),
});
