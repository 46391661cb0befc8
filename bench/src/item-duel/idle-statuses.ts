import { emit, type Flow, type Prompt, start } from '@fermata/core';
import { duelOf, ITEMS } from '@fermata/item-duel';
import type { Bench } from '../bench.ts';
import type { Work } from '../sides.ts';

export const bench: Bench = {
  name: 'itemduel_idle_statuses',
  about: 'item duel: an event with 1000 statuses in play that do not listen to its type, over one without them',
  bar: { atMost: 1.2 },
  measure: { ours: () => rain(1000), peer: () => rain(0), unit: 'event', ratio: 'cost', apart: false },
};

/** So many that the fork before them does not count. */
const DROPS = 50_000;
const SHOWERS = 5;

/** An item that heals its owner again and again. */
const RAIN = {
  name: 'rain',
  family: 'doctor',
  text: `Heals you by 1, ${DROPS} times.`,
  held: [],
  play: [{ type: 'flow', run: ({ owner }: { readonly owner: number }) => fall(owner) }],
} as const;

function* fall(seat: number): Flow<{ type: 'healed'; seat: number; value: number; by: number; source: string }> {
  for (let drop = 0; drop < DROPS; drop++) yield* emit({ type: 'healed', seat, value: 1, by: seat, source: 'rain' });
}

function rain(idle: number): Work {
  const statuses = Array.from({ length: idle }, () => ({ kind: 'jamming', lasts: { charges: 1 } }));
  // They belong to the seat that plays, and listen to what others play.
  const position = { players: [{ items: Array(SHOWERS).fill('rain'), statuses }, { items: ['hand'] }] };
  const match = start(duelOf([...ITEMS, RAIN]), { seed: 1, log: false, position });
  return () => {
    const fork = match.fork();
    for (let left = SHOWERS; left > 0; ) {
      const [{ id, seat, options }] = fork.prompts() as [Prompt]; // nobody has fallen
      fork.answer(id, seat === 0 ? 0 : options.length - 1);
      if (seat === 0) left--;
    }
    return SHOWERS * DROPS;
  };
}
