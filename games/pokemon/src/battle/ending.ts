import type { DeepReadonly } from '@fermata/core';
import { GHOST, moveOf, speciesOf } from '../data/index.ts';
import type { Pokemon, Side, State } from '../state.ts';

/** True if nobody can make anything happen any more: then it is a tie. */
export function isEndless({ sides }: DeepReadonly<State>): boolean {
  return isStuck(sides[0], sides[1]) && isStuck(sides[1], sides[0]);
}

/** Everybody is frozen for good, or can only transform back and forth, or struggles against ghosts. */
function isStuck(side: DeepReadonly<Side>, foe: DeepReadonly<Side>): boolean {
  for (const one of side.team) if (!isHelpless(one, side, foe)) return false;
  return true;
}

function isHelpless(one: DeepReadonly<Pokemon>, side: DeepReadonly<Side>, foe: DeepReadonly<Side>): boolean {
  if (one.health === 0 || one.status === 'freeze') return true;
  if (onlyTransforms(one, side) && allOf(foe, onlyTransforms)) return true;
  return hasNoPoints(one, side) && allOf(foe, isGhost);
}

/** True of all who stand. */
function allOf(
  side: DeepReadonly<Side>,
  what: (one: DeepReadonly<Pokemon>, side: DeepReadonly<Side>) => boolean,
): boolean {
  return side.team.every((one) => one.health === 0 || what(one, side));
}

function onlyTransforms(one: DeepReadonly<Pokemon>, { team, active }: DeepReadonly<Side>): boolean {
  return (one === team[0] ? active.moves : one.moves).every((move) => moveOf(move).effect === 'transform');
}

function isGhost(one: DeepReadonly<Pokemon>, { team, active }: DeepReadonly<Side>): boolean {
  return (one === team[0] ? active.types : speciesOf(one.species).types).includes(GHOST);
}

function hasNoPoints(one: DeepReadonly<Pokemon>, { team, active }: DeepReadonly<Side>): boolean {
  return (one === team[0] ? active.pp : one.pp).every((left) => left === 0);
}
