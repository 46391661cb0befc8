/**
 * `apply` keeps a list of the event, and a later event adds to it. In a strict match events are frozen, so the rules
 * break where they write to it, far from the line that kept it.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  route: string[];
}

type Event = { type: 'planned'; route: string[] } | { type: 'walked'; to: string };

export const eventKeptAndChanged = defineGame<State, Event>({
  name: 'event-kept-and-changed',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ route: [] }),
  *turn() {
    yield* emit({ type: 'planned', route: [yield* choose(0, 'Where do you start?', ['inn', 'mill'])] });
    yield* emit({ type: 'walked', to: yield* choose(0, 'Where to?', ['ford', 'hill']) });
  },
  apply: {
    planned: (state, { route }) => {
      state.route = route;
    },
    walked: (state, { to }) => {
      state.route.push(to);
    },
  },
  after: { planned: () => [] },
  outcome: ({ route }) => (route.length > 1 ? rank([route.length]) : undefined),
});
