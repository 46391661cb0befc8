/** Whoever keeps an item for fear of fatigue loses to whoever plays all. */
import { type Agent, type Prompt, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { expect, test } from 'vitest';
import { itemDuel, PLAIN } from './index.ts';

const MATCHES = 200;

/** Plays its items at random, and passes only if all but one are played; or never. */
function agentOf(hoards: boolean, seed: number): Agent {
  const chance = seeded(seed, 1);
  return (prompt: Prompt) => {
    const { label, options } = prompt;
    if (label !== 'Play which item?') return randomAnswer(prompt, chance);
    const last = options.length - 1; // to pass
    return hoards && last === 1 ? last : chance.int(last, 'item', String);
  };
}

/** How many matches of these are won by whoever keeps one item, in either seat; ties are half a match. */
function wonByHoarding(options: object): number {
  let won = 0;
  for (let match = 0; match < MATCHES; match++) {
    const hoarder = match % 2;
    const agents = [0, 1].map((seat) => agentOf(seat === hoarder, 2 * match + seat));
    const outcome = start(itemDuel, { seed: match >> 1, options, log: false }).run(agents);
    const [own, other] = [outcome[hoarder]!.rank, outcome[1 - hoarder]!.rank]; // one for each seat
    won += own < other ? 1 : own === other ? 0.5 : 0;
  }
  return won;
}

test('keeping one item loses nine matches of ten to playing all', () => {
  expect(wonByHoarding({})).toBeLessThan(MATCHES / 10);
});

test('in the plain duel it wins most of them', () => {
  expect(wonByHoarding(PLAIN)).toBeGreaterThan(MATCHES / 2);
});
