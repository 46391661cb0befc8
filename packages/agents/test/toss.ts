/**
 * Toss: the first turn bets on a low or a high die, the second rolls it, when the seat is ready. Before the roll a low bet looks a little better,
 * and it is not: which of the two seems to win more is luck.
 */
import { choose, defineGame, emit, type Flow, roll } from '@fermata/core';

export const BETS = ['low', 'high'] as const;
export type Bet = (typeof BETS)[number];

interface State {
  bet: Bet | null;
  rolled: number | null;
}
type Event = { type: 'bet'; bet: Bet } | { type: 'rolled'; face: number };

/** Tells `onBet` of every bet, be it real or tried. */
export const toss = (onBet: (bet: Bet) => void = () => {}) =>
  defineGame<State, Event>({
    name: 'toss',
    version: 1,
    seats: { min: 1, max: 1 },
    aim: 'score',
    setup: () => ({ bet: null, rolled: null }),
    *turn({ bet }): Flow<Event> {
      if (bet === null) yield* emit({ type: 'bet', bet: yield* choose(0, 'Low or high?', BETS) });
      else {
        yield* choose(0, 'Ready?', ['yes', 'of course']);
        yield* emit({ type: 'rolled', face: yield* roll(6, 'toss') });
      }
    },
    apply: {
      bet: (state, { bet }) => {
        onBet(bet);
        state.bet = bet;
      },
      rolled: (state, { face }) => {
        state.rolled = face;
      },
    },
    evaluate: ({ bet }) => (bet === 'low' ? 0.51 : 0.5),
    outcome: ({ bet, rolled }) =>
      rolled === null ? undefined : [{ rank: 1, score: rolled <= 3 === (bet === 'low') ? 1 : 0 }],
  });
