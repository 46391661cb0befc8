import { PRNG } from '@pkmn/sim';
import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Gen5Seed, gen5 } from './gen5.ts';

const word = integer({ min: 0, max: 0xffff });
const seeds = tuple(word, word, word, word);

describe('Chance of the fifth generation', () => {
  test('is x · 0x5D588B656C078965 + 0x269EC3 in 64 bits, of which the upper half counts', () => {
    assert(
      property(seeds, (seed) => {
        const oracle = gen5(seed);
        let x = BigInt(`0x${seed.map((part) => part.toString(16).padStart(4, '0')).join('')}`);
        for (let draw = 0; draw < 20; draw++) {
          x = BigInt.asUintN(64, x * 0x5d588b656c078965n + 0x269ec3n);
          expect(oracle.int(2 ** 32, 'draw')).toBe(Number(x >> 32n));
        }
      }),
    );
  });

  test('is that of the simulator, whatever is drawn', () => {
    assert(
      property(seeds, array(integer({ min: 1, max: 70_000 }), { maxLength: 30 }), (seed, sides) => {
        const [ours, theirs] = [gen5(seed), new PRNG(seed.join() as `${number},${string}`)]; // four numbers
        for (const n of sides) expect(ours.int(n, 'draw')).toBe(theirs.random(n));
        expect(ours.seed().join()).toBe(theirs.getSeed());
      }),
    );
  });

  test('begins with its seed, and each draw is one step', () => {
    const seed: Gen5Seed = [1, 2, 3, 4];
    const oracle = gen5(seed);
    expect([oracle.seed(), oracle.position]).toEqual([seed, 0]);
    oracle.int(6, 'draw');
    oracle.int(2 ** 32, 'draw');
    expect(oracle.position).toBe(2);
  });

  test('can be taken up at any place, and the original stays where it is', () => {
    const oracle = gen5([9, 8, 7, 6]);
    const draws = Array.from({ length: 10 }, () => oracle.int(1000, 'draw'));
    const again = oracle.at(4);
    expect([oracle.position, again.position]).toEqual([10, 4]);
    expect(Array.from({ length: 6 }, () => again.int(1000, 'draw'))).toEqual(draws.slice(4));
  });

  test.each([[[1, 2, 3]], [[1, 2, 3, 'x']], [[1, 2, 3, 70_000]], [[1, 2, 3, -1]], [undefined]])(
    'refuses %j',
    (seed) => {
      expect(() => gen5(seed as never)).toThrow('a seed of gen5 is four whole numbers from 0 to 65535; got ');
    },
  );
});
