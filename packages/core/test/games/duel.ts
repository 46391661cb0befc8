/** Rock, paper, scissors for a stake: nothing is hidden, but both choose at the same time, and twice. */
import { choose, defineGame, emit, type Flow, rank, type Seat, together } from '../../src/index.ts';

export interface State {
  scores: number[];
  rounds: number;
}

export type Event =
  | { type: 'fought'; weapons: readonly string[]; stakes: readonly number[] }
  | { type: 'boasted'; seat: Seat; words: string }
  | { type: 'rested' };

export const duel = defineGame<State, Event>({
  name: 'duel',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ scores: [0, 0], rounds: 0 }),
  *turn(): Flow<Event> {
    const secrets = yield* together([0, 1], function* (seat) {
      const weapon = yield* choose(seat, 'Which weapon?', WEAPONS);
      return { weapon, stake: yield* choose(seat, 'Which stake?', [1, 2, 3]) };
    });
    const weapons = secrets.map(({ weapon }) => weapon);
    yield* emit({ type: 'fought', weapons, stakes: secrets.map(({ stake }) => stake) });
    const seat = winnerOf(weapons);
    if (seat !== undefined) {
      yield* emit({ type: 'boasted', seat, words: yield* choose(seat, 'What do you say?', ['ha', 'hm']) });
    }
    yield* emit({ type: 'rested' });
  },
  apply: {
    fought: (state, { weapons, stakes }) => {
      const winner = winnerOf(weapons);
      if (winner !== undefined) state.scores[winner] = (state.scores[winner] ?? 0) + (stakes[1 - winner] ?? 0);
    },
    boasted: 'informs',
    rested: (state) => {
      state.rounds += 1;
    },
  },
  outcome: ({ scores, rounds }) => (rounds < 3 ? undefined : rank(scores)),
});

const WEAPONS = ['rock', 'paper', 'scissors'];

/** Each beats the one before it. */
function winnerOf(weapons: readonly string[]): Seat | undefined {
  const [one = 0, other = 0] = weapons.map((weapon) => WEAPONS.indexOf(weapon));
  if (one === other) return undefined;
  return one === (other + 1) % WEAPONS.length ? 0 : 1;
}
