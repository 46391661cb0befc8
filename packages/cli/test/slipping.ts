import { choose, defineGame, emit, type Flow, rank } from '@fermata/core';

interface State {
  scores: number[];
}

type Event = { type: 'scored' };

/** Takes something for what it is not, wherever `at` says. Wrong on purpose: a check says at which line. */
export function slippingAt(at: 'setup' | 'options' | 'position' | 'turn' | 'apply' | 'outcome' | 'nowhere') {
  const slip = (where: typeof at): number => (where === at ? (undefined as unknown as number[]).length : 0); // what nobody would write so plainly
  return defineGame<State, Event, { size: number }>({
    name: 'slipping',
    version: 1,
    seats: { min: 1, max: 1 },
    options: () => ({ size: slip('options') }),
    setup: () => ({ scores: [slip('setup')] }),
    position: () => ({ scores: [slip('position')] }),
    *turn(): Flow<Event> {
      yield* choose(0, 'Go on?', ['yes', 'no'], { about: slip('turn') });
      yield* emit({ type: 'scored' });
    },
    apply: {
      scored: ({ scores }) => {
        scores[0] = 1 + slip('apply');
      },
    },
    outcome: ({ scores }) => (scores[0] === 1 ? rank([slip('outcome')]) : undefined),
  });
}
