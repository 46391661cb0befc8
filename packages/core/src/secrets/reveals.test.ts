/** Something comes out: undo stops there, and exploration does not look behind it. */
import { describe, expect, test } from 'vitest';
import { choose as take } from '../../test/games/table.ts';
import { choose, confirm, type DeepReadonly, defineGame, emit, type Flow, rank, type Seat, start } from '../index.ts';
import { choices } from '../moves.ts';

interface State {
  /** Of a safe: nobody knows it. */
  code: number;
  /** Who has been told. */
  told: Seat[];
  /** Face down, the top one first. */
  pile: string[];
  turns: number;
  /** The code lies open on the table. */
  isForgotten: boolean;
  floor: string[];
}

type Event =
  | { type: 'listened'; seat: Seat; code: number }
  | { type: 'tested'; isEven: boolean }
  | { type: 'opened'; seat: Seat }
  | { type: 'cut'; card: string }
  | { type: 'forgotten' }
  | { type: 'dropped'; card: string }
  | { type: 'rested' };

const safe = defineGame<State, Event>({
  name: 'safe',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({
    code: 7,
    told: [],
    pile: ['fox', 'hare', 'owl', 'wolf', 'crow'],
    turns: 0,
    isForgotten: false,
    floor: [],
  }),
  *turn(state): Flow<Event> {
    const deed = yield* choose(0, 'What do you do?', Object.keys(DEEDS) as Deed[]);
    yield* DEEDS[deed](state);
    yield* emit({ type: 'rested' });
  },
  apply: {
    listened: 'informs',
    tested: 'informs',
    opened: (state, { seat }) => void state.told.push(seat),
    cut: ({ pile }, { card }) => void pile.push(...pile.splice(pile.indexOf(card), 1)),
    forgotten: (state) => {
      state.isForgotten = true;
    },
    dropped: ({ pile, floor }, { card }) => void floor.push(...pile.splice(pile.indexOf(card), 1)),
    rested: (state) => void state.turns++,
  },
  secrets: {
    zones: ({ pile }) => [{ name: 'pile', tokens: pile, seenBy: [] }],
    values: ({ told, isForgotten }) =>
      isForgotten
        ? []
        : [
            {
              path: ['code'],
              seenBy: told,
              show: () => 'four digits',
              guess: (_view, oracle) => oracle.int(100, 'code'),
            },
          ],
    events: {
      listened: (event, seat) => (seat === event.seat ? event : { type: event.type }),
      cut: ({ type }) => ({ type }),
    },
    tells: ['listened', 'tested'],
  },
  outcome: ({ turns }) => (turns < 3 ? undefined : rank([0, 0])),
});

type Deed = keyof typeof DEEDS;
const DEEDS = {
  *rest(): Flow<Event> {},
  *listen({ code }: DeepReadonly<State>): Flow<Event> {
    yield* emit({ type: 'listened', seat: 0, code });
  },
  *tellTheOther({ code }: DeepReadonly<State>): Flow<Event> {
    yield* emit({ type: 'listened', seat: 1, code });
  },
  *test({ code }: DeepReadonly<State>): Flow<Event> {
    yield* emit({ type: 'tested', isEven: code % 2 === 0 });
  },
  *open(): Flow<Event> {
    yield* emit({ type: 'opened', seat: 0 });
  },
  *readTheLabel({ pile }: DeepReadonly<State>): Flow<Event> {
    yield* confirm(0, `Is it the ${pile[0]}?`, { shows: true });
  },
  *forget(): Flow<Event> {
    yield* emit({ type: 'forgotten' });
  },
  *dropTheTop({ pile }: DeepReadonly<State>): Flow<Event> {
    for (const card of pile.slice(0, 1)) yield* emit({ type: 'dropped', card });
  },
  *cutTheTop({ pile }: DeepReadonly<State>): Flow<Event> {
    for (const card of pile.slice(0, 1)) yield* emit({ type: 'cut', card });
  },
  *guess(): Flow<Event> {
    yield* choose(0, 'Which is on top?', ['fox', 'hare', 'owl', 'wolf', 'crow']);
  },
};

describe.each<[deed: Deed, rule: string, isRevealed: boolean]>([
  ['rest', 'nothing happens', false],
  ['listen', 'a private event tells a secret value', true],
  ['tellTheOther', 'another seat is told one', true],
  ['test', 'an event tells something that follows from one', true],
  ['open', 'a value is seen from now on', true],
  ['readTheLabel', 'the label of a question names a hidden card', true],
  ['forget', 'a value is no longer a secret', true],
  ['dropTheTop', 'a hidden card falls on the floor, which is no zone', true],
  ['cutTheTop', 'a hidden card moves where nobody sees it', false],
  ['guess', 'a question names hidden cards, whatever they are', false],
])('%s: %s', (deed, _, isRevealed) => {
  const at = Object.keys(DEEDS).indexOf(deed);

  test('undo', () => {
    const match = start(safe, { seed: 1 });
    take(match, deed);
    if (isRevealed) expect(() => match.undo(0)).toThrow('something was revealed since');
    else match.undo(0);
    expect(match.choices).toBe(isRevealed ? 1 : 0);
  });

  test('exploration', () => {
    const match = start(safe, { seed: 1 });
    const standing = choices(match, 0, [at]);
    if (isRevealed) expect(standing).toEqual({ status: 'committed', why: 'something is revealed' });
    else expect(standing.status).toBe(deed === 'guess' ? 'pending' : 'complete');
    expect(choices(match, 0, [at, 0]).status).toBe(deed === 'guess' ? 'complete' : 'illegal');
  });
});

test('what is declared to tell is a barrier, however rarely it would have told something else', () => {
  const places = Array.from({ length: 64 }, (_, at) => at);
  const ship = defineGame<{ ship: number; shots: number[] }, { type: 'shot'; at: number; isHit: boolean }>({
    name: 'ship',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ ship: 40, shots: [] }),
    *turn({ ship, shots }) {
      const at = yield* choose(
        0,
        'Where to?',
        places.filter((place) => !shots.includes(place)),
      );
      yield* emit({ type: 'shot', at, isHit: at === ship });
    },
    apply: { shot: ({ shots }, { at }) => void shots.push(at) },
    secrets: {
      values: () => [{ path: ['ship'], seenBy: [1], guess: (_view, oracle) => oracle.int(64, 'ship') }],
      tells: ['shot'],
    },
    outcome: ({ ship, shots }) => (shots.includes(ship) ? rank([1, 0]) : undefined),
  });
  const match = start(ship, { seed: 1 });
  for (let shot = 0; shot < 40; shot++) {
    expect(choices(match, 0, [0])).toEqual({ status: 'committed', why: 'something is revealed' });
    take(match, shot);
    expect(() => match.undo(0)).toThrow('something was revealed since');
  }
});
