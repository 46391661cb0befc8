import type { Flow } from '@fermata/core';
import { ARVN_CUBES } from '../map/kinds.ts';
import { SPACE_COUNT } from '../map/places.ts';
import { countOf } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { remove } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';

/** ARVN loses one cube of three in every space, and says which; answers where. */
export function* failedAttempt(state: Table, of = 'failed-attempt'): Flow<Event, number[]> {
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const n = Math.floor(countOf(state, space, ARVN_CUBES) / 3);
    if (n === 0) continue;
    spaces.push(space);
    const arvn = { state, faction: 'ARVN', of } as const;
    yield* pickPieces(
      arvn,
      'which-loss',
      n,
      () => groupsAt(state, space, ARVN_CUBES),
      (_, kind, many) => remove(kind, many, space),
      { inBulk: true, space },
    );
  }
  return spaces;
}
