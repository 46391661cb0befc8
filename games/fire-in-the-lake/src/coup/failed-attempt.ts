import type { Flow } from '@fermata/core';
import { ARVN_TROOPS, POLICE } from '../map/pieces.ts';
import { SPACE_COUNT } from '../map/places.ts';
import { countOf } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { remove } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';

const CUBES = [ARVN_TROOPS, POLICE] as const;

/** ARVN loses one cube of three in every space, and says which; answers where. */
export function* failedAttempt(state: Table, of = 'failed-attempt'): Flow<Event, number[]> {
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const n = Math.floor(countOf(state, space, CUBES) / 3);
    if (n === 0) continue;
    spaces.push(space);
    const arvn = { state, faction: 'ARVN', of } as const;
    yield* pickPieces(
      arvn,
      'which-loss',
      n,
      () => groupsAt(state, space, CUBES),
      (_, kind, many) => remove(kind, many, space),
      { inBulk: true, space },
    );
  }
  return spaces;
}
