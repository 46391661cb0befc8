/** A game of one turn, for tests of single words: a flow is the turn, and what it returns ends the match. */

import type { Start } from '../../src/host.ts';
import { copyJson } from '../../src/host.ts';
import { type DeepReadonly, defineGame, emit, type Flow, type Game, type Match, rank, start } from '../../src/index.ts';
import { strict } from '../../src/testing/index.ts';

export interface State {
  /** What has been said so far, and what the flow has returned. */
  said: unknown[];
  returned: unknown;
}

export type Event = { type: 'said'; what: unknown } | { type: 'returned'; what: unknown };

export type Turn = (state: DeepReadonly<State>) => Flow<Event, unknown>;

export function oneTurn(turn: Turn, more: Partial<Game<State, Event>> = {}): Game<State, Event> {
  return defineGame<State, Event>({
    name: 'one-turn',
    version: 1,
    seats: { min: 2, max: 3 },
    setup: () => ({ said: [], returned: null }),
    *turn(state): Flow<Event> {
      yield* emit({ type: 'returned', what: (yield* turn(state)) ?? 'nothing' });
    },
    apply: {
      said: (state, { what }) => {
        state.said.push(copyJson(what));
      },
      returned: (state, { what }) => {
        state.returned = copyJson(what);
      },
    },
    outcome: ({ returned }) => (returned === null ? undefined : rank([0, 0])),
    ...more,
  });
}

/** A strict match of one turn, at its first question or at its end. */
export function playing(
  turn: Turn,
  more: Partial<Game<State, Event>> = {},
  { isStrict = true, ...how }: Start & { isStrict?: boolean } = {},
): Match<State, Event> {
  const game = oneTurn(turn, more);
  return start(isStrict ? strict(game) : game, { seed: 1, ...how });
}

export function* say(what: unknown): Flow<Event> {
  yield* emit({ type: 'said', what });
}
