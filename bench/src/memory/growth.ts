import { connectFour } from '@fermata/connect-four';
import { seeded, start } from '@fermata/core';
import type { Bench } from '../bench.ts';
import { simulation } from '../connect-four/simulation.ts';
import { forkAndAnswer } from '../fork.ts';
import { heapUsed } from '../slice.ts';

const FEW = 10_000;
const LEGS = 5;

export const bench: Bench = {
  name: 'memory_growth',
  about: 'heap after a million games of connect four, with forks now and then, over the heap after ten thousand',
  bar: { atMost: 1.1 },
  measure(quick) {
    const leg = ((quick ? 100_000 : 1_000_000) - FEW) / LEGS;
    const play = games();
    const early = play(FEW);
    const legs = Array.from({ length: LEGS }, () => play(leg) / early);
    const value = legs[LEGS - 1] as number; // the last leg ends at a million games
    return {
      value,
      spread: [Math.min(...legs), Math.max(...legs)],
      ours: { amount: value * early, unit: 'bytes' },
      peer: { amount: early, unit: 'bytes' },
    };
  },
};

/** Plays that many games more and returns the heap then in use. */
function games(): (count: number) => number {
  const play = simulation(seeded('memory'));
  return (count) => {
    for (let game = 0; game < count; game++) {
      if (game % 100 === 0) forkAndAnswer(start(connectFour, { seed: game }));
      play();
    }
    return heapUsed();
  };
}
