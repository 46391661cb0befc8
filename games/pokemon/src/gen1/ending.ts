import type { Deep } from '@fermata/core';
import { GHOST, moveOf, speciesOf } from '../data/index.ts';
import type { Pokemon, Side, State } from '../state.ts';

/** After so many turns it is a tie. */
export const TURNS_MAX = 1000;

/** True if nobody can make anything happen any more: then it is a tie. */
export function isEndless({ sides }: Deep<State>): boolean {
  return isStuck(sides[0]!, sides[1]!) && isStuck(sides[1]!, sides[0]!); // there are two
}

/** Everybody is frozen for good, or can only transform back and forth, or struggles against ghosts. */
function isStuck(side: Deep<Side>, foe: Deep<Side>): boolean {
  const foesAre = (what: (one: Deep<Pokemon>, side: Deep<Side>) => boolean) =>
    foe.team.every((one) => one.health === 0 || what(one, foe));
  return side.team.every((one) => {
    if (one.health === 0 || one.status === 'freeze') return true;
    if (onlyTransforms(one, side) && foesAre(onlyTransforms)) return true;
    return ppOf(one, side).every((left) => left === 0) && foesAre(isGhost);
  });
}

function onlyTransforms(one: Deep<Pokemon>, { team, active }: Deep<Side>): boolean {
  return (one === team[0] ? active.moves : one.moves).every((move) => moveOf(move).effect === 'transform');
}

function isGhost(one: Deep<Pokemon>, { team, active }: Deep<Side>): boolean {
  return (one === team[0] ? active.types : speciesOf(one.species).types).includes(GHOST);
}

function ppOf(one: Deep<Pokemon>, { team, active }: Deep<Side>): readonly number[] {
  return one === team[0] ? active.pp : one.pp;
}
