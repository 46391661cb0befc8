/**
 * What an author can get wrong and the compiler finds. Each mistake is marked on the line where it is reported, with the
 * code and some words of the report; mistakes.test.ts expects these and no others. fine.ts is the same without mistakes.
 */
import { type After, choose, chooseSome, confirm, defineGame, emit, type Flow, rank, roll, together } from '../../src/index.ts';

interface State {
  scores: number[];
  pot: number;
  seat: number;
  coins: { [colour: string]: number };
  double?: boolean;
}

type Event = { type: 'rolled'; die: number } | { type: 'busted' } | { type: 'banked'; by?: number };

type ChessEvent = { type: 'checked'; square: string };

const pig = {
  name: 'pig',
  version: 1,
  seats: { min: 2, max: 4 },
  setup: (): State => ({ scores: [0, 0], pot: 0, seat: 0, coins: {} }),
  *turn(): Flow<Event> {},
  apply: { rolled: 'informs', busted: 'informs', banked: 'informs' },
  outcome: () => undefined,
} as const;

// A flow writes to the state.
export const writing = defineGame<State, Event>({
  ...pig,
  *turn(state): Flow<Event> {
    state.seat = 1; // error: 2540 Cannot assign to 'seat' because it is a read-only property
    state.pot++; // error: 2540 Cannot assign to 'pot' because it is a read-only property
    delete state.double; // error: 2704 The operand of a 'delete' operator cannot be a read-only property
    state.scores[0] = 1; // error: 2542 only permits reading
    state.scores.push(0); // error: 2339 Property 'push' does not exist on type 'readonly number[]'
    state.scores.sort(); // error: 2339 Property 'sort' does not exist on type 'readonly number[]'
    state.coins.red = 1; // error: 2542 only permits reading
    delete state.coins.red; // error: 2542 only permits reading
  },
  outcome: (state) => {
    state.pot = 0; // error: 2540 Cannot assign to 'pot' because it is a read-only property
    return rank(state.scores);
  },
});

// A flow emits what is no event of its game.
export function* emitting(): Flow<Event> {
  yield* emit({ type: 'exploded' }); // error: 2322 Type '"exploded"' is not assignable to type '"rolled"
  yield* emit({ type: 'rolled', die: 'six' }); // error: 2345 Type 'string' is not assignable to type 'number'
  yield* emit({ type: 'rolled' }); // error: 2345 Property 'die' is missing
  yield* emit({ type: 'busted', die: 1 }); // error: 2353 'die' does not exist in type '{ type: "busted"; }'
  yield* emit({ type: 'rolled', die: 1, colour: 'red' }); // error: 2353 'colour' does not exist
  yield* emit({ type: 'banked', by: undefined }); // error: 2345 Type 'undefined' is not assignable to type 'number'
  yield* emit<ChessEvent>({ type: 'checked', square: 'e8' }); // error: 2322 'ChessEvent' is not assignable to type 'Event'
  yield* check('e8'); // error: 2322 Type 'ChessEvent' is not assignable to type 'Event'
}

// What was applied may be any event: a listener may have replaced the one that was emitted.
export function* trusting(): Flow<Event, number> {
  const [applied] = yield* emit({ type: 'rolled', die: 6 });
  return applied?.die ?? 0; // error: 2339 Property 'die' does not exist on type '{ type: "busted"; }'
}

// A flow that is not said to emit anything.
export function* silent(): Flow {
  yield* emit({ type: 'busted' }); // error: 2345 is not assignable to parameter of type 'never'
}

// A flow whose events nobody stated.
export function* vague() {
  yield* emit({ type: 'banked', by: 1 }); // error: 2353 'by' does not exist in type 'AnyEvent'
}

// A flow without its star.
export function* starless(): Flow<Event, number> {
  yield emit({ type: 'busted' }); // error: 2741 required in type 'Ask<Event>'
  yield choose(0, 'Roll or hold?', ['roll', 'hold']); // error: 2741 required in type 'Ask<Event>'
  yield 6; // error: 2322 Type 'number' is not assignable to type 'Ask<Event>'
  const die: number = roll(6, 'die'); // error: 2322 Type 'Flow<never, number>' is not assignable to type 'number'
  const move = choose(0, 'Roll or hold?', ['roll', 'hold']);
  if (move === 'hold') return 0; // error: 2367 This comparison appears to be unintentional
  return die + roll(6, 'die'); // error: 2365 Operator '+' cannot be applied to types 'number' and 'Flow<never, number>'
}

// A question is asked in a wrong way, or its answer compared with what was not offered.
export function* asking(): Flow {
  const move = yield* choose(0, 'Roll or hold?', ['roll', 'hold']);
  if (move === 'held') return; // error: 2367 types '"roll" | "hold"' and '"held"' have no overlap
  const dice = yield* chooseSome(0, 'Which dice?', [1, 2, 3], { max: 2 });
  yield* chooseSome(0, 'Which dice?', [1, 2, 3], { prune: true }); // error: 2353 'prune' does not exist
  if (dice.includes(4)) return; // error: 2345 Argument of type '4' is not assignable
  yield* choose(0, 'Sure?', ['yes', 'no'], { otherwise: 'perhaps' }); // error: 2322 Type '"perhaps"' is not assignable
  yield* confirm(0, 'Sure?', { otherwise: 'yes' }); // error: 2322 Type 'string' is not assignable to type 'boolean | undefined'
  yield* choose('red', 'Sure?', ['yes', 'no']); // error: 2345 Argument of type 'string' is not assignable
  yield* choose(0, 'Sure?', 'yes'); // error: 2345 Argument of type 'string' is not assignable
  yield* choose(0, 'Sure?', ['yes', 'no'], { ask: true }); // error: 2322 Type 'true' is not assignable to type '"always"'
}

// Flows side by side may only choose.
export function* racing(): Flow<Event> {
  yield* together([0, 1], function* () {
    yield* emit({ type: 'busted' }); // error: 2345 is not assignable to parameter of type 'never'
  });
}

// The folds are not those of the events.
export const folding = defineGame<State, Event>({
  ...pig,
  apply: { rolled: 'informs', busted: 'informs' }, // error: 2741 Property 'banked' is missing
});
export const foldingMore = defineGame<State, Event>({
  ...pig,
  apply: {
    ...pig.apply,
    exploded: 'informs', // error: 2353 'exploded' does not exist
  },
});
export const foldingBadly = defineGame<State, Event>({
  ...pig,
  apply: {
    rolled: (state, { dice }) => { // error: 2339 Property 'dice' does not exist on type '{ type: "rolled"; die: number; }'
      state.pot += dice;
    },
    busted: (state) => {
      state.pot = 'nothing'; // error: 2322 Type 'string' is not assignable to type 'number'
    },
    banked: 'ignored', // error: 2322 Type '"ignored"' is not assignable to type 'Fold
  },
});

// A listener on what is no event, or one that answers with what is no event.
export const hearing = defineGame<State, Event>({
  ...pig,
  before: {
    exploded: () => [], // error: 2353 'exploded' does not exist
  },
});
export const hearingAfter = defineGame<State, Event>({
  ...pig,
  after: {
    exploded: () => [], // error: 2353 'exploded' does not exist
  },
});
export const replacing = defineGame<State, Event>({
  ...pig,
  before: {
    rolled: () => [ // error: 2322 Type '"exploded"' is not assignable to type '"banked"'
      {
        id: 'cursed',
        *run() {
          return [{ type: 'exploded' }];
        },
      },
    ],
    busted: () => [
      {
        id: 'loaded',
        *run(): Flow<Event, readonly Event[]> {
          yield* choose(0, 'Load the die?', [false, true]);
          return [
            { type: 'rolled', die: 'six' }, // error: 2322 Type 'string' is not assignable to type 'number'
            { type: 'rolled', die: 6, colour: 'red' }, // error: 2353 'colour' does not exist
          ];
        },
      },
    ],
    banked: () => [ // error: 2322 Type 'boolean' is not assignable to type 'readonly Event[]'
      {
        id: 'blocked',
        *run() {
          return false;
        },
      },
    ],
  },
});
export const nameless = defineGame<State, Event>({
  ...pig,
  before: {
    banked: () => [ // error: 2322 Property 'id' is missing
      {
        *run() {
          return undefined;
        },
      },
    ],
  },
});
export const reacting = defineGame<State, Event>({
  ...pig,
  after: {
    rolled: (state, { die }) => [
      {
        id: 'greedy',
        *run({ colour }): Flow<Event> { // error: 2339 Property 'colour' does not exist
          state.pot = die; // error: 2540 Cannot assign to 'pot' because it is a read-only property
          yield* emit({ type: 'banked', by: colour });
          yield* emit({ type: 'banked', by: 'nobody' }); // error: 2345 Type 'string' is not assignable to type 'number'
        },
      },
    ],
    busted: () => [checking], // error: 2322 is not assignable to type 'Event'
  },
});

// The rest of a game.
export const ending = defineGame<State, Event>({
  ...pig,
  outcome: (state) => state.pot >= 100, // error: 2322 Type 'boolean' is not assignable to type
});
export const endingBadly = defineGame<State, Event>({
  ...pig,
  outcome: ({ scores }) => scores.map((score) => ({ score })), // error: 2322 Property 'rank' is missing
});
export const settingUp = defineGame<State, Event>({
  ...pig,
  setup: () => ({ scores: [0, 0], pot: 0, seat: 0 }), // error: 2741 Property 'coins' is missing
});
export const returning = defineGame<State, Event>({
  ...pig,
  *turn() { // error: 2322 Type 'string' is not assignable to type 'void'
    return yield* choose(0, 'Roll or hold?', ['roll', 'hold']);
  },
});

function* check(square: string): Flow<ChessEvent> {
  yield* emit({ type: 'checked', square });
}

const checking: After<ChessEvent> = { id: 'checking', run: () => check('e8') };
