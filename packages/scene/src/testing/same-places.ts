import type { Seat } from '@fermata/core';
import type { Scene } from '../scene.ts';
import type { Fail } from './broken-staging.ts';
import { called } from './called.ts';
import { countOf } from './owners.ts';

/** Somebody who looks on, and finds fault. */
export interface Looking {
  readonly seat: Seat;
  readonly scene: Scene;
  readonly fail: Fail;
}

/** S5: of these kinds as many pieces lie in a place to all who see it at the same moment, be it faces or backs. */
export function samePlaces(viewers: Iterable<Looking>, kinds: ReadonlySet<string>): void {
  const known = new Map<string, { readonly count: number; readonly seat: Seat }>();
  for (const { seat, scene, fail } of viewers) {
    const counts = countsOf(scene, kinds);
    for (const { id } of scene.places) {
      const count = counts.get(id) ?? 0;
      const met = known.get(id);
      if (met === undefined) known.set(id, { count, seat });
      else if (met.count !== count)
        fail('S5', `"${id}" holds ${count} tokens here, and ${met.count} to ${called(met.seat)}`);
    }
  }
}

/** How many pieces of these kinds lie in each place that holds any. There is no telling how many a supply has. */
function countsOf({ pieces }: Scene, kinds: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces)
    if (kinds.has(piece.kind) && !piece.endless) counts.set(piece.in, (counts.get(piece.in) ?? 0) + countOf([piece]));
  return counts;
}
