import { defineGame } from '@fermata/core';
import { market } from './market.ts';

/** A market whose rules break at the first pick, with whatever is thrown. */
export function collapsingWith(thrown: unknown): typeof market {
  const picked = () => {
    throw thrown;
  };
  return defineGame({ ...market, name: 'collapsing', apply: { ...market.apply, picked } });
}

export const collapsing = collapsingWith(new Error('the stall collapsed'));
