/** A game of one turn in which one part of the rules can be spoilt, for tests of strict mode. */
import { type DeepReadonly, defineGame, emit, type Flow, type Game, rank } from '../../src/index.ts';

export interface Card {
  suit: string;
}
export interface State {
  hand: Card[];
  names: { [card: string]: string };
  done: boolean;
}
export type Event = { type: 'played'; card: Card; extra: unknown } | { type: 'ended' };

/** What an author writes, although the state is readonly to the compiler. */
export type Deed = (state: State) => void;

/** A match of one turn in which one part of the rules does what it should not. */
export function rules(more: Partial<Game<State, Event>>): Game<State, Event> {
  return defineGame<State, Event>({
    name: 'strict',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ hand: [{ suit: 'red' }, { suit: 'blue' }], names: { ace: 'one' }, done: false }),
    *turn(): Flow<Event> {
      yield* emit({ type: 'played', card: { suit: 'red' }, extra: 1 });
      yield* emit({ type: 'ended' });
    },
    apply: {
      played: 'informs',
      ended: (state) => {
        state.done = true;
      },
    },
    outcome: ({ done }) => (done ? rank([0, 0]) : undefined),
    ...more,
  });
}

export function* ending(): Flow<Event> {
  yield* emit({ type: 'ended' });
}

/** The places where rules see the state and may not write to it. */
export const PLACES: [place: string, put: (deed: Deed) => Partial<Game<State, Event>>][] = [
  [
    'the opening',
    (deed) => ({
      *opening(state) {
        deed(state as State);
      },
    }),
  ],
  [
    'a turn',
    (deed) => ({
      *turn(state) {
        deed(state as State);
        yield* ending();
      },
    }),
  ],
  ['outcome', (deed) => ({ outcome: (state) => did(deed, state, rank([0, 0])) })],
  ['the derivation of listeners before', (deed) => ({ before: { played: (state) => did(deed, state, []) } })],
  ['the derivation of listeners after', (deed) => ({ after: { played: (state) => did(deed, state, []) } })],
];

/** Writes, whatever the compiler says. */
export function set(target: unknown, key: string | number, value: unknown): void {
  (target as { [key: string | number]: unknown })[key] = value;
}

function did<T>(deed: Deed, state: DeepReadonly<State>, result: T): T {
  deed(state as State);
  return result;
}
