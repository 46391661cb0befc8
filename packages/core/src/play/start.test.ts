import { describe, expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { asked, choose, shown } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import type { Start } from '../host.ts';
import { load } from '../host.ts';
import {
  type AnyGame,
  BrokenRules,
  confirm,
  defineGame,
  emit,
  type Flow,
  Misuse,
  rank,
  seeded,
  start,
} from '../index.ts';

describe('a match is not started', () => {
  test.each<[what: string, game: AnyGame, how: Start, refusal: Misuse]>([
    ['with too few seats', dice, { seats: 1 }, new Misuse('start', 'dice is for 2 to 4 seats; got 1')],
    ['with too many seats', dice, { seats: 5 }, new Misuse('start', 'dice is for 2 to 4 seats; got 5')],
    ['with half a seat', dice, { seats: 2.5 }, new Misuse('start', 'dice is for 2 to 4 seats; got 2.5')],
    ['with three at a table for two', workshop, { seats: 3 }, new Misuse('start', 'workshop is for 2 seats; got 3')],
    [
      'with an oracle that has been used',
      dice,
      { oracle: seeded(1).at(3) },
      new Misuse('start', 'the oracle has been used (3 draws); give a fresh one'),
    ],
    [
      'with options that the game refuses',
      dice,
      { options: { target: 'high' } },
      new Misuse('options', 'bad options of dice: target is a number from 1 on, not high'),
    ],
    [
      'with options where there are none',
      workshop,
      { options: { target: 1 } },
      new Misuse('options', 'workshop has no options; got {"target":1}'),
    ],
    [
      'from a position that the game refuses',
      dice,
      { position: { pot: 3 } },
      new Misuse('options', 'bad position of dice: scores are a list of numbers'),
    ],
    [
      'from a position with options besides, which would not count',
      dice,
      { options: { target: 10 }, position: { scores: [1, 2] } },
      new Misuse('start', 'a match starts from options or from a position; got both'),
    ],
    [
      'with a field that nobody knows, as JavaScript lets one write it',
      dice,
      { sead: 1 } as never, // types would refuse it
      new Misuse('start', 'start has no "sead", did you mean "seed"?'),
    ],
    ['with something else than fields', dice, 'rain' as never, new Misuse('start', 'start is an object; got "rain"')], // as above
    [
      'from a position where there are none',
      workshop,
      { position: {} },
      new Misuse('options', 'workshop starts from no position'),
    ],
  ])('%s', (_, game, how, refusal) => {
    expect(() => start(game, how)).toThrow(refusal);
  });

  test('with options that are not JSON, which no record could hold', () => {
    const game = { ...dice, options: () => ({ target: Number.NaN }) };
    expect(() => start(game)).toThrow(/^bad options of dice: options.target is NaN, which is not JSON/);
  });

  test('from a state that is not JSON', () => {
    const game = { ...workshop, setup: () => ({ seat: 0, turns: 0, done: new Map() as never }) };
    expect(() => start(game)).toThrow(BrokenRules);
    expect(() => start(game)).toThrow('state.done is a Map, which is not JSON');
  });
});

describe('chance', () => {
  const match = (seed?: string | number) => {
    const it = start(smugglers, seed === undefined ? {} : { seed });
    return JSON.stringify([it.state.hands, it.state.maps]);
  };

  test('comes from the seed: a number is the text of its digits', () => {
    expect(match(7)).toBe(match('7'));
    expect(start(smugglers, { seed: 7 }).seed).toBe('7');
    expect(new Set([1, 2, 3, 4, 5].map(match)).size).toBe(5);
  });

  test('has a fresh seed where none is given', () => {
    const [one, other] = [start(smugglers), start(smugglers)];
    expect(one.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(one.seed).not.toBe(other.seed);
    expect(shown(start(smugglers, { seed: one.seed }))).toBe(shown(one));
  });
});

test('a position stands after the opening', () => {
  const match = start(smugglers, { position: { hands: [[], []], seat: 1 } });
  expect(match.events).toEqual([]);
  expect(asked(match)).toMatchObject({ seat: 1, options: ['spy', 'work', 'guard', 'handOn', 'rest'] });
});

test('a match has its own copies of what it started from', () => {
  const position = { scores: [1, 2] };
  const match = start(dice, { seed: 4, position });
  choose(match, 'roll');
  const before = JSON.stringify(match.record());
  position.scores.push(3);
  expect(JSON.stringify(match.record())).toBe(before);
  match.undo(0, { force: true });
  expect(match.state.scores).toEqual([1, 2]);
});

test('rules that keep their options in the state may change that state', () => {
  const errands = defineGame<{ todo: string[] }, { type: 'ran'; errand: string }, { todo: string[] }>({
    name: 'errands',
    version: 1,
    seats: { min: 1, max: 1 },
    options: (given) => given as { todo: string[] },
    setup: ({ options }) => options,
    *turn({ todo }): Flow<{ type: 'ran'; errand: string }> {
      yield* confirm(0, 'Ready?');
      for (const errand of todo.slice(0, 1)) yield* emit({ type: 'ran', errand });
    },
    apply: {
      ran: (state, { errand }) => {
        state.todo = state.todo.filter((other) => other !== errand);
        state.todo.reverse();
      },
    },
    outcome: ({ todo }) => (todo.length === 0 ? rank([1]) : undefined),
  });
  const options = { todo: ['bank', 'post', 'shop'] };
  const match = start(errands, { options });
  choose(match, true, true);
  expect(match.state.todo).toEqual(['post']);
  expect(options.todo).toEqual(['bank', 'post', 'shop']);
  expect(match.record().options).toEqual(options);
  expect(shown(load(errands, match.record()))).toBe(shown(match));
});

test('rules that say they keep nothing of their options are given no copy', () => {
  const seen: unknown[] = [];
  const countdown = defineGame<{ left: number }, { type: 'counted' }, { from: number }>({
    name: 'countdown',
    version: 1,
    seats: { min: 1, max: 1 },
    options: (given) => given as { from: number },
    keepsOptions: false,
    setup: ({ options }) => {
      seen.push(options);
      return { left: options.from };
    },
    *turn(): Flow<{ type: 'counted' }> {
      yield* confirm(0, 'Ready?');
      yield* emit({ type: 'counted' });
    },
    apply: {
      counted: (state) => {
        state.left--;
      },
    },
    outcome: ({ left }) => (left === 0 ? rank([1]) : undefined),
  });
  const options = { from: 2 };
  const match = start(countdown, { options });
  choose(match, true);
  match.undo(0);
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
  expect(seen).not.toContain(options);
});

test('a slip in the check of a position or of options keeps its cause, and so its line', () => {
  const slip = () => (undefined as unknown as { seats: number }).seats;
  const careless = { ...dice, position: () => slip() as never, options: () => slip() as never };
  for (const how of [{ position: {} }, { options: {} }]) {
    let cause: unknown;
    try {
      start(careless, how);
    } catch (error) {
      cause = (error as Error).cause;
    }
    expect(cause).toBeInstanceOf(TypeError);
    expect((cause as Error).stack).toContain('start.test.ts');
  }
});
