/** Strict mode, for tests: whatever rules may not do, they cannot do. */
import { afterEach, describe, expect, test } from 'vitest';
import { choose as take } from '../../test/games/table.ts';
import {
  BrokenRules,
  choose,
  confirm,
  type Deep,
  defineGame,
  emit,
  type Flow,
  type Game,
  load,
  rank,
  start,
} from '../index.ts';

interface Card {
  suit: string;
}
interface State {
  hand: Card[];
  names: { [card: string]: string };
  done: boolean;
}
type Event = { type: 'played'; card: Card; extra: unknown } | { type: 'ended' };

/** What an author writes, although the state is readonly to the compiler. */
type Deed = (state: State) => void;

/** A match of one turn in which one part of the rules does what it should not. */
function rules(more: Partial<Game<State, Event>>): Game<State, Event> {
  return defineGame<State, Event>({
    name: 'strict',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ hand: [{ suit: 'red' }, { suit: 'blue' }], names: { ace: 'one' }, done: false }),
    *turn(): Flow<Event> {
      yield* emit({ type: 'played', card: { suit: 'red' }, extra: 1 });
      yield* emit({ type: 'ended' });
    },
    apply: {
      played: 'informs',
      ended: (state) => {
        state.done = true;
      },
    },
    outcome: ({ done }) => (done ? rank([0, 0]) : undefined),
    ...more,
  });
}

function* ending(): Flow<Event> {
  yield* emit({ type: 'ended' });
}

/** The places where rules see the state and may not write to it. */
const PLACES: [place: string, put: (deed: Deed) => Partial<Game<State, Event>>][] = [
  [
    'the opening',
    (deed) => ({
      *opening(state) {
        deed(state as State);
      },
    }),
  ],
  [
    'a turn',
    (deed) => ({
      *turn(state) {
        deed(state as State);
        yield* ending();
      },
    }),
  ],
  ['outcome', (deed) => ({ outcome: (state) => did(deed, state, rank([0, 0])) })],
  ['the derivation of listeners before', (deed) => ({ before: { played: (state) => did(deed, state, []) } })],
  ['the derivation of listeners after', (deed) => ({ after: { played: (state) => did(deed, state, []) } })],
];

const CLOCKS = { random: Math.random, Date, performance, localeCompare: String.prototype.localeCompare };

afterEach(() => {
  // Whatever rules have done, the world is as it was.
  expect({ random: Math.random, Date, performance, localeCompare: String.prototype.localeCompare }).toEqual(CLOCKS);
  expect([typeof Math.random(), 'a'.localeCompare('b'), new Date(0).getTime()]).toEqual(['number', -1, 0]);
});

describe('A flow cannot write to the state', () => {
  test.each<[what: string, key: string, deed: Deed]>([
    ['a field', 'done', (state) => set(state, 'done', true)],
    ['a field further down', 'suit', ({ hand }) => set(hand[0], 'suit', 'blue')],
    ['a place in a list', '0', ({ hand }) => set(hand, 0, { suit: 'blue' })],
    ['one more in a list', '2', ({ hand }) => void hand.push({ suit: 'blue' })],
    ['one less in a list', '1', ({ hand }) => void hand.pop()],
    ['the order of a list', '0', ({ hand }) => void hand.reverse()],
    ['the length of a list', 'length', ({ hand }) => set(hand, 'length', 0)],
    ['a key that is taken away', 'ace', ({ names }) => void delete names.ace],
    ['a key that is defined', 'king', ({ names }) => void Object.defineProperty(names, 'king', { value: 'two' })],
    [
      'what is found by looking for it',
      'suit',
      ({ hand }) =>
        set(
          hand.find(({ suit }) => suit === 'red'),
          'suit',
          '',
        ),
    ],
    ['what is met in a loop', 'suit', ({ hand }) => void hand.map((card) => set(card, 'suit', ''))],
    ['what a copy of a list holds', 'suit', ({ hand }) => set([...hand][0], 'suit', '')],
    ['what the values hold', '0', (state) => set(Object.values(state)[0], 0, '')],
  ])('%s', (_, key, deed) => {
    const [, put] = PLACES[1] as (typeof PLACES)[number]; // a turn
    expect(() => start(rules(put(deed)), { strict: true })).toThrow(
      expect.objectContaining({
        name: 'BrokenRules',
        code: 'event',
        message: `a flow wrote to "${key}" of the state; only apply changes the state: emit an event`,
      }),
    );
  });

  test.each(PLACES)('in %s', (_, put) => {
    const write: Deed = (state) => set(state, 'done', true);
    expect(() => start(rules(put(write)), { strict: true })).toThrow('a flow wrote to "done" of the state');
  });

  test('but it can read it as ever', () => {
    let read: unknown;
    const look = (state: Deep<State>) => {
      const { hand, names } = state;
      const [first] = hand;
      read = [
        JSON.stringify(state),
        hand.map(({ suit }) => suit),
        [...hand].reverse().length,
        hand.includes(first as Card),
        hand[0] === first,
        hand.concat({ suit: 'green' }).length,
        Object.keys(names),
        'ace' in names,
        { ...names },
        Array.isArray(hand),
      ];
      return [];
    };
    start(rules({ before: { played: look } }), { strict: true });
    expect(read).toEqual([
      '{"hand":[{"suit":"red"},{"suit":"blue"}],"names":{"ace":"one"},"done":false}',
      ['red', 'blue'],
      2,
      true,
      true,
      3,
      ['ace'],
      true,
      { ace: 'one' },
      true,
    ]);
  });

  test('where a match is loaded strictly, too', () => {
    const asking: Partial<Game<State, Event>> = {
      *turn(state) {
        if (yield* confirm(0, 'Write?')) (state as State).done = true;
        yield* ending();
      },
    };
    const record = start(rules(asking), { seed: 1 }).record();
    expect(() => take(load(rules(asking), record, { strict: true }), true)).toThrow('a flow wrote to "done"');
    expect(load(rules(asking), record).prompts()).toHaveLength(1);
  });
});

describe('An event is frozen, all the way down', () => {
  test.each<[who: string, more: Partial<Game<State, Event>>]>([
    ['apply', { apply: { ended: 'informs', played: (_state, { card }) => set(card, 'suit', 'blue') } }],
    [
      'apply, which keeps it and changes it later',
      {
        apply: {
          played: (state, { card }) => void state.hand.push(card),
          ended: ({ hand }) => set(hand[2], 'suit', 'blue'),
        },
      },
    ],
    [
      'whoever listens before',
      {
        before: {
          played: () => [
            {
              id: 'forger',
              *run({ card }) {
                set(card, 'suit', 'blue');
                return undefined;
              },
            },
          ],
        },
      },
    ],
    [
      'whoever listens after',
      {
        after: {
          played: () => [
            {
              id: 'forger',
              *run({ card }) {
                card.suit = 'blue';
              },
            },
          ],
        },
      },
    ],
    [
      'whoever emitted it, in what emit returns',
      {
        *turn() {
          const [played] = yield* emit({ type: 'played', card: { suit: 'red' }, extra: 1 });
          if (played?.type === 'played') played.card.suit = 'blue';
        },
      },
    ],
  ])('%s cannot change it', (_, more) => {
    expect(() => start(rules(more), { strict: true })).toThrow(/Cannot assign to read only property 'suit'/);
  });

  test.each(['nobody', 'someone'])('it shares nothing with the flow that made it, where %s listens', (who) => {
    const turn = function* (): Flow<Event> {
      const card = { suit: 'red' };
      yield* emit({ type: 'played', card, extra: [card] });
      card.suit = 'blue';
      yield* emit({ type: 'ended' });
    };
    const match = start(rules({ turn, ...(who === 'someone' && { after: { played: () => [] } }) }), { strict: true });
    expect(match.events[0]).toEqual({ type: 'played', card: { suit: 'red' }, extra: [{ suit: 'red' }] });
  });

  test('what replaces it is frozen, too', () => {
    const match = start(
      rules({
        before: {
          played: () => [
            {
              id: 'forger',
              *run(event) {
                return [{ ...event, card: { suit: 'blue' } }];
              },
            },
          ],
        },
        apply: { ended: 'informs', played: (_state, { card }) => set(card, 'suit', 'green') },
        *turn() {
          yield* confirm(0, 'Play?');
          yield* emit({ type: 'played', card: { suit: 'red' }, extra: 1 });
        },
      }),
      { strict: true },
    );
    expect(() => take(match, true)).toThrow(/Cannot assign to read only property 'suit'/);
  });
});

describe('Rules know no clock, no unseeded chance and no locale', () => {
  const DEEDS: [what: string, name: string, deed: () => unknown][] = [
    ['Math.random()', 'random', () => Math.random()],
    ['Date.now()', 'Date', () => Date.now()],
    ['new Date()', 'Date', () => new Date()],
    ['Date()', 'Date', () => Date()],
    ['performance.now()', 'performance', () => performance.now()],
    ['localeCompare', 'localeCompare', () => 'a'.localeCompare('b')],
  ];

  test.each(DEEDS)('%s throws, and is named', (_, name, deed) => {
    const [, put] = PLACES[1] as (typeof PLACES)[number]; // a turn
    expect(() => start(rules(put(deed)), { strict: true })).toThrow(
      expect.objectContaining({
        name: 'BrokenRules',
        code: 'clock',
        message: `rules used ${name}; chance comes from the words, and rules know no clock and no locale`,
      }),
    );
  });

  test.each(PLACES)('in %s', (_, put) => {
    expect(() => start(rules(put(() => Math.random())), { strict: true })).toThrow('rules used random');
  });

  test('nor in apply', () => {
    const apply = { played: () => void Date.now(), ended: 'informs' } as const;
    expect(() => start(rules({ apply }), { strict: true })).toThrow('rules used Date');
  });

  test('while a match waits, and when it is over, the world has them again', () => {
    const asking: Partial<Game<State, Event>> = {
      *turn() {
        yield* choose(0, 'Which card?', ['ace', 'king']);
        yield* ending();
      },
    };
    const match = start(rules(asking), { strict: true });
    expect(Date.now()).toBeGreaterThan(0);
    take(match, 'ace');
    expect(Math.random()).toBeLessThan(1);
  });

  test('a match within a match guards them, too, and hands them back to nobody', () => {
    const inner = rules({});
    const outer = rules({
      after: {
        played: () => {
          start(inner, { strict: true });
          return [
            {
              id: 'peeker',
              *run() {
                Math.random();
              },
            },
          ];
        },
      },
    });
    expect(() => start(outer, { strict: true })).toThrow('rules used random');
  });

  test('where nobody is strict, nothing is guarded', () => {
    const [, put] = PLACES[1] as (typeof PLACES)[number]; // a turn
    expect(start(rules(put(() => Math.random()))).outcome).toBeDefined();
  });
});

describe('State, events and options are JSON, and what is not is named by its path', () => {
  test.each<[what: string, more: Partial<Game<State, Event>>, path: string]>([
    [
      'a state at the start',
      { setup: () => ({ hand: [], names: new Map() as never, done: false }) },
      'state.names is a Map',
    ],
    [
      'a state after an event',
      {
        apply: {
          played: ({ hand }) => set(hand[1], 'suit', Number.NaN),
          ended: 'informs',
        },
      },
      'state.hand.1.suit is NaN',
    ],
    [
      'a state at the end',
      {
        apply: {
          played: 'informs',
          ended: (state) => {
            state.done = true;
            set(state.names, 'ace', undefined);
          },
        },
      },
      'state.names.ace is undefined',
    ],
    ['an event', { turn: () => playing(() => 1) }, 'event played.extra is function'],
    [
      'an event further down',
      { turn: () => playing({ list: [1, undefined] }) },
      'event played.extra.list.1 is undefined',
    ],
    [
      'an event that someone hears',
      { turn: () => playing(1n), after: { played: () => [] } },
      'event played.extra is bigint',
    ],
    [
      'what replaces an event',
      {
        before: {
          played: () => [
            {
              id: 'forger',
              *run(event) {
                return [{ ...event, extra: new Set() }];
              },
            },
          ],
        },
      },
      'event played.extra is a Set',
    ],
    ['an option', { turn: () => offering([1, { card: new Set() }]) }, 'option 1 of "Which?".card is a Set'],
    [
      'a lone option that is asked always',
      { turn: () => offering([Symbol.iterator]) },
      'option 0 of "Which?" is symbol',
    ],
  ])('%s', (_, more, path) => {
    expect(() => start(rules(more), { strict: true })).toThrow(
      expect.objectContaining({ name: 'BrokenRules', code: 'json', message: expect.stringContaining(path) }),
    );
  });

  test.each<[what: string, more: Partial<Game<State, Event>>]>([
    ['a state at the start', { setup: () => ({ hand: [], names: new Map() as never, done: false }) }],
    ['an option', { turn: () => offering([1, { card: new Set() }]) }],
  ])('even where nobody is strict: %s', (_, more) => {
    expect(() => start(rules(more))).toThrow(BrokenRules);
  });
});

function* playing(extra: unknown): Flow<Event> {
  yield* emit({ type: 'played', card: { suit: 'red' }, extra });
}

function* offering(options: readonly unknown[]): Flow {
  yield* choose(0, 'Which?', options, { ask: 'always' });
}

/** Writes, whatever the compiler says. */
function set(target: unknown, key: string | number, value: unknown): void {
  (target as { [key: string | number]: unknown })[key] = value;
}

function did<T>(deed: Deed, state: Deep<State>, result: T): T {
  deed(state as State);
  return result;
}
