import { fileURLToPath } from 'node:url';
import { start } from '@fermata/core';
import { checkGame } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { placeIn } from '../test/place-in.ts';
import { slippingAt } from '../test/slipping.ts';
import { faultPlace } from './fault-place.ts';
import { UsageError } from './usage-error.ts';

const SLIP = placeIn(fileURLToPath(new URL('../test/slipping.ts', import.meta.url)), 'length : 0');

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

function found(error: unknown, isMistake = false): string {
  return `${process.cwd()}/${faultPlace(error, { isMistake })}`;
}

test.each(['setup', 'turn', 'apply', 'outcome'] as const)('a check that fails in %s says at which line', (at) => {
  expect(found(thrown(() => checkGame(slippingAt(at), { matches: 3, seconds: 20 })))).toBe(SLIP);
});

test.each(['options', 'position'] as const)('%s that stumble are no mistake of who asked', (at) => {
  expect(
    found(
      thrown(() => start(slippingAt(at), { position: {} })),
      true,
    ),
  ).toBe(SLIP);
});

test('what is refused in so many words has no line', () => {
  const refusing = {
    ...slippingAt('nowhere'),
    options: () => {
      throw new TypeError('size is a whole number; got "x"');
    },
  };
  expect(
    faultPlace(
      thrown(() => start(refusing)),
      { isMistake: true },
    ),
  ).toBeUndefined();
  expect(faultPlace(new UsageError('there is no such game'), { isMistake: true })).toBeUndefined();
});

test('what is no error, and what went wrong in no line of a game, has no place', () => {
  expect(faultPlace('a text')).toBeUndefined();
  const stack = `x\n    at run (node:internal/x:1:2)\n    at a (${process.cwd()}/node_modules/a/b.js:3:4)`;
  expect(faultPlace(Object.assign(new Error('x'), { stack }))).toBeUndefined();
});
