/** Both show a sign at once: rock beats scissors, scissors beat paper, paper beats rock. */
import { choose, defineGame, emit, type Flow, together } from '@fermata/core';

type Sign = 'rock' | 'paper' | 'scissors';
type Event = { type: 'shown'; signs: readonly Sign[] };
export interface State {
  /** What rock wins; everything else wins 1. */
  rock: number;
  signs: readonly Sign[] | null;
}

const BEATS: { readonly [sign in Sign]: Sign } = { rock: 'scissors', paper: 'rock', scissors: 'paper' };

export const signs = defineGame<State, Event, { rock: number }>({
  name: 'signs',
  version: 1,
  seats: { min: 2, max: 2 },
  aim: 'score',
  options: (given) => ({ rock: 2, ...(given as object | undefined) }),
  setup: ({ options: { rock } }) => ({ rock, signs: null }),
  *turn(): Flow<Event> {
    const shown = yield* together([0, 1], (seat) => choose<Sign>(seat, 'Which?', ['rock', 'paper', 'scissors']));
    yield* emit({ type: 'shown', signs: shown });
  },
  apply: {
    shown: (state, { signs: shown }) => {
      state.signs = shown;
    },
  },
  outcome: ({ rock, signs: shown }) => {
    if (shown === null) return undefined;
    const [mine, other] = shown as [Sign, Sign]; // two seats
    const worth = (sign: Sign) => (sign === 'rock' ? rock : 1);
    const gain = BEATS[mine] === other ? worth(mine) : BEATS[other] === mine ? -worth(other) : 0;
    return [
      { rank: gain < 0 ? 2 : 1, score: gain },
      { rank: gain > 0 ? 2 : 1, score: -gain },
    ];
  },
});
