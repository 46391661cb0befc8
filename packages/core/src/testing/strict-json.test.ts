/** Strict mode, for tests: whatever rules make is plain JSON. */
import { describe, expect, test } from 'vitest';
import { playing as oneTurnOf } from '../../test/games/one-turn.ts';
import { type Event, rules, type State, set } from '../../test/games/spoilt.ts';
import { BrokenRules, choose, emit, type Flow, type Game, start } from '../index.ts';
import { strict } from './strict.ts';

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
    ['a lone option', { turn: () => offeringOne(new Set()) }, 'option 0 of "Which?" is a Set'],
    [
      'a lone option that is asked always',
      { turn: () => offering([Symbol.iterator]) },
      'option 0 of "Which?" is symbol',
    ],
  ])('%s', (_, more, path) => {
    expect(() => start(strict(rules(more)))).toThrow(
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

function* offeringOne(option: unknown): Flow {
  yield* choose(0, 'Which?', [option]);
}

function* offering(options: readonly unknown[]): Flow {
  yield* choose(0, 'Which?', options, { ask: 'always' });
}

test.each([
  ['about', { about: { card: new Map() } }, 'about of "Which?".card is a Map'],
  ['except', { except: [{ option: () => 1, why: 'no' }] }, 'except of "Which?".0.option is function'],
])('what a question says beside its options is JSON, too: %s', (_, extra, message) => {
  expect(() => oneTurnOf(() => choose(0, 'Which?', ['a', 'b'], extra))).toThrow(message);
});
