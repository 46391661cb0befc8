/** How often chance strikes in the arena, counted in battles that are played by its rules: 20 000 draws of each kind, and 100 000 in the soak. */
import { type Agent, start } from '@fermata/core';
import { test } from 'vitest';
import { expectRate } from '../../test/rates.ts';
import { moveById } from '../data/index.ts';
import type { Event } from '../events.ts';
import { arena } from './game.ts';

const DRAWS = process.env.SOAK === '1' ? 100_000 : 20_000;

test.each(
  [
    {
      rule: 'a sure move never misses, half the base speed is critical, one in ten flinches',
      attacker: { species: 'Persian', move: 'bite' },
      in256: { hits: 256, criticals: 57, effects: 26 }, // 115 / 2; 10 % rounded up
    },
    {
      rule: 'percentages mean what they say: 95 % are 243',
      attacker: { species: 'Slowpoke', move: 'razorleaf' },
      in256: { hits: 243, criticals: 56, effects: 0 }, // 15 / 2 * 8
    },
    {
      rule: 'a third is slowed down',
      attacker: { species: 'Slowpoke', move: 'constrict' },
      in256: { hits: 256, criticals: 7, effects: 85 }, // 15 / 2; 33 % rounded up
    },
  ].map(({ rule, ...row }) => [rule, row] as const),
)('%s', (_rule, { attacker, in256 }) => {
  const seen = { uses: 0, hits: 0, criticals: 0, chances: 0, effects: 0 };
  for (let battle = 0; seen.hits < DRAWS; battle++) {
    for (const event of attacksOf(attacker, `rates ${battle}`)) {
      if (event.type === 'used') seen.uses++;
      if (event.type === 'damaged') seen.hits++;
      if (event.type === 'damaged' && event.isCritical) seen.criticals++;
      if (event.type === 'effectApplied') seen.effects++;
      // Whoever has fainted, or is as slow as can be, is not left to chance.
      if (event.type === 'effectApplied' || (event.type === 'effectFailed' && event.why === 'chance')) seen.chances++;
    }
  }
  expectRate(seen.hits, seen.uses, in256.hits);
  expectRate(seen.criticals, seen.hits, in256.criticals);
  expectRate(seen.effects, seen.chances, in256.effects);
});

/** What a weak attacker does to a target that has nothing better to do, until it runs out of points. */
function attacksOf({ species, move }: { species: string; move: string }, seed: string): readonly Event[] {
  const teams = [[{ species, level: 3, moves: [move] }], [{ species: 'Chansey', moves: ['splash'] }]];
  const match = start(arena, { seed, options: { teams } });
  const first: Agent = () => 0; // the only move, and in the end to struggle
  match.run([first, first]);
  const { number } = moveById(move)!; // written above
  const { events } = match; // made anew each time it is asked for
  const end = events.findIndex((event) => event.type === 'used' && event.seat === 0 && event.move !== number);
  return events.slice(0, end < 0 ? undefined : end).filter(isAttack);
}

function isAttack(event: Event): boolean {
  if (event.type === 'used') return event.seat === 0;
  if (event.type === 'damaged') return event.seat === 1 && event.by === 'move';
  return event.type === 'effectApplied' || event.type === 'effectFailed';
}
