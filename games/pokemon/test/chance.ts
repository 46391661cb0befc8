/** One chance for two battles. */
import type { Oracle } from '@fermata/core';
import { type ChanceScript, ScriptedOracle } from '@fermata/core/testing';
import { PRNG } from '@pkmn/sim';
import { type Gen5Seed, gen5 } from '../src/oracle/gen5.ts';
import type { Generator } from './showdown.ts';

export interface Chance {
  readonly oracle: Oracle;
  readonly generator: Generator;
  /** Where ours stands; theirs has to stand there, too. */
  seed(): string;
}

/** Both draw by themselves, from the same seed. */
export function seededAlike(seed: Gen5Seed): Chance {
  const oracle = gen5(seed);
  const generator = new PRNG(seed.join() as `${number},${string}`).rng; // four numbers
  return { oracle, generator, seed: () => oracle.seed().join() };
}

/** Ours goes by a script, and theirs is given the very same outcomes: they stand alike if they have drawn as often. */
export function scriptedAlike(script: ChanceScript): Chance {
  const scripted = new ScriptedOracle(script);
  const frames: number[] = [];
  let taken = 0;
  const oracle: Oracle = {
    int(n, label, face) {
      const outcome = scripted.int(n, label, face);
      frames.push(Math.ceil((outcome * 2 ** 32) / n)); // the smallest number of which theirs makes the same outcome
      return outcome;
    },
    get position() {
      return scripted.position;
    },
    at: (position) => scripted.at(position),
  };
  const generator: Generator = { next: () => frames[taken++] ?? 0, getSeed: () => `${taken},draws` };
  return { oracle, generator, seed: () => `${frames.length},draws` };
}
