/** How often chance strikes, counted in battles that are played by the rules: 20 000 draws of each kind, and 100 000 in the soak. */
import { start } from '@fermata/core';
import { test } from 'vitest';
import { expectRate } from '../../test/rates.ts';
import { moveById } from '../data/index.ts';
import type { Event } from '../events.ts';
import { gen1 } from './game.ts';

const DRAWS = process.env.SOAK === '1' ? 100_000 : 20_000;

test.each(
  [
    {
      rule: 'a sure move misses once in 256, half the base speed is critical, one in ten flinches',
      attacker: { species: 'Persian', move: 'bite' },
      in256: { hits: 255, criticals: 57, effects: 26 }, // 115 / 2; 10 % rounded up
    },
    {
      rule: 'some moves are critical eight times as often',
      attacker: { species: 'Slowpoke', move: 'razorleaf' },
      in256: { hits: 242, criticals: 56, effects: 0 }, // 95 % of 255; 15 / 2 * 8
    },
    {
      rule: 'almost three in ten flinch',
      attacker: { species: 'Rattata', move: 'rollingkick' },
      in256: { hits: 216, criticals: 36, effects: 77 }, // 85 % of 255; 72 / 2; 30 % rounded up
    },
    {
      rule: 'a third is slowed down',
      attacker: { species: 'Slowpoke', move: 'constrict' },
      in256: { hits: 255, criticals: 7, effects: 85 }, // 15 / 2; 33 % rounded up
    },
  ].map(({ rule, ...row }) => [rule, row] as const),
)('%s', (_rule, { attacker, in256 }) => {
  const seen = { uses: 0, hits: 0, criticals: 0, effects: 0 };
  for (let battle = 0; seen.hits < DRAWS; battle++) {
    for (const event of attacksOf(attacker, `rates ${battle}`)) {
      if (event.type === 'used' && event.seat === 0) seen.uses++;
      if (event.type === 'damaged' && event.seat === 1) seen.hits++;
      if (event.type === 'damaged' && event.seat === 1 && event.isCritical) seen.criticals++;
      if (isEffect(event)) seen.effects++;
    }
  }
  expectRate(seen.hits, seen.uses, in256.hits);
  expectRate(seen.criticals, seen.hits, in256.criticals);
  expectRate(seen.effects, seen.hits, in256.effects);
});

/** What happens as long as a weak attacker has points for its only move, and its target nothing better to do. */
function attacksOf({ species, move }: { species: string; move: string }, seed: string): readonly Event[] {
  const teams = [[{ species, level: 3, moves: [move] }], [{ species: 'Chansey', moves: ['splash'] }]];
  const { events } = start(gen1, { seed, options: { teams } });
  const { number } = moveById(move)!; // written above
  const end = events.findIndex((event) => event.type === 'used' && event.seat === 0 && event.move !== number);
  return end < 0 ? events : events.slice(0, end);
}

/** The target flinches or is slowed down, unless it is as slow as can be already. */
function isEffect(event: Event): boolean {
  if (event.type === 'started') return event.what === 'flinch';
  return event.type === 'staged' || (event.type === 'noEffect' && event.why === 'limit');
}
