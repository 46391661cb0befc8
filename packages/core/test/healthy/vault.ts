/** A secret value with a guess, told in hints: seat 0 locks a vault, seat 1 tries to open it. With options and a position. */
import { choose, type DeepReadonly, defineGame, emit, type Flow, type Oracle, rank, roll } from '../../src/index.ts';

interface State {
  /** Hidden from seat 1; 0 while it is not set. */
  code: number;
  /** What the hints leave: the code is between these. */
  low: number;
  high: number;
  tries: number;
  open: boolean;
}

type Event =
  | { type: 'locked'; code: number }
  | { type: 'listened'; noise: number }
  | { type: 'tried'; code: number; hint: 'open' | 'higher' | 'lower' };

interface Options {
  readonly tries: number;
}

export const vault = defineGame<State, Event, Options>({
  name: 'vault',
  version: 1,
  seats: { min: 2, max: 2 },
  options: (given = {}) => {
    const { tries = 3 } = given as Partial<Options>; // checked below
    if (!(tries >= 1 && tries <= 5)) throw new RangeError(`tries are 1 to 5; got ${tries}`);
    return { tries };
  },
  setup: ({ options }) => ({ code: 0, low: 1, high: CODE_MAX, tries: options.tries, open: false }),
  *opening() {
    yield* emit({ type: 'locked', code: yield* choose(0, 'Which code?', codes(1, CODE_MAX)) });
  },
  *turn(state): Flow<Event> {
    yield* emit({ type: 'listened', noise: yield* roll(6, 'noise') });
    const code = yield* choose(1, 'Which code do you try?', codes(state.low, state.high), {
      about: { left: state.tries },
    });
    yield* emit({ type: 'tried', code, hint: hintFor(state, code) });
    if (!state.open) yield* choose(1, 'And now?', ['curse', 'wait']);
  },
  apply: {
    locked: (state, { code }) => {
      state.code = code;
    },
    listened: 'informs',
    tried: (state, { code, hint }) => {
      state.tries--;
      state.open = hint === 'open';
      if (hint === 'higher') state.low = code + 1;
      if (hint === 'lower') state.high = code - 1;
    },
  },
  secrets: {
    values: ({ open }) => [
      {
        path: ['code'],
        seenBy: open ? 'all' : [0],
        guess: ({ low, high }, oracle: Oracle) => low + oracle.int(high - low + 1, 'code'),
      },
    ],
    events: {
      locked: (event, seat) => (seat === 0 ? event : { ...event, code: null }),
    },
    // A hint is all that seat 1 ever learns of the code, and it is meant to.
    tells: ['tried'],
  },
  outcome: ({ open, tries }) => (open || tries === 0 ? rank(open ? [0, 1] : [1, 0]) : undefined),
  position: (json: unknown) => ({
    low: 1,
    high: CODE_MAX,
    tries: 1,
    open: false,
    code: 1,
    ...(json as Partial<State>),
  }),
  describe: {
    event: (event) => (event.type === 'tried' ? `The vault says: ${event.hint}.` : `Somebody ${event.type}.`),
    prompt: ({ label }) => label,
    option: (option) => (typeof option === 'number' ? `code ${option}` : `${option}`),
  },
});

const CODE_MAX = 9;

function codes(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

function hintFor(state: DeepReadonly<State>, code: number): 'open' | 'higher' | 'lower' {
  if (code === state.code) return 'open';
  return code < state.code ? 'higher' : 'lower';
}
