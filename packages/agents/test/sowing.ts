/**
 * Sowing: in each of its turns a seat picks one apple, or sows what bears three when its next turn begins. The last turn of
 * a seat is too late to sow; before, it is better than to pick. How seats stand is told by the apples they hold.
 */
import { choose, defineGame, emit, type Flow, rank, type Seat } from '@fermata/core';

interface State {
  turns: number;
  apples: number[];
  sown: boolean[];
}
type Event = { type: 'ripened' | 'picked' | 'sowed'; seat: Seat };

export const sowing = defineGame<State, Event, { turns: number }>({
  name: 'sowing',
  version: 1,
  seats: { min: 2, max: 2 },
  options: (given) => ({ turns: 12, ...(given as object | undefined) }),
  setup: ({ options: { turns } }) => ({ turns, apples: [0, 0], sown: [false, false] }),
  *turn({ turns, sown }): Flow<Event> {
    const seat = turns % 2;
    if (sown[seat]) yield* emit({ type: 'ripened', seat });
    const what = yield* choose(seat, 'Pick or sow?', ['pick', 'sow']);
    yield* emit({ type: what === 'pick' ? 'picked' : 'sowed', seat });
  },
  apply: {
    ripened: ({ apples, sown }, { seat }) => {
      apples[seat]! += 3; // two seats, here and below
      sown[seat] = false;
    },
    picked: (state, { seat }) => {
      state.apples[seat]! += 1;
      state.turns--;
    },
    sowed: (state, { seat }) => {
      state.sown[seat] = true;
      state.turns--;
    },
  },
  evaluate: ({ apples }, seat) => 1 / (1 + Math.exp((apples[1 - seat]! - apples[seat]!) / 5)),
  outcome: ({ turns, apples }) => (turns > 0 ? undefined : rank(apples)),
});
