/**
 * The event that shows the row holds the very list of the state: when the next card comes, what was shown before changes
 * with it, in the log and in everybody's past.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  row: string[];
}

type Event = { type: 'shown'; row: readonly string[] } | { type: 'laid'; card: string };

export const eventSharesTheState = defineGame<State, Event>({
  name: 'event-shares-the-state',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ row: [] }),
  *turn({ row }) {
    yield* emit({ type: 'laid', card: yield* choose(0, 'Which card?', ['ace', 'two']) });
    yield* emit({ type: 'shown', row });
  },
  apply: {
    laid: ({ row }, { card }) => {
      row.push(card);
    },
    shown: 'informs',
  },
  outcome: ({ row }) => (row.length < 3 ? undefined : rank([0])),
});
