import { expect, test } from 'vitest';
import { deadEnd } from '../../test/broken/dead-end.ts';
import { eventTells } from '../../test/broken/event-tells.ts';
import { optionThrows } from '../../test/broken/option-throws.ts';
import { caravan } from '../../test/healthy/caravan.ts';
import { vault } from '../../test/healthy/vault.ts';
import { choose, defineGame, emit, rank } from '../index.ts';
import { Misuse } from '../values/errors.ts';
import { BrokenInvariant, type Check, checkGame, leaks } from './index.ts';

test('a mistake of the caller is no mistake of the game', () => {
  expect(() => checkGame(caravan, { seats: 9 })).toThrow(Misuse);
  expect(() => checkGame(vault, { options: { tries: 99 } })).toThrow('bad options of vault: tries are 1 to 5; got 99');
});

test('leaks looks for leaks alone', () => {
  expect(() => leaks(eventTells)).toThrow('event-tells breaks invariant 9');
  expect(leaks(caravan, { seconds: 120 })).toEqual({ matches: 25, leftOut: [] });
});

test('whoever wants to know hears of each match', () => {
  let matches = 0;
  checkGame(caravan, { matches: 3, seconds: 120, afterMatch: () => void matches++ });
  expect(matches).toBe(3);
});

test.each([
  [{ matches: 0 }, 'matches is a whole number from 1 on; got 0'],
  [{ matches: -1 }, 'matches is a whole number from 1 on; got -1'],
  [{ matches: 2.5 }, 'matches is a whole number from 1 on; got 2.5'],
  [{ matches: Number.NaN }, 'matches is a whole number from 1 on; got NaN'],
  [{ matches: Number.POSITIVE_INFINITY }, 'matches is a whole number from 1 on; got Infinity'],
  [{ matches: 'x' }, 'matches is a whole number from 1 on; got "x"'],
  [{ seconds: 0 }, 'seconds is a number above 0; got 0'],
  [{ seconds: Number.NaN }, 'seconds is a number above 0; got NaN'],
  [{ seconds: '5' }, 'seconds is a number above 0; got "5"'],
])('a check of %o would look at nothing, and is refused', (check, why) => {
  for (const looks of [checkGame, leaks])
    expect(() => looks(deadEnd, check as Check)).toThrow(new Misuse('options', why)); // as from JavaScript
});

test.each([
  ['setup', { setup: () => slip() as never }],
  ['a turn', { turn: () => slip() as never }],
  ['outcome', { outcome: () => slip() as never }],
  ['a question without an option', {}],
])('where %s is wrong, the failure has a cause, and so the line', (_, wrong) => {
  const { cause } = failureOf(() => checkGame({ ...deadEnd, ...wrong }, { matches: 5 }));
  expect((cause as Error).stack).toMatch(/(check-game\.test|dead-end)\.ts:\d+/);
});

const slip = () => (undefined as unknown as { seats: number }).seats;

test('options that nobody chose are tried, too', () => {
  const failure = failureOf(() => checkGame(optionThrows, { matches: 1, seed: 'never to the well' }));
  expect(failure.record?.turns).toEqual([[3]]);
});

test('an endless match is told by a beginning after which the first option may be taken for ever', () => {
  const failure = failureOf(() => checkGame(patience, { answersMax: 50 }));
  expect(failure.invariant).toBe(8);
  expect(failure.message).toContain('not over after 50 answers, if after these choices the first option is always');
  expect(failure.record?.turns.flat()).toHaveLength(32);
});

test('a world in which the rules break could not be, and says nothing', () => {
  expect(() => leaks(fixed)).not.toThrow();
});

test('what breaks down in another world only because a redaction does is a fault', () => {
  const { version, seats, setup, outcome, secrets } = fixed;
  const careless = defineGame<ReturnType<typeof setup>, { type: 'ended'; card: string }>({
    name: 'careless',
    version,
    seats,
    setup,
    outcome,
    *turn({ hand }) {
      yield* choose(0, 'Well?', ['yes', 'no']);
      yield* emit({ type: 'ended', card: hand[0] as string }); // it is never empty
    },
    apply: {
      ended: (state) => {
        state.over = true;
      },
    },
    secrets: {
      zones: secrets!.zones!, // it has some
      events: {
        ended: (event, seat) => {
          if (event.card !== 'ace') throw new RangeError('it has no colour');
          return seat === 0 ? event : { ...event, card: null };
        },
      },
    },
  });
  expect(() => leaks(careless)).toThrow('secrets.events.ended breaks down for seat 1: RangeError: it has no colour');
});

test('of very many options, texts and events the first are looked at, and the rest is said to be left out', () => {
  const long = defineGame<{ over: boolean }, { type: 'ticked' } | { type: 'ended' }>({
    name: 'long',
    version: 1,
    seats: { min: 1, max: 1 },
    setup: () => ({ over: false }),
    *turn() {
      yield* choose(0, 'Which?', [...Array(20_100).keys()]);
      for (let tick = 0; tick < 3_004; tick++) yield* emit({ type: 'ticked' });
      yield* emit({ type: 'ended' });
    },
    apply: {
      ticked: 'informs',
      ended: (state) => {
        state.over = true;
      },
    },
    describe: { event: ({ type }) => type },
    outcome: ({ over }) => (over ? rank([0]) : undefined),
  });
  expect(checkGame(long, { matches: 1, places: 1, seconds: 600 }).leftOut).toEqual([
    { what: 'events after which views are looked at', count: 5 },
    { what: 'options whose text is read', count: 100 },
  ]);
});

/** The hand is always the same, and the rules know; but seat 1 may think of any. */
const fixed = defineGame<{ deck: string[]; hand: string[]; over: boolean }, { type: 'ended' }>({
  name: 'fixed',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['two', 'three'], hand: ['ace'], over: false }),
  *turn({ hand }) {
    if (hand[0] !== 'ace') throw new Error('unthinkable');
    yield* choose(0, 'Well?', ['yes', 'no']);
    yield* emit({ type: 'ended' });
  },
  apply: {
    ended: (state) => {
      state.over = true;
    },
  },
  secrets: {
    zones: ({ deck, hand }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'hand', tokens: hand, seenBy: [0] },
    ],
  },
  outcome: ({ over }) => (over ? rank([0, 0]) : undefined),
});

/** Never over, but patience ends with the twentieth question that is put off in a row. */
const patience = defineGame<{ waits: number }, { type: 'waited' } | { type: 'acted' }>({
  name: 'patience',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ waits: 0 }),
  *turn({ waits }) {
    if (waits === 20) throw new Error('patience is over');
    yield* emit({ type: yield* choose(0, 'Wait or act?', ['waited', 'acted']) });
  },
  apply: {
    waited: (state) => {
      state.waits++;
    },
    acted: (state) => {
      state.waits = 0;
    },
  },
  outcome: () => undefined,
});

function failureOf(check: () => void): BrokenInvariant {
  try {
    check();
  } catch (error) {
    if (error instanceof BrokenInvariant) return error;
  }
  throw new Error('no invariant was broken');
}
