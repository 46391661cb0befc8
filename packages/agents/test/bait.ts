/**
 * Bait: the first seat plays safe, which is a draw, or boldly. Then the other seat takes the bait, or bites. After its turn
 * the bait looks like a win for whoever took it, and one turn later it is lost; to bite looks lost, and wins.
 */
import { choose, defineGame, emit, type Flow, type Seat } from '@fermata/core';

/** Who is asked what, turn by turn. The last question only keeps the end out of sight. */
const ASKED: readonly (readonly [Seat, readonly string[]])[] = [
  [0, ['safe', 'bold']],
  [1, ['bait', 'bite']],
  [0, ['well', 'so be it']],
];

interface State {
  told: string[];
}
type Event = { type: 'told'; what: string };

export const bait = defineGame<State, Event>({
  name: 'bait',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ told: [] }),
  *turn({ told }): Flow<Event> {
    const [seat, options] = ASKED[told.length]!; // over after three turns
    yield* emit({ type: 'told', what: yield* choose<string>(seat, 'What now?', options) });
  },
  apply: {
    told: ({ told }, { what }) => {
      told.push(what);
    },
  },
  evaluate: ({ told: [play, reply] }, seat) => {
    const looks =
      reply === undefined ? (play === 'bold' ? 0.6 : 0.5) : play === 'safe' ? 0.5 : reply === 'bait' ? 0.1 : 0.9;
    return seat === 0 ? looks : 1 - looks;
  },
  outcome: ({ told: [play, reply, over] }) => {
    if (over === undefined) return undefined;
    const winner: Seat | undefined = play === 'safe' ? undefined : reply === 'bait' ? 0 : 1;
    return [0, 1].map((seat) => ({ rank: winner === undefined || winner === seat ? 1 : 2, score: 0 }));
  },
});
