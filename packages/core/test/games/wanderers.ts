/** Cards wander between hands, piles and the table, in sight of all, of some or of nobody. What does a seat know of them? */
import {
  choose,
  chooseSome,
  confirm,
  type DeepReadonly,
  defineGame,
  draw,
  emit,
  type Flow,
  rank,
  type Seat,
} from '../../src/index.ts';

/** `hand n` and `aside n` are seen by seat n, the table by all, pile and discard by nobody. */
export interface State {
  zones: { [name: string]: string[] };
  actor: Seat;
  /** For all to see: what is in no view counts as hidden, though an event tells it. */
  deeds: string[];
  deedsMax: number;
}

export type Event =
  | { type: 'began'; seat: Seat; deed: string }
  | { type: 'called'; seat: Seat }
  | { type: 'moved'; card: string; from: string; to: string }
  | { type: 'swapped'; seats: readonly Seat[]; cards: readonly string[] }
  | { type: 'revealed'; card: string; from: string; to: string }
  | { type: 'confided'; card: string; zone: string; to: Seat }
  | { type: 'denied'; zone: string; cards: readonly string[] }
  | { type: 'gathered' }
  | { type: 'rotated' };

export const wanderers = defineGame<State, Event>({
  name: 'wanderers',
  version: 1,
  seats: { min: 2, max: 3 },
  setup: ({ seats }) => ({ zones: laidOut({ pile: 'a b c d e f g h i j' }, seats), actor: 0, deeds: [], deedsMax: 14 }),
  *opening({ zones }): Flow<Event> {
    for (const to of seatsOf(zones).map((seat) => `hand ${seat}`)) {
      for (const _ of [1, 2])
        yield* emit({ type: 'moved', card: yield* draw(zoneOf(zones, 'pile'), 'card'), from: 'pile', to });
    }
  },
  *turn(state): Flow<Event> {
    for (let deed = ''; deed !== 'rest' && state.deeds.length < state.deedsMax; ) {
      const seat = state.actor;
      deed = yield* choose(seat, 'What next?', deedsOf(state));
      yield* emit({ type: 'began', seat, deed });
      const [name, other] = deed.split(' ');
      yield* DEEDS[name as keyof typeof DEEDS](state.zones, seat, Number(other)); // as it was offered
    }
  },
  apply: {
    began: (state, { deed }) => {
      state.deeds.push(deed);
    },
    called: (state, { seat }) => {
      state.actor = seat;
    },
    moved: ({ zones }, { card, from, to }) => move(zones, card, from, to),
    swapped: ({ zones }, { seats: [one, other], cards: [given = '', taken = ''] }) => {
      move(zones, given, `hand ${one}`, `hand ${other}`);
      move(zones, taken, `hand ${other}`, `hand ${one}`);
    },
    revealed: ({ zones }, { card, from, to }) => move(zones, card, from, to),
    confided: 'informs',
    denied: 'informs',
    gathered: ({ zones }) => {
      for (const from of ['discard', 'table'])
        for (const card of [...zoneOf(zones, from)]) move(zones, card, from, 'pile');
    },
    rotated: ({ zones }) => {
      const seats = seatsOf(zones);
      const hands = seats.map((seat) => zones[`hand ${seat}`]?.splice(0) ?? []);
      for (const seat of seats) zones[`hand ${seat}`]?.push(...(hands.at(seat - 1) ?? []));
    },
  },
  secrets: {
    zones: ({ zones }) =>
      Object.keys(zones)
        .sort()
        .map((name) => ({ name, tokens: zoneOf(zones, name), seenBy: seersOf(name) })),
    events: {
      moved: (event, seat) => (isSeen(event.from, seat) || isSeen(event.to, seat) ? event : { ...event, card: null }),
      swapped: (event, seat) => (event.seats.includes(seat) ? event : { ...event, cards: null }),
      confided: (event, seat) => (isSeen(event.zone, seat) || event.to === seat ? event : { ...event, card: null }),
    },
    tells: ['revealed', 'confided', 'denied'],
    lacks: { denied: ({ zone, cards }) => ({ zone, tokens: cards }) },
  },
  outcome: ({ zones, deeds, deedsMax }) => (deeds.length < deedsMax ? undefined : rank(seatsOf(zones).map(() => 0))),
  position: (json, seats) => ({ zones: laidOut(json as Lie, seats), actor: 0, deeds: [], deedsMax: 1_000 }),
});

/** What lies where, as words: what is not named is empty. */
export type Lie = { readonly [zone: string]: string };

/** Whether everything that lies in the zone, or comes there, is shown to the seat. */
export function isSeen(zone: string, seat: Seat): boolean {
  const seers = seersOf(zone);
  return seers === 'all' || seers.includes(seat);
}

type Zones = DeepReadonly<State>['zones'];

/** In the order of the offer; those of `WITH_ANOTHER` name another seat. */
const DEEDS = {
  *draw(zones: Zones, seat: Seat): Flow<Event> {
    yield* byChance(zones, 'pile', `hand ${seat}`);
  },
  *lift(zones: Zones, seat: Seat): Flow<Event> {
    yield* byChance(zones, 'pile', `aside ${seat}`);
  },
  *keep(zones: Zones, seat: Seat): Flow<Event> {
    yield* byChoice(zones, seat, `aside ${seat}`, `hand ${seat}`);
  },
  *putBack(zones: Zones, seat: Seat): Flow<Event> {
    yield* byChoice(zones, seat, `aside ${seat}`, 'pile');
  },
  *return(zones: Zones, seat: Seat): Flow<Event> {
    yield* byChoice(zones, seat, `hand ${seat}`, 'pile');
  },
  *discard(zones: Zones, seat: Seat): Flow<Event> {
    yield* byChoice(zones, seat, `hand ${seat}`, 'discard');
  },
  *play(zones: Zones, seat: Seat): Flow<Event> {
    yield* byChoice(zones, seat, `hand ${seat}`, 'table');
  },
  *turnUp(zones: Zones): Flow<Event> {
    yield* byChance(zones, 'discard', 'table');
  },
  *show(zones: Zones, seat: Seat): Flow<Event> {
    yield* laidOpen(yield* which(zones, seat, `hand ${seat}`), `hand ${seat}`);
  },
  *showAside(zones: Zones, seat: Seat): Flow<Event> {
    yield* laidOpen(yield* which(zones, seat, `aside ${seat}`), `aside ${seat}`);
  },
  *returnOpenly(zones: Zones, seat: Seat): Flow<Event> {
    yield* inSight(zones, seat, `hand ${seat}`, 'pile');
  },
  *discardOpenly(zones: Zones, seat: Seat): Flow<Event> {
    yield* inSight(zones, seat, `hand ${seat}`, 'discard');
  },
  *gather(): Flow<Event> {
    yield* emit({ type: 'gathered' });
  },
  *rotate(): Flow<Event> {
    yield* emit({ type: 'rotated' });
  },
  *give(zones: Zones, seat: Seat, to: Seat): Flow<Event> {
    yield* byChoice(zones, seat, `hand ${seat}`, `hand ${to}`);
  },
  *take(zones: Zones, seat: Seat, from: Seat): Flow<Event> {
    yield* byChance(zones, `hand ${from}`, `hand ${seat}`);
  },
  *swap(zones: Zones, seat: Seat, other: Seat): Flow<Event> {
    const given = yield* which(zones, seat, `hand ${seat}`);
    const taken = yield* which(zones, other, `hand ${other}`);
    yield* emit({ type: 'swapped', seats: [seat, other], cards: [given, taken] });
  },
  *confide(zones: Zones, seat: Seat, to: Seat): Flow<Event> {
    yield* emit({ type: 'confided', card: yield* which(zones, seat, `hand ${seat}`), zone: `hand ${seat}`, to });
  },
  *peek(zones: Zones, seat: Seat, at: Seat): Flow<Event> {
    const card = yield* draw(zoneOf(zones, `hand ${at}`), 'card');
    yield* confirm(seat, 'Seen it?', { about: { card }, shows: true });
  },
  *ask(zones: Zones, seat: Seat, other: Seat): Flow<Event> {
    const all = Object.values(zones).flat().sort();
    const zone = `hand ${other}`;
    const asked = yield* chooseSome(seat, 'Have you any of these?', all, { min: 1, max: 2 });
    const held = asked.filter((card) => zones[zone]?.includes(card));
    for (const card of held) yield* laidOpen(card, zone);
    const lacked = asked.filter((card) => !held.includes(card));
    if (lacked.length > 0) yield* emit({ type: 'denied', zone, cards: lacked });
  },
  *call(_: Zones, __: Seat, seat: Seat): Flow<Event> {
    yield* emit({ type: 'called', seat });
  },
  *rest(): Flow<Event> {},
};

const WITH_ANOTHER = ['give', 'take', 'swap', 'confide', 'peek', 'ask', 'call'];

/** Only numbers of cards decide what is offered: those are public. */
function deedsOf({ zones, actor }: DeepReadonly<State>): string[] {
  const has = (name: string) => zoneOf(zones, name).length > 0;
  const others = seatsOf(zones);
  const isPossible = (name: string, other: Seat) => {
    if (['draw', 'lift'].includes(name)) return has('pile');
    if (['keep', 'putBack', 'showAside'].includes(name)) return has(`aside ${actor}`);
    if (name === 'turnUp') return has('discard');
    if (['take', 'peek'].includes(name)) return has(`hand ${other}`);
    if (name === 'swap') return has(`hand ${actor}`) && has(`hand ${other}`);
    return ['gather', 'rotate', 'ask', 'call', 'rest'].includes(name) || has(`hand ${actor}`);
  };
  return Object.keys(DEEDS).flatMap((name) =>
    WITH_ANOTHER.includes(name)
      ? others.flatMap((other) => (other !== actor && isPossible(name, other) ? [`${name} ${other}`] : []))
      : isPossible(name, actor)
        ? [name]
        : [],
  );
}

function* byChance(zones: Zones, from: string, to: string): Flow<Event> {
  yield* emit({ type: 'moved', card: yield* draw(zoneOf(zones, from), 'card'), from, to });
}

function* byChoice(zones: Zones, seat: Seat, from: string, to: string): Flow<Event> {
  yield* emit({ type: 'moved', card: yield* which(zones, seat, from), from, to });
}

function* inSight(zones: Zones, seat: Seat, from: string, to: string): Flow<Event> {
  yield* emit({ type: 'revealed', card: yield* which(zones, seat, from), from, to });
}

/** Onto the table and back: an event that all are shown, and that moves nothing, would only name the card. */
function* laidOpen(card: string, zone: string): Flow<Event> {
  yield* emit({ type: 'revealed', card, from: zone, to: 'table' });
  yield* emit({ type: 'revealed', card, from: 'table', to: zone });
}

/** Asked even if there is but one, so that written matches are alike. */
function which(zones: Zones, seat: Seat, zone: string): Flow<never, string> {
  return choose(seat, 'Which card?', zoneOf(zones, zone), { ask: 'always' });
}

function seersOf(zone: string): readonly Seat[] | 'all' {
  if (zone === 'table') return 'all';
  const [, seat] = zone.split(' ');
  return seat === undefined ? [] : [Number(seat)];
}

function seatsOf(zones: Zones): Seat[] {
  const hands = Object.keys(zones).filter((name) => name.startsWith('hand'));
  return hands.map((_, seat) => seat);
}

function zoneOf(zones: Zones, name: string): readonly string[] {
  return zones[name] ?? [];
}

function laidOut(lie: Lie, seats: number): State['zones'] {
  const names = Array.from({ length: seats }, (_, seat) => [`hand ${seat}`, `aside ${seat}`]).flat();
  return Object.fromEntries([...names, 'pile', 'discard', 'table'].map((name) => [name, lie[name]?.split(' ') ?? []]));
}

function move(zones: State['zones'], card: string, from: string, to: string): void {
  zones[from]?.splice(zones[from].indexOf(card), 1);
  zones[to]?.push(card);
}
