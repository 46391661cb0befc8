import { seeded } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { kuhnPoker } from './index.ts';

const CARDS = ['J', 'Q', 'K'];
const WORLDS = 3000;

describe.each([
  ['before anybody acts', [], 0],
  ['after a bet', ['bet'], 1],
  ['after a pass and a bet', ['pass', 'bet'], 0],
])('%s', (_when, choices, seat) => {
  test.each(CARDS)('with a %s in hand each other card is as likely to be the opponent’s', (own) => {
    const others = CARDS.filter((card) => card !== own);
    const deal = seat === 0 ? [own, others[0]] : [others[0], own];
    const match = scripted(kuhnPoker, { chance: { deal }, choices });
    const oracle = seeded(`redeal ${own}`);
    const worlds = Array.from({ length: WORLDS }, () => match.redeal(seat, oracle));
    for (const world of worlds) expect(world.view(seat)).toEqual(match.view(seat));
    for (const other of others) {
      const share = worlds.filter(({ state }) => state.hands[1 - seat]![0] === other).length / WORLDS; // two seats
      expect(share, other).toBeGreaterThan(0.47);
      expect(share, other).toBeLessThan(0.53);
    }
  });
});
