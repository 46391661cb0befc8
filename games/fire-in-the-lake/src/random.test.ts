/** Whatever is chosen, a match ends, and no piece is ever lost. */
import { type Agent, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { expect, test } from 'vitest';
import { FORCES } from './data/forces.ts';
import { fireInTheLake } from './game.ts';
import { PIECES } from './map/pieces.ts';
import type { State } from './state/state.ts';

/** How many pieces there are of each type, and none below zero. */
function census({ pieces }: State): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [index, n] of pieces.entries()) {
    if (n < 0) throw new Error(`${n} of ${PIECES[index % PIECES.length]}`);
    const type = (PIECES[index % PIECES.length] as string).replace('!active', '').replace('-tunneled', '');
    sums[type] = (sums[type] ?? 0) + n;
  }
  return sums;
}

/** The same game, with its pieces counted after every event. */
const audited: typeof fireInTheLake = {
  ...fireInTheLake,
  apply: Object.fromEntries(
    Object.entries(fireInTheLake.apply).map(([type, fold]) => [
      type,
      typeof fold === 'string'
        ? fold
        : (state: State, event: never) => {
            (fold as (state: State, event: never) => void)(state, event);
            if (type === 'moved' || type === 'flipped' || type === 'wereReset') expect(census(state)).toEqual(FORCES);
          },
    ]),
  ) as typeof fireInTheLake.apply,
};

test.each(Array.from({ length: 20 }, (_, n) => n))('short, seed %i: a random match ends', (seed) => {
  const match = start(audited, { seed, options: { scenario: 'short' }, log: false });
  const oracle = seeded(`random ${seed}`);
  const agent: Agent = (prompt) => randomAnswer(prompt, oracle);
  match.run([agent, agent, agent, agent]);
  expect(match.outcome).toBeDefined();
});
