/**
 * An event carries a Map: handy to count votes with. It folds well here, and is empty for whoever gets it over the wire
 * or from a file.
 */
import { choose, defineGame, emit, rank, together } from '../../src/index.ts';

interface State {
  yes: number;
  rounds: number;
}

type Event = { type: 'voted'; votes: Map<string, number> };

export const eventNotJson = defineGame<State, Event>({
  name: 'event-not-json',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ yes: 0, rounds: 0 }),
  *turn() {
    const votes = new Map<string, number>();
    const given = yield* together([0, 1], (seat) => choose(seat, 'How do you vote?', ['yes', 'no']));
    for (const vote of given) votes.set(vote, (votes.get(vote) ?? 0) + 1);
    yield* emit({ type: 'voted', votes });
  },
  apply: {
    voted: (state, { votes }) => {
      state.yes += votes.get('yes') ?? 0;
      state.rounds++;
    },
  },
  outcome: ({ yes, rounds }) => (rounds === 2 ? rank([yes, rounds * 2 - yes]) : undefined),
});
