import { describe, expect, test } from 'vitest';
import { oneTurn, say } from '../../test/games/one-turn.ts';
import { type Position, smugglers } from '../../test/games/smugglers.ts';
import { choose } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { copyJson, explain } from '../host.ts';
import { Misuse, seeded, start } from '../index.ts';
import { ScriptedOracle } from '../testing/index.ts';

const GUARDED: Position = { hands: [['amber'], [], ['hemp']], market: ['figs', 'dates'], guards: [1, 2] };

test('what the turn itself emits has no cause', () => {
  const match = start(workshop);
  choose(match, 'wheel', false);
  const { event, causes, cancelled, text } = explain(match, 0);
  expect(event).toEqual({ type: 'fitted', seat: 0, part: 'wheel' });
  expect({ causes, cancelled }).toEqual({ causes: [], cancelled: false });
  expect(text).toBe('seat 0 fitted\n  apprentice (seat 0) reacted\n  done.0.0: nothing → "fit wheel"');
});

test('what a listener emits is explained by the listener and what it listened to', () => {
  const match = start(workshop);
  choose(match, 'wheel', true, 'coal');
  const { causes, before, after, changes, text } = explain(match, 1);
  const fitted = { type: 'fitted', seat: 0, part: 'wheel' };
  expect(causes).toEqual([{ by: 'apprentice', owner: 0, phase: 'after', index: 0, event: fitted }]);
  expect(before.done[0]).toEqual(['fit wheel']);
  expect(after.done[0]).toEqual(['fit wheel', 'heat by coal']);
  expect(changes).toEqual([{ path: 'done.0.1', before: undefined, after: 'heat by coal' }]);
  expect(text).toBe(
    [
      'seat 0 heated',
      '  because apprentice (seat 0), after "seat 0 fitted"',
      '  done.0.1: nothing → "heat by coal"',
    ].join('\n'),
  );
});

test('what was replaced is explained by who passed and who replaced', () => {
  const match = start(smugglers, { seats: 3, position: GUARDED });
  choose(match, 'buy', 'figs', false, true);
  const { met, text } = explain(match, 0);
  const bought = { type: 'bought', seat: 0, good: 'figs' };
  expect(met).toEqual([
    { listener: 'guard 1', owner: 1, did: 'passed', event: bought },
    { listener: 'guard 2', owner: 2, did: 'replaced', event: bought, into: [{ type: 'stopped', seat: 0, by: 2 }] },
  ]);
  expect(text).toBe(
    [
      'stopped seat 0 by 2',
      '  because guard 2 (seat 2), before "bought seat 0 good figs"',
      '  guard 1 (seat 1) passed',
      '  guard 2 (seat 2) replaced "bought seat 0 good figs" by "stopped seat 0 by 2"',
    ].join('\n'),
  );
});

test('what was cancelled is explained, too, and changed nothing', () => {
  const rain = {
    id: 'rain',
    *run() {
      return [];
    },
  };
  const match = start({ ...smugglers, before: { laidOut: () => [rain] } }, { seats: 3, position: GUARDED });
  choose(match, 'layOut');
  const { cancelled, before, after, changes, text } = explain(match, 0);
  expect(cancelled).toBe(true);
  expect(after).toEqual(before);
  expect(changes).toEqual([]);
  expect(text).toBe('laidOut seat 0 good amber (cancelled)\n  rain cancelled');
});

test('a reaction to a reaction has both causes, the nearest first', () => {
  const match = start(smugglers, {
    position: { ...GUARDED, hands: [['amber'], []], guards: [1] },
    oracle: new ScriptedOracle([5]),
  });
  choose(match, 'work', true);
  const { causes } = explain(match, 1);
  expect(causes.map(({ by, event }) => [by, event?.type])).toEqual([['tithe 1', 'earned']]);
});

describe('What an event changed', () => {
  /** An event writes this into the state, over that. */
  function written(that: object, over: object) {
    const game = oneTurn(() => say(that), {
      setup: () => ({ said: [over], returned: null }),
      apply: {
        said: (state, { what }) => {
          state.said[0] = copyJson(what);
        },
        returned: (state) => {
          state.returned = 'done';
        },
      },
    });
    return explain(start(game), 0);
  }

  test.each<[rule: string, over: object, that: object, changes: string[]]>([
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b: 2 → 3']],
    ['deep down', { a: { b: [{ c: 1 }, { c: 2 }] } }, { a: { b: [{ c: 1 }, { c: 5 }] } }, ['a.b.1.c: 2 → 5']],
    ['what was not there', { a: 1 }, { a: 1, b: { c: 2 } }, ['b: nothing → {"c":2}']],
    ['what is gone', { a: [1, 2] }, { a: [1] }, ['a.1: 2 → nothing']],
    ['null', { a: null }, { a: { b: 1 } }, ['a: null → {"b":1}']],
    ['all of several', { a: 'x', b: true }, { a: 'y', b: false }, ['a: "x" → "y"', 'b: true → false']],
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ])('is told by its path, before and after: %s', (_rule, over, that, changes) => {
    const told = written(that, over);
    expect(told.text.split('\n').slice(1)).toEqual(changes.map((line) => `  said.0.${line}`));
    expect(told.changes).toHaveLength(changes.length);
  });

  test('is all in the data, and eight lines of it in the text, which says how many more there are', () => {
    const of = (value: number) => Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`k${at}`, value]));
    const { text, changes } = written(of(2), of(1));
    expect(changes).toHaveLength(11);
    expect(text.split('\n').slice(8)).toEqual(['  said.0.k7: 1 → 2', '  and 3 more changes']);
  });
});

test.each([-1, 1, 0.5])('there is no event %d to explain', (index) => {
  const match = start(workshop);
  choose(match, 'wheel');
  expect(() => explain(match, index)).toThrow(new Misuse('choice', `there is no event ${index}; the log has 0 to 0`));
});

test('events of a redealt world are explained, too', () => {
  const match = start(smugglers, { seed: 1, seats: 3 });
  choose(match, 'work', 'spy');
  expect(explain(match.redeal(1, seeded(1)), 0)).toMatchObject({ event: { type: 'spied' }, cancelled: false });
});
