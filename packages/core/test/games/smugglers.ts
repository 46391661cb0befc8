/** A harbour town with something of everything: hidden hands, an ordered deck, secret patrons, dice, guards who interfere. */
import {
  choose,
  confirm,
  type DeepReadonly,
  defineGame,
  draw,
  emit,
  type Flow,
  type Oracle,
  rank,
  roll,
  type Seat,
  shuffle,
  together,
} from '../../src/index.ts';

export const GOODS = ['amber', 'brandy', 'coffee', 'dates', 'ebony', 'figs', 'ginger', 'hemp'] as const;
export const MAPS = ['north', 'east', 'south', 'west'] as const;
export const PATRONS = ['duke', 'guild', 'crown'] as const;

export interface State {
  seat: Seat;
  turnsLeft: number;
  coins: number[];
  /** Seen by their owners. */
  hands: string[][];
  charts: string[][];
  patrons: string[];
  /** Seen by all. */
  market: string[];
  guards: Seat[];
  /** Seen by nobody: the ship's hold is unordered, the maps lie on a pile, the cellar is where goods are buried. */
  hold: string[];
  maps: string[];
  cellar: string[];
}

export type Event =
  | { type: 'sworn'; seat: Seat; patron: string }
  | { type: 'stacked'; maps: readonly string[] }
  | { type: 'landed'; good: string }
  | { type: 'drew'; seat: Seat; good: string }
  | { type: 'bought'; seat: Seat; good: string }
  | { type: 'stopped'; seat: Seat; by: Seat }
  | { type: 'buried'; seat: Seat; good: string }
  | { type: 'laidOut'; seat: Seat; good: string }
  | { type: 'spied'; seat: Seat; on: Seat; good: string }
  | { type: 'charted'; seat: Seat; map: string }
  | { type: 'tipped'; seat: Seat; to: Seat; map: string }
  | { type: 'bid'; bids: readonly number[] }
  | { type: 'won'; seat: Seat; good: string }
  | { type: 'earned'; seat: Seat; coins: number }
  | { type: 'tithed'; seat: Seat; by: Seat }
  | { type: 'guarded'; seat: Seat }
  | { type: 'handedOn' }
  | { type: 'ended' };

/** What a position says; the rest is empty. */
export interface Position extends Partial<State> {
  readonly hands: string[][];
}

export const smugglers = defineGame<State, Event, { readonly turns: number }>({
  name: 'smugglers',
  version: 1,
  seats: { min: 2, max: 3 },
  options: (given) => ({ turns: 8, ...(given as object | undefined) }),
  setup: ({ seats, options }) => ({
    ...empty(seats),
    turnsLeft: options.turns,
    hold: [...GOODS],
    maps: [...MAPS],
    patrons: Array<string>(seats).fill('nobody'),
  }),
  *opening(state): Flow<Event> {
    for (const seat of state.hands.keys()) {
      yield* emit({ type: 'sworn', seat, patron: yield* draw(PATRONS, 'patron') });
      yield* emit({ type: 'drew', seat, good: yield* draw(state.hold, 'good') });
    }
    yield* emit({ type: 'stacked', maps: yield* shuffle(state.maps, 'maps') });
    yield* emit({ type: 'landed', good: yield* draw(state.hold, 'good') });
  },
  *turn(state): Flow<Event> {
    const deed = yield* choose(state.seat, 'What do you do?', deedsOf(state));
    yield* DEEDS[deed](state, state.seat);
    yield* emit({ type: 'ended' });
  },
  apply: {
    sworn: (state, { seat, patron }) => {
      state.patrons[seat] = patron;
    },
    stacked: (state, { maps }) => {
      state.maps = [...maps];
    },
    landed: (state, { good }) => {
      move(good, state.hold, state.market);
    },
    drew: (state, { seat, good }) => {
      move(good, state.hold, state.hands[seat]);
    },
    bought: (state, { seat, good }) => {
      move(good, state.market, state.hands[seat]);
    },
    stopped: 'informs',
    buried: (state, { seat, good }) => {
      move(good, state.hands[seat], state.cellar);
    },
    laidOut: (state, { seat, good }) => {
      move(good, state.hands[seat], state.market);
    },
    spied: 'informs',
    tipped: 'informs',
    charted: (state, { seat, map }) => {
      move(map, state.maps, state.charts[seat]);
    },
    bid: (state, { bids }) => {
      state.coins = state.coins.map((coins, seat) => coins - (bids[seat] ?? 0));
    },
    won: (state, { seat, good }) => {
      move(good, state.market, state.hands[seat]);
    },
    earned: (state, { seat, coins }) => {
      state.coins[seat] = (state.coins[seat] ?? 0) + coins;
    },
    tithed: (state, { seat, by }) => {
      state.coins[seat] = (state.coins[seat] ?? 0) - 1;
      state.coins[by] = (state.coins[by] ?? 0) + 1;
    },
    guarded: (state, { seat }) => {
      state.guards.push(seat);
    },
    handedOn: (state) => {
      state.hands = state.hands.map((_, seat) => state.hands.at(seat - 1) ?? []);
    },
    ended: (state) => {
      state.seat = (state.seat + 1) % state.hands.length;
      state.turnsLeft -= 1;
    },
  },
  before: {
    bought: (state, { seat }) =>
      othersOnGuard(state, seat).map((owner) => ({
        id: `guard ${owner}`,
        owner,
        *run(): Flow<Event, readonly Event[] | undefined> {
          if (!(yield* confirm(owner, 'Stop the sale?'))) return undefined;
          return [{ type: 'stopped', seat, by: owner }];
        },
      })),
  },
  after: {
    earned: (state, { seat }) =>
      othersOnGuard(state, seat)
        .filter(() => (state.coins[seat] ?? 0) > 0)
        .map((owner) => ({
          id: `tithe ${owner}`,
          owner,
          *run(): Flow<Event> {
            if (yield* confirm(owner, 'Ask for a tithe?')) yield* emit({ type: 'tithed', seat, by: owner });
          },
        })),
  },
  secrets: {
    zones: ({ hands, charts, market, hold, maps, cellar }) => [
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, kind: 'good', tokens, seenBy: [seat] })),
      { name: 'market', kind: 'good', tokens: market, seenBy: 'all' },
      { name: 'hold', kind: 'good', tokens: hold, seenBy: [] },
      { name: 'cellar', kind: 'good', tokens: cellar, seenBy: [] },
      ...charts.map((tokens, seat) => ({ name: `charts ${seat}`, kind: 'map', tokens, seenBy: [seat] })),
      { name: 'maps', kind: 'map', tokens: maps, seenBy: [] },
    ],
    values: ({ patrons }) =>
      patrons.map((_, seat) => ({
        path: ['patrons', seat],
        seenBy: [seat],
        show: () => 'a patron',
        guess: (_view, oracle: Oracle) => PATRONS[oracle.int(PATRONS.length, 'guess')],
      })),
    events: {
      sworn: (event, seat) => (seat === event.seat ? event : { ...event, patron: null }),
      stacked: () => ({ type: 'stacked' }),
      drew: (event, seat) => (seat === event.seat ? event : { ...event, good: null }),
      buried: (event, seat) => (seat === event.seat ? event : { ...event, good: null }),
      charted: (event, seat) => (seat === event.seat ? event : { ...event, map: null }),
      spied: (event, seat) => (seat === event.seat ? event : undefined),
      tipped: (event, seat) => (seat === event.to ? event : undefined),
    },
    tells: ['spied', 'tipped'],
  },
  outcome: ({ turnsLeft, coins }) => (turnsLeft > 0 ? undefined : rank(coins)),
  position: (json) => {
    const { hands, ...rest } = json as Position;
    return { ...empty(hands.length), ...rest, hands };
  },
});

type Rules = DeepReadonly<State>;

/** In the order of the offer. */
const DEEDS = {
  *draw({ hold }: Rules, seat: Seat): Flow<Event> {
    yield* emit({ type: 'drew', seat, good: yield* draw(hold, 'good') });
    if (hold.length === 0 || !(yield* confirm(seat, 'Another one?'))) return;
    yield* emit({ type: 'drew', seat, good: yield* draw(hold, 'good') });
  },
  *buy({ market }: Rules, seat: Seat): Flow<Event> {
    yield* emit({ type: 'bought', seat, good: yield* choose(seat, 'Which good?', market) });
  },
  *bury({ hands }: Rules, seat: Seat): Flow<Event> {
    yield* emit({ type: 'buried', seat, good: yield* choose(seat, 'Bury what?', handOf(hands, seat)) });
  },
  *layOut({ hands }: Rules, seat: Seat): Flow<Event> {
    yield* emit({ type: 'laidOut', seat, good: yield* choose(seat, 'Lay out what?', handOf(hands, seat)) });
  },
  *spy({ hands }: Rules, seat: Seat): Flow<Event> {
    const on = (seat + 1) % hands.length;
    for (const good of handOf(hands, on).slice(0, 1)) yield* emit({ type: 'spied', seat, on, good });
    yield* confirm(seat, 'Seen it?');
  },
  *chart({ maps }: Rules, seat: Seat): Flow<Event> {
    yield* emit({
      type: 'charted',
      seat,
      map: yield* choose(seat, 'Which of the top three?', maps.slice(0, 3), { shows: true }),
    });
  },
  *hire({ maps, hands }: Rules, seat: Seat): Flow<Event> {
    const hired = (seat + 1) % hands.length;
    yield* emit({
      type: 'charted',
      seat: hired,
      map: yield* choose(hired, 'Which of the top three?', maps.slice(0, 3), { shows: true }),
    });
  },
  *peep({ maps }: Rules, seat: Seat): Flow<Event> {
    yield* confirm(seat, 'Do you like it?', { about: { map: maps[0] }, shows: true });
    yield* confirm(seat, 'Are you sure?');
  },
  *tip({ maps, hands }: Rules, seat: Seat): Flow<Event> {
    for (const map of maps.slice(0, 1)) yield* emit({ type: 'tipped', seat, to: (seat + 1) % hands.length, map });
  },
  *auction({ coins, market }: Rules): Flow<Event> {
    const good = yield* draw(market, 'lot');
    const seats = [...coins.keys()];
    const bids = yield* together(seats, (seat) =>
      choose(seat, 'How much?', [0, 1, 2].slice(0, (coins[seat] ?? 0) + 1)),
    );
    yield* emit({ type: 'bid', bids });
    yield* emit({ type: 'won', seat: bids.indexOf(Math.max(...bids)), good });
  },
  *work(_: Rules, seat: Seat): Flow<Event> {
    yield* emit({ type: 'earned', seat, coins: yield* roll(6, 'wage') });
  },
  *guard(_: Rules, seat: Seat): Flow<Event> {
    yield* emit({ type: 'guarded', seat });
  },
  *handOn(): Flow<Event> {
    yield* emit({ type: 'handedOn' });
  },
  *rest(): Flow<Event> {},
};

export type Deed = keyof typeof DEEDS;

function deedsOf({ seat, hands, hold, market, maps, guards }: Rules): Deed[] {
  const isPossible: Partial<Record<Deed, boolean>> = {
    draw: hold.length > 0,
    buy: market.length > 0,
    bury: handOf(hands, seat).length > 0,
    layOut: handOf(hands, seat).length > 0,
    chart: maps.length > 0,
    hire: maps.length > 0,
    peep: maps.length > 0,
    tip: maps.length > 0,
    auction: market.length > 0,
    guard: !guards.includes(seat),
  };
  return (Object.keys(DEEDS) as Deed[]).filter((deed) => isPossible[deed] ?? true);
}

function othersOnGuard({ guards }: Rules, seat: Seat): Seat[] {
  return guards.filter((guard) => guard !== seat);
}

function handOf(hands: Rules['hands'], seat: Seat): readonly string[] {
  return hands[seat] ?? [];
}

function empty(seats: number): State {
  const lists = () => Array.from({ length: seats }, () => []);
  const piles = { market: [], guards: [], hold: [], maps: [], cellar: [] };
  return {
    seat: 0,
    turnsLeft: 20,
    coins: Array<number>(seats).fill(2),
    hands: lists(),
    charts: lists(),
    patrons: [],
    ...piles,
  };
}

function move(token: string, from: string[] | undefined, to: string[] | undefined): void {
  from?.splice(from.indexOf(token), 1);
  to?.push(token);
}
