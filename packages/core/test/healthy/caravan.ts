/** Sets that must fit, routes that are pruned, a tax that adds, a guard who replaces, a copy of the game's own. */
import {
  type Before,
  choose,
  chooseSome,
  type DeepReadonly,
  defineGame,
  type EventOf,
  emit,
  type Flow,
  rank,
  roll,
  type Seat,
} from '../../src/index.ts';

const GOODS = { salt: 1, wool: 2, iron: 3, wine: 2 } as const;
type Good = keyof typeof GOODS;
const KINDS = ['salt', 'wool', 'iron', 'wine'] as const satisfies readonly Good[];
/** Where each road leads; the marsh leads nowhere. */
const ROADS = { gate: ['hills', 'marsh', 'ford'], hills: ['fair'], ford: ['fair'], marsh: [], fair: [] } as const;
type Town = keyof typeof ROADS;

interface State {
  stores: { [G in Good]: number }[];
  guards: number[];
  coins: number[];
  seat: Seat;
  turns: number;
}

type Event =
  | { type: 'loaded'; goods: Good[] }
  | { type: 'travelled'; route: Town[] }
  | { type: 'raided'; good: Good }
  | { type: 'fought'; seat: Seat }
  | { type: 'sold'; coins: number }
  | { type: 'taxed'; coins: number }
  | { type: 'ended' };

export const caravan = defineGame<State, Event>({
  name: 'caravan',
  version: 1,
  seats: { min: 2, max: 4 },
  setup: ({ seats }) => ({
    stores: Array.from({ length: seats }, () => ({ salt: 2, wool: 2, iron: 1, wine: 1 })),
    guards: Array<number>(seats).fill(1),
    coins: Array<number>(seats).fill(0),
    seat: 0,
    turns: 0,
  }),
  turn,
  apply: {
    loaded: (state, { goods }) => {
      for (const good of goods) state.stores[state.seat]![good]--;
    },
    travelled: 'informs',
    raided: (state, { good }) => {
      state.coins[state.seat]! -= GOODS[good];
    },
    fought: (state, { seat }) => {
      state.guards[seat]!--;
    },
    sold: (state, { coins }) => {
      state.coins[state.seat]! += coins;
    },
    taxed: (state, { coins }) => {
      state.coins[state.seat]! -= coins;
    },
    ended: (state) => {
      const seats = Object.keys(state.coins).map(Number); // the keys of a list come in its order
      state.seat = seats[state.seat + 1] ?? 0;
      state.turns++;
    },
  },
  before: { raided: guard, sold: tax },
  after: { sold: ({ coins, seat }) => (coins[seat]! > 8 ? [{ id: 'beggar', run: beg }] : []) },
  outcome: ({ coins, turns }) => (turns === 2 * coins.length ? rank(coins) : undefined),
  copy: (state) => ({
    ...state,
    stores: state.stores.map((store) => ({ ...store })),
    guards: state.guards.slice(),
    coins: state.coins.slice(),
  }),
});

function* turn({ stores, seat }: DeepReadonly<State>): Flow<Event> {
  const offer = KINDS.flatMap((good) => Array<Good>(stores[seat]![good]).fill(good));
  const goods = yield* chooseSome(seat, 'What do you load?', offer, {
    max: 3,
    fits: (picked) => weight(picked) <= 5,
    enough: (picked) => picked.length !== 1,
  });
  yield* emit({ type: 'loaded', goods: [...goods] });
  const [first] = goods;
  if (first !== undefined) {
    yield* emit({ type: 'travelled', route: yield* travel(seat) });
    if ((yield* roll(3, 'bandits')) === 1) yield* emit({ type: 'raided', good: first });
    yield* emit({ type: 'sold', coins: weight(goods) });
  }
  yield* emit({ type: 'ended' });
}

/** From the gate to the fair; what leads into the marsh is not offered. */
function* travel(seat: Seat): Flow<never, Town[]> {
  const route: Town[] = ['gate'];
  while (route.at(-1) !== 'fair') {
    route.push(yield* choose(seat, 'Which road?', ROADS[route.at(-1)!] as readonly Town[], { prune: true }));
  }
  return route;
}

/** A guard fights instead, once. */
function guard({ guards, seat }: DeepReadonly<State>): Before<Event, 'raided'>[] {
  if (guards[seat] === 0) return [];
  return [
    {
      id: 'guard',
      owner: seat,
      *run(event) {
        const how = yield* choose(seat, 'Fight, or let them have it?', ['fight', 'yield'], { otherwise: 'yield' });
        return how === 'fight' ? [{ type: 'fought', seat }] : [event];
      },
    },
  ];
}

/** A sale of more than three is taxed: an event is added. */
function tax(_state: DeepReadonly<State>, { coins }: EventOf<Event, 'sold'>): Before<Event, 'sold'>[] {
  if (coins <= 3) return [];
  return [
    {
      id: 'tax',
      *run(event) {
        return [event, { type: 'taxed', coins: 1 }];
      },
    },
  ];
}

function* beg(): Flow<Event> {
  yield* emit({ type: 'taxed', coins: 2 });
}

function weight(goods: readonly Good[]): number {
  return goods.reduce((sum, good) => sum + GOODS[good], 0);
}
