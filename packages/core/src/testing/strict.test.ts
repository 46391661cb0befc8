/** Strict mode, for tests: flows see the state behind glass, and events cannot be changed. */
import { describe, expect, test } from 'vitest';
import { type Card, type Deed, type Event, ending, PLACES, rules, type State, set } from '../../test/games/spoilt.ts';
import { choose as take } from '../../test/games/table.ts';
import { load } from '../host.ts';
import { confirm, type DeepReadonly, emit, type Flow, type Game, start } from '../index.ts';
import { strict } from './strict.ts';

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
    expect(() => start(strict(rules(put(deed))))).toThrow(
      expect.objectContaining({
        name: 'BrokenRules',
        code: 'event',
        message: `a flow wrote to "${key}" of the state; only apply changes the state: emit an event`,
      }),
    );
  });

  test.each(PLACES)('in %s', (_, put) => {
    const write: Deed = (state) => set(state, 'done', true);
    expect(() => start(strict(rules(put(write))))).toThrow('a flow wrote to "done" of the state');
  });

  test('but it can read it as ever', () => {
    let read: unknown;
    const look = (state: DeepReadonly<State>) => {
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
    start(strict(rules({ before: { played: look } })));
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
    expect(() => take(load(strict(rules(asking)), record), true)).toThrow('a flow wrote to "done"');
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
    expect(() => start(strict(rules(more)))).toThrow(/Cannot assign to read only property 'suit'/);
  });

  test.each(['nobody', 'someone'])('whoever made it cannot change it later, where %s listens', (who) => {
    const turn = function* (): Flow<Event> {
      const card = { suit: 'red' };
      yield* emit({ type: 'played', card, extra: [card] });
      card.suit = 'blue';
    };
    const game = rules({ turn, ...(who === 'someone' && { after: { played: () => [] } }) });
    expect(() => start(strict(game))).toThrow(/Cannot assign to read only property 'suit'/);
  });

  test('it holds no part of the state, which changes', () => {
    const turn = function* ({ hand }: DeepReadonly<State>): Flow<Event> {
      yield* emit({ type: 'played', card: { suit: 'red' }, extra: [hand[0]] });
    };
    expect(() => start(strict(rules({ turn })))).toThrow(
      'event played.extra.0 is a part of the state, which will change; put a copy into the event',
    );
  });

  test('what replaces it is frozen, too', () => {
    const match = start(
      strict(
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
      ),
    );
    expect(() => take(match, true)).toThrow(/Cannot assign to read only property 'suit'/);
  });
});

test('Options that rules say they do not keep are frozen: whoever keeps and changes them is caught', () => {
  type Counted = { type: 'counted' };
  const countdown: Game<{ left: number[] }, Counted, { left: number[] }> = {
    name: 'countdown',
    version: 1,
    seats: { min: 1, max: 1 },
    options: (given) => given as { left: number[] },
    keepsOptions: false,
    setup: ({ options: { left } }) => ({ left }),
    *turn(): Flow<Counted> {
      yield* emit({ type: 'counted' });
    },
    apply: { counted: ({ left }) => void left.pop() },
    outcome: ({ left }) => (left.length === 0 ? [{ rank: 1, score: 0 }] : undefined),
  };
  const options = { left: [1, 2] };
  expect(() => start(strict(countdown), { options })).toThrow(
    'state.left is a part of the options, which setup has kept: copy it in setup, or take out keepsOptions: false',
  );
  expect(
    start(strict({ ...countdown, setup: ({ options: { left } }) => ({ left: [...left] }) }), { options }).state.left,
  ).toEqual([]);
});
