/** Strict mode, for tests: clock, unseeded chance and locale are out of reach while rules run. */
import { afterEach, describe, expect, test } from 'vitest';
import { type Event, ending, PLACES, rules, type State } from '../../test/games/spoilt.ts';
import { choose as take } from '../../test/games/table.ts';
import { choose, type Game, start } from '../index.ts';
import { guarded, lowerGuards } from './guards.ts';
import { strict } from './strict.ts';

const CLOCKS = { random: Math.random, Date, performance, localeCompare: String.prototype.localeCompare };

afterEach(() => {
  // Whatever rules have done, the world is as it was.
  expect({ random: Math.random, Date, performance, localeCompare: String.prototype.localeCompare }).toEqual(CLOCKS);
  expect([typeof Math.random(), 'a'.localeCompare('b'), new Date(0).getTime()]).toEqual(['number', -1, 0]);
});

describe('Rules know no clock, no unseeded chance and no locale', () => {
  const DEEDS: [what: string, name: string, deed: () => unknown][] = [
    ['Math.random()', 'random', () => Math.random()],
    ['Date.now()', 'Date', () => Date.now()],
    ['new Date()', 'Date', () => new Date()],
    ['Date()', 'Date', () => Date()],
    ['performance.now()', 'performance', () => performance.now()],
    ['localeCompare', 'localeCompare', () => 'a'.localeCompare('b')],
    ['toLocaleUpperCase', 'toLocaleUpperCase', () => 'i'.toLocaleUpperCase()],
    ['toLocaleString of a number', 'toLocaleString', () => (1234.5).toLocaleString()],
    ['Intl', 'Intl', () => new Intl.NumberFormat()],
    ['crypto', 'crypto', () => crypto.getRandomValues(new Uint8Array(1))],
  ];

  test.each(DEEDS)('%s throws, and is named', (_, name, deed) => {
    const [, put] = PLACES[1] as (typeof PLACES)[number]; // a turn
    expect(() => start(strict(rules(put(deed))))).toThrow(
      expect.objectContaining({
        name: 'BrokenRules',
        code: 'clock',
        message: `rules used ${name}; chance comes from the words, and rules know no clock and no locale`,
      }),
    );
  });

  test.each(PLACES)('in %s', (_, put) => {
    expect(() => start(strict(rules(put(() => Math.random()))))).toThrow('rules used random');
  });

  test.each(['setup', 'options', 'position'] as const)('nor in %s', (place) => {
    const spoilt = { [place]: () => Math.random() };
    expect(() => start(strict(rules(spoilt)), place === 'position' ? { position: {} } : {})).toThrow(
      'rules used random',
    );
  });

  test('nor in apply', () => {
    const apply = { played: () => void Date.now(), ended: 'informs' } as const;
    expect(() => start(strict(rules({ apply })))).toThrow('rules used Date');
  });

  test('while a match waits, and when it is over, the world has them again', () => {
    const asking: Partial<Game<State, Event>> = {
      *turn() {
        yield* choose(0, 'Which card?', ['ace', 'king']);
        yield* ending();
      },
    };
    const match = start(strict(rules(asking)));
    expect(Date.now()).toBeGreaterThan(0);
    take(match, 'ace');
    expect(Math.random()).toBeLessThan(1);
  });

  test('a match within a match guards them, too, and hands them back to nobody', () => {
    const inner = rules({});
    const outer = rules({
      after: {
        played: () => {
          start(strict(inner), { seed: 1 });
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
    expect(() => start(strict(outer))).toThrow('rules used random');
  });

  test('who stops a check from outside lowers them', () => {
    const seen: number[] = [];
    guarded(() => {
      lowerGuards();
      seen.push(Date.now());
    });
    lowerGuards();
    expect([...seen, Date.now()].every((now) => now > 0)).toBe(true);
  });

  test('where nobody is strict, nothing is guarded', () => {
    const [, put] = PLACES[1] as (typeof PLACES)[number]; // a turn
    expect(start(rules(put(() => Math.random()))).outcome).toBeDefined();
  });
});
