/** A talk of five turns, for tests of how turns follow each other. */
import { choose, defineGame, emit, type Flow, type Game, rank } from '../../src/index.ts';

export interface State {
  turns: number;
  words: string[];
}
export type Event = { type: 'began' } | { type: 'ended' } | { type: 'said'; word: string };

/** Ends after five turns. Seat 0 is asked in the turns that are listed, and says so many words in each. */
export function talk(
  more: Partial<Game<State, Event>>,
  askedIn: readonly number[] = [],
  words = 0,
): Game<State, Event> {
  return defineGame<State, Event>({
    name: 'talk',
    version: 1,
    seats: { min: 1, max: 2 },
    setup: () => ({ turns: 0, words: [] }),
    *turn({ turns }): Flow<Event> {
      if (askedIn.includes(turns + 1)) yield* choose(0, 'Speak or listen?', ['speak', 'listen']);
      for (let count = 0; count < words; count++) yield* emit({ type: 'said', word: 'well' });
      yield* emit({ type: 'ended' });
    },
    apply: {
      began: 'informs',
      ended: (state) => {
        state.turns += 1;
      },
      said: (state, { word }) => {
        state.words.push(word);
      },
    },
    outcome: ({ turns }) => (turns === 5 ? rank([0]) : undefined),
    ...more,
  });
}
