/**
 * Strict mode and checkGame wherever the platform keeps its clock and its chance: in a browser's worker `performance` and
 * `crypto` are getters of WorkerGlobalScope.prototype, and no properties of globalThis itself.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Event, ending, PLACES, rules, type State } from '../../test/games/spoilt.ts';
import { caravan } from '../../test/healthy/caravan.ts';
import { foundGlobals, INHERITED, KEYS, OWN, type Places, putGlobals } from '../../test/platform/globals.ts';
import { choose, type Game, start } from '../index.ts';
import { checkGame, strict } from './index.ts';

const DEEDS = {
  performance: () => performance.now(),
  crypto: () => crypto.getRandomValues(new Uint8Array(1)),
};

const WHERE: [where: string, places: Places][] = [
  ['inherited', { own: undefined, inherited: INHERITED }],
  ['its own', { own: OWN, inherited: undefined }],
  ['its own, before others that are inherited', { own: OWN, inherited: INHERITED }],
  ['nowhere', { own: undefined, inherited: undefined }],
];

describe.each(WHERE)('Where what belongs to the platform is %s', (_, places) => {
  beforeEach(() => putGlobals(places));

  afterEach(() => {
    const found = foundGlobals();
    putGlobals({ own: OWN, inherited: undefined });
    // Whatever rules have done, everything is where it was, as it was.
    expect(found).toStrictEqual(places);
  });

  test.each(KEYS)('%s is out of reach of rules', (key) => {
    expect(() => play(inTurn(DEEDS[key]))).toThrow(`rules used ${key}; chance comes from the words`);
  });

  test('rules that need nothing of it play', () => {
    expect(play({}).outcome).toBeDefined();
  });

  test('rules that throw are blamed for that alone', () => {
    const clumsy = inTurn(() => {
      throw new RangeError('there is no such card');
    });
    expect(() => play(clumsy)).toThrow('there is no such card');
  });

  test.each(KEYS)('after a match within a match %s is still out of reach', (key) => {
    const twofold = inTurn(() => {
      play({});
      DEEDS[key]();
    });
    expect(() => play(twofold)).toThrow(`rules used ${key}`);
  });

  test('a game without a fault has none, and a check has its limit of time', () => {
    expect(checkGame(caravan, { matches: 2, seconds: 120 })).toEqual({ matches: 2, leftOut: [] });
    expect(checkGame(caravan, { matches: 3, seconds: 1e-6 }).matches).toBe(1);
  });

  test('texts for people may use what is there, between rules that may not', () => {
    const seen: Places[] = [];
    const event = ({ type }: Event) => {
      seen.push(foundGlobals());
      return type;
    };
    const told = rules({ ...asking, describe: { event } });
    checkGame(told, { matches: 1, seconds: 120 });
    expect(seen.length).toBeGreaterThan(0);
    for (const found of seen) expect(found).toStrictEqual(places);
    const rash = rules({ ...asking, describe: { event }, outcome: () => void performance.now() });
    expect(() => checkGame(rash, { matches: 1 })).toThrow('rules used performance');
  });
});

test('in a process that is like a worker before core is loaded, a game is checked', () => {
  const script = fileURLToPath(new URL('../../test/platform/worker.ts', import.meta.url));
  const child = spawnSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
  expect(child.stderr).toBe('');
  expect(JSON.parse(child.stdout)).toEqual({ whole: { matches: 2, leftOut: [] }, hurried: 1, isOwn: false });
});

/** A question, so that there is something to check. */
const asking: Partial<Game<State, Event>> = {
  *turn() {
    yield* choose(0, 'Which card?', ['ace', 'king']);
    yield* ending();
  },
};

function inTurn(deed: () => unknown): Partial<Game<State, Event>> {
  const [, put] = PLACES[1] as (typeof PLACES)[number]; // a turn
  return put(deed);
}

/** With a seed: a fresh one is made of the platform's chance. */
function play(more: Partial<Game<State, Event>>) {
  return start(strict(rules(more)), { seed: 1 });
}
