/** Games that are heavy and right: they are looked at as far as time allows, and what is left out is said. */
import { type After, type AnyGame, choose, defineGame, emit, type Flow, rank } from '../../src/index.ts';

type Event = { type: 'ticked' } | { type: 'ended' };

const ended = (state: { turns: number }) => {
  state.turns++;
};

function heavy(name: string, turn: () => Flow<Event>, after: Pick<AnyGame, 'after'> = {}): AnyGame {
  return defineGame<{ turns: number }, Event>({
    name,
    version: 1,
    seats: { min: 1, max: 1 },
    setup: () => ({ turns: 0 }),
    turn,
    apply: { ticked: 'informs', ended },
    ...after,
    outcome: ({ turns }) => (turns === 3 ? rank([0]) : undefined),
  });
}

const NUMBERS = Array.from({ length: 1_000_000 }, (_, at) => at);

export const manyOptions = heavy('many-options', function* () {
  yield* choose(0, 'Which number?', NUMBERS);
  yield* emit({ type: 'ended' });
});

export const manyEvents = heavy('many-events', function* () {
  yield* choose(0, 'Begin?', ['yes', 'of course']);
  for (let tick = 0; tick < 9_000; tick++) yield* emit({ type: 'ticked' });
  yield* emit({ type: 'ended' });
});

const CROWD = Array.from({ length: 100_000 }, (_, at): After<Event> => ({ id: `${at}`, run: () => undefined }));

export const manyListeners = heavy(
  'many-listeners',
  function* () {
    yield* choose(0, 'Begin?', ['yes', 'of course']);
    yield* emit({ type: 'ended' });
  },
  { after: { ended: () => CROWD } },
);
