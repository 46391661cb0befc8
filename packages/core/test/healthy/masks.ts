/** Hidden hands, masks put on together, robbery that only two see, reactions before and after: all that hides or listens. */
import {
  type After,
  type Before,
  choose,
  confirm,
  type DeepReadonly,
  defineGame,
  draw,
  type EventOf,
  emit,
  type Flow,
  rank,
  type Seat,
  together,
} from '../../src/index.ts';

const MASKS = ['fox', 'owl', 'turtle', 'wolf'].flatMap((kind) => ['red', 'blue', 'gold'].map((of) => `${of} ${kind}`));

interface State {
  deck: string[];
  hands: string[][];
  /** What each seat wears this round, an empty place or a mask. */
  worn: string[][];
  points: number[];
  rounds: number;
}

type Event =
  | { type: 'dealt'; seat: Seat; mask: string }
  | { type: 'masked'; masks: { seat: Seat; mask: string }[] }
  | { type: 'robbed'; from: Seat; to: Seat; mask: string }
  | { type: 'hid'; seat: Seat }
  | { type: 'scored'; points: number[] };

export const masks = defineGame<State, Event>({
  name: 'masks',
  version: 1,
  seats: { min: 3, max: 3 },
  setup: () => ({ deck: [...MASKS], hands: [[], [], []], worn: [[], [], []], points: [0, 0, 0], rounds: 0 }),
  *opening({ deck, hands }) {
    for (const seat of [...hands.keys(), ...hands.keys()]) yield* deal(deck, seat);
  },
  turn,
  apply: {
    dealt: (state, { seat, mask }) => {
      state.deck.splice(state.deck.indexOf(mask), 1);
      state.hands[seat]!.push(mask);
    },
    masked: (state, { masks }) => {
      for (const { seat, mask } of masks) {
        state.hands[seat] = state.hands[seat]!.filter((other) => other !== mask);
        state.worn[seat] = [mask];
      }
    },
    robbed: (state, { from, to, mask }) => {
      state.hands[from] = state.hands[from]!.filter((other) => other !== mask);
      state.hands[to]!.push(mask);
    },
    hid: 'informs',
    scored: (state, { points }) => {
      state.points = state.points.map((sum, seat) => sum + points[seat]!);
      state.rounds++;
    },
  },
  before: { robbed: shells },
  after: { masked: owls },
  secrets: {
    zones: ({ deck, hands, worn }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
      ...worn.map((tokens, seat) => ({ name: `face ${seat}`, tokens, seenBy: 'all' as const })),
    ],
    events: {
      dealt: (event, seat) => (seat === event.seat ? event : { ...event, mask: null }),
      robbed: (event, seat) => (seat === event.from || seat === event.to ? event : { ...event, mask: null }),
    },
  },
  outcome: ({ points, rounds }) => (rounds === 3 ? rank(points) : undefined),
});

function* turn({ hands, worn }: DeepReadonly<State>): Flow<Event> {
  const seats = [...hands.keys()];
  const holders = seats.filter((seat) => hands[seat]!.length > 0);
  const chosen = yield* together(holders, function* (seat) {
    const mask = yield* choose(seat, 'Which mask?', hands[seat]!, { ask: 'always' });
    // Only who puts on a fox is asked this, and nobody can tell: it is within the together.
    const others = seats.filter((other) => other !== seat);
    const victim = isA('fox', mask) ? yield* choose(seat, 'Whom do you rob?', others) : seat;
    return { seat, mask, victim };
  });
  yield* emit({ type: 'masked', masks: chosen.map(({ seat, mask }) => ({ seat, mask })) });
  for (const { seat, victim } of chosen) {
    const hand = hands[victim]!;
    if (victim !== seat && hand.length > 0) {
      yield* emit({ type: 'robbed', from: victim, to: seat, mask: yield* draw(hand, 'robbed') });
    }
  }
  yield* emit({ type: 'scored', points: worn.map(([mask]) => Number(mask !== undefined && isA('wolf', mask))) });
}

/** Who wears a turtle may hide from robbers. */
function shells({ worn }: DeepReadonly<State>, { from }: EventOf<Event, 'robbed'>): Before<Event, 'robbed'>[] {
  if (!worn[from]!.some((mask) => isA('turtle', mask))) return [];
  return [
    {
      id: `shell ${from}`,
      owner: from,
      *run() {
        if (!(yield* confirm(from, 'Hide in the shell?', { otherwise: true }))) return undefined;
        yield* emit({ type: 'hid', seat: from });
        return [];
      },
    },
  ];
}

/** Who puts on an owl draws a mask, in the order of the seats. */
function owls({ deck }: DeepReadonly<State>, { masks }: EventOf<Event, 'masked'>): After<Event, 'masked'>[] {
  const owners = masks.filter(({ mask }) => isA('owl', mask)).map(({ seat }) => seat);
  return (deck.length === 0 ? [] : owners).map((owner) => ({
    id: `owl ${owner}`,
    owner,
    run: () => deal(deck, owner),
  }));
}

function* deal(deck: readonly string[], seat: Seat): Flow<Event> {
  yield* emit({ type: 'dealt', seat, mask: yield* draw(deck, 'deal') });
}

function isA(kind: string, mask: string): boolean {
  return mask.endsWith(kind);
}
