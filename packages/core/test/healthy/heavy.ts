/** Games that are heavy and right: they are looked at as far as time allows, and what is left out is said. */
import { type After, type AnyGame, type Before, choose, defineGame, emit, type Flow, rank } from '../../src/index.ts';

type Event = { type: 'ticked' } | { type: 'ended' };

const ended = (state: { turns: number }) => {
  state.turns++;
};

type More = Partial<Pick<AnyGame, 'before' | 'after' | 'opening' | 'limits'>>;

function heavy(name: string, turn: () => Flow<Event>, more: More = {}): AnyGame {
  return defineGame<{ turns: number }, Event>({
    name,
    version: 1,
    seats: { min: 1, max: 1 },
    setup: () => ({ turns: 0 }),
    turn,
    apply: { ticked: 'informs', ended },
    ...more,
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

function* oneQuestion(): Flow<Event> {
  yield* choose(0, 'Begin?', ['yes', 'of course']);
  yield* emit({ type: 'ended' });
}

export const manyListeners = heavy('many-listeners', oneQuestion, { after: { ended: () => CROWD } });

function* pass(): Flow<Event, undefined> {}

const GATEKEEPERS = Array.from({ length: 100_000 }, (_, at): Before<Event> => ({ id: `${at}`, run: pass }));

export const manyGatekeepers = heavy('many-gatekeepers', oneQuestion, { before: { ended: () => GATEKEEPERS } });

const CHORUS = Array.from(
  { length: 10_000 },
  (_, at): After<Event> => ({ id: `${at}`, run: () => emit({ type: 'ticked' }) }),
);

export const manyVoices = heavy('many-voices', oneQuestion, { after: { ended: () => CHORUS } });

/** Nobody is asked before the time is up. */
export const longOpening = heavy('long-opening', oneQuestion, {
  *opening() {
    for (let tick = 0; tick < 50_000_000; tick++) yield* emit({ type: 'ticked' });
  },
  limits: { steps: 100_000_000 },
});
