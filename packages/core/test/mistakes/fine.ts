/** The rules of mistakes.ts without the mistakes: what authors write must compile as they would expect. */
import {
  type After,
  type AnyEvent,
  choose,
  chooseSome,
  confirm,
  defineGame,
  draw,
  emit,
  type Flow,
  type Game,
  rank,
  roll,
  shuffle,
  together,
} from '../../src/index.ts';

interface State {
  scores: number[];
  pot: number;
  seat: number;
  coins: { [colour: string]: number };
  double?: boolean;
  last: [seat: number, move: 'roll' | 'hold'];
}

type Event = { type: 'rolled'; die: number } | { type: 'busted' } | { type: 'banked'; by?: number };

const pig: Game<State, Event> = {
  name: 'pig',
  version: 1,
  seats: { min: 2, max: 4 },
  setup: () => ({ scores: [0, 0], pot: 0, seat: 0, coins: {}, last: [0, 'roll'] }),
  *turn() {},
  apply: { rolled: 'informs', busted: 'informs', banked: 'informs' },
  outcome: () => undefined,
};

export const reading = defineGame<State, Event>({
  ...pig,
  *turn({ scores, coins, double = false, last: [seat, move] }) {
    const highest = [...scores].sort((a, b) => b - a)[0] ?? 0;
    if (double || (coins.red ?? 0) > highest) yield* emit({ type: 'busted' });
    if (move === 'hold') yield* emit({ type: 'banked', by: seat });
  },
  outcome: ({ scores }) => rank(scores),
});

/** The events are known from what the flow says it emits. */
export function* emitting(state: State): Flow<Event, number> {
  yield* emit({ type: 'rolled', die: yield* roll(6, 'die') });
  yield* emit({ type: 'banked' });
  yield* emit({ type: state.pot > 0 ? 'banked' : 'busted' });
  yield* state.pot > 0 ? emit({ type: 'banked', by: 1 }) : emit({ type: 'busted' });
  const again: Event = { type: 'rolled', die: 6 };
  yield* emit(again);
  const [applied] = yield* emit({ ...again, die: 5 });
  if (applied?.type === 'rolled') return applied.die;
  if ((yield* emit({ type: 'busted' })).length === 0) return 0;
  const all: readonly Event[] = yield* emit({ type: 'busted' });
  return all.length;
}

/** A flow of some of a game's events is a flow of the game. */
export function* some(): Flow<Event> {
  yield* one();
  yield* any<Event>({ type: 'busted' });
}

function* one(): Flow<{ type: 'busted' }> {
  yield* emit({ type: 'busted' });
}

function* any<E extends AnyEvent>(event: E): Flow<E> {
  yield* emit(event);
}

/** A choice is one of the options, typed from them. */
export function* asking(): Flow<never, 'roll' | 'hold'> {
  const dice = yield* chooseSome(0, 'Which dice?', [1, 2, 3], { max: 2, fits: ([first]) => first !== 2 });
  if (dice.includes(3)) return 'hold';
  if (yield* confirm(0, 'Sure?', { otherwise: false })) return 'roll';
  const card = yield* draw(['red-1', 'red-2'], 'card');
  const [first] = yield* shuffle([card, 'red-3'], 'cards');
  const [mine, theirs] = yield* together([0, 1], (seat) => choose(seat, 'Which?', [card, first]));
  return mine === theirs ? 'roll' : yield* choose(0, 'Roll or hold?', ['roll', 'hold'], { otherwise: 'hold' });
}

export const folding = defineGame<State, Event>({
  ...pig,
  apply: {
    rolled: (state, { die }) => {
      state.pot += die;
      state.scores.push(die);
      delete state.double;
    },
    busted: 'informs',
    banked: (state, { by = 0 }) => {
      state.coins.red = by;
    },
  },
});

export const hearing = defineGame<State, Event>({
  ...pig,
  before: {
    rolled: ({ pot }) => [
      {
        id: 'loaded',
        *run(event) {
          if (pot === 0) return undefined;
          if (pot === 1) return [];
          return (yield* confirm(0, 'Load the die?')) ? [{ ...event, die: 6 }, { type: 'busted' }] : [event];
        },
      },
    ],
  },
  after: {
    rolled: (_state, { die }) => [
      {
        id: 'greedy',
        owner: 1,
        *run(event) {
          yield* emit({ type: 'banked', by: event.die + die });
        },
      },
      reacting,
    ],
  },
});

const reacting: After<Event> = {
  id: 'reacting',
  *run({ type }) {
    if (type !== 'busted') yield* emit({ type: 'busted' });
  },
};
