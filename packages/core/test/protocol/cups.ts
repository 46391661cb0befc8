import { choose, defineGame, emit, rank } from '../../src/index.ts';

/** Two cups, something under each. Who looks is told both, and may take a second coin if the left cup hides one. */
export const cups = defineGame<
  { left: string[]; right: string[]; over: boolean },
  { type: 'peeked'; left: string; right: string } | { type: 'ended' }
>({
  name: 'cups',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ left: ['coin'], right: ['bean'], over: false }),
  position: (json) => {
    const [left, right] = json as [string, string]; // a fixture: its only callers are typed
    return { left: [left], right: [right], over: false };
  },
  *turn(state) {
    if ((yield* choose(0, 'Look under the cups?', ['look', 'leave'])) === 'look') {
      const [[left], [right]] = [state.left as [string], state.right as [string]]; // one under each
      yield* emit({ type: 'peeked', left, right });
      yield* choose(0, 'What do you take?', left === 'coin' ? ['one', 'two', 'none'] : ['one', 'none'], {
        shows: true,
      });
    }
    yield* emit({ type: 'ended' });
  },
  apply: {
    peeked: 'informs',
    ended: (state) => {
      state.over = true;
    },
  },
  secrets: {
    zones: ({ left, right }) => [
      { name: 'left', tokens: left, seenBy: [] },
      { name: 'right', tokens: right, seenBy: [] },
    ],
    tells: ['peeked'],
    events: { peeked: (event, seat) => (seat === 0 ? event : { ...event, left: null, right: null }) },
  },
  outcome: ({ over }) => (over ? rank([0, 0]) : undefined),
});
