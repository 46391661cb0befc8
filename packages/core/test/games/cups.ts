/** Cards in cups: seat 0 has seen where they lay; then seat 1 covers them and moves them about, one each turn. */
import { choose, defineGame, emit, type Flow, rank } from '../../src/index.ts';

export interface State {
  cups: { [name: string]: string[] };
  table: string[];
  covered: boolean;
  turns: number;
}

export type Event =
  | { type: 'covered' }
  | { type: 'moved'; card: string; from: string; to: string }
  | { type: 'turnedUp'; card: string; from: string };

export const cups = defineGame<State, Event>({
  name: 'cups',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ cups: {}, table: [], covered: false, turns: 0 }),
  *turn(state): Flow<Event> {
    if (!state.covered) yield* emit({ type: 'covered' });
    const names = Object.keys(state.cups).sort();
    const card = yield* choose(
      1,
      'Which card?',
      names.flatMap((name) => state.cups[name] ?? []),
    );
    const from = names.find((name) => state.cups[name]?.includes(card)) ?? '';
    const to = yield* choose(1, 'Where to?', [...names, 'table']);
    yield* emit(to === 'table' ? { type: 'turnedUp', card, from } : { type: 'moved', card, from, to });
  },
  apply: {
    covered: (state) => {
      state.covered = true;
    },
    moved: (state, { card, from, to }) => {
      state.cups[from] = state.cups[from]?.filter((other) => other !== card) ?? [];
      state.cups[to]?.push(card);
      state.turns += 1;
    },
    turnedUp: (state, { card, from }) => {
      state.cups[from] = state.cups[from]?.filter((other) => other !== card) ?? [];
      state.table.push(card);
      state.turns += 1;
    },
  },
  secrets: {
    zones: (state) => [
      { name: 'table', tokens: state.table, seenBy: 'all' },
      ...Object.entries(state.cups).map(([name, tokens]) => ({ name, tokens, seenBy: state.covered ? [1] : [0, 1] })),
    ],
    events: { moved: (event, seat) => (seat === 1 ? event : { ...event, card: null }) },
  },
  outcome: ({ turns }) => (turns < 30 ? undefined : rank([0, 0])),
  position: (json) => ({ table: [], covered: false, turns: 0, cups: json as State['cups'] }),
});
