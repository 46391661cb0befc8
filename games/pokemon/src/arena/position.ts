import { positionOf } from '../position.ts';
import { FIELDS, FLAGS, type State } from '../state.ts';
import { FIELD_TURNS } from './constants.ts';

/** A position as in gen1; but screens and mist, of which no turns are told, have all of theirs. */
export function arenaPosition(json: unknown): State {
  const state = positionOf(json);
  for (const { active } of state.sides)
    for (const field of FIELDS)
      if (active[FLAGS[field]] && active.fieldTurns[field] === 0)
        active.fieldTurns = { ...active.fieldTurns, [field]: FIELD_TURNS };
  return state;
}
