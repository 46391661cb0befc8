import { moveById, speciesById } from '../data/index.ts';
import { STRUGGLE } from '../state.ts';
import { DV_MAX, EFFORT_MAX, LEVEL_MAX, MOVES_MAX, type Spread, type TeamSet } from './set.ts';

/**
 * True of a set that is good as it is: ids for names, nothing left out, nothing besides. Most are, since whoever plays
 * many battles has had them checked before; so they are not taken apart again.
 */
export function isComplete(given: unknown): given is TeamSet {
  if (typeof given !== 'object' || given === null) return false;
  const { species, level, moves, dvs, effort } = given as Partial<TeamSet>; // each is looked at
  return (
    hasFive(given) &&
    typeof species === 'string' &&
    speciesById(species) !== undefined &&
    isWhole(level, 1, LEVEL_MAX) &&
    areMoves(moves) &&
    isSpread(dvs, DV_MAX) &&
    isSpread(effort, EFFORT_MAX)
  );
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max && !Object.is(value, -0);
}

function areMoves(moves: unknown): boolean {
  if (!Array.isArray(moves) || moves.length < 1 || moves.length > MOVES_MAX) return false;
  for (let slot = 0; slot < moves.length; slot++) {
    const move = typeof moves[slot] === 'string' ? moveById(moves[slot]) : undefined;
    if (move === undefined || move.number === STRUGGLE || moves.indexOf(moves[slot]) < slot) return false;
  }
  return true;
}

function isSpread(spread: unknown, max: number): boolean {
  if (typeof spread !== 'object' || spread === null) return false;
  const { health, attack, defence, speed, special } = spread as Partial<Spread>; // each is looked at
  return (
    hasFive(spread) &&
    isWhole(health, 0, max) &&
    isWhole(attack, 0, max) &&
    isWhole(defence, 0, max) &&
    isWhole(speed, 0, max) &&
    isWhole(special, 0, max)
  );
}

/** Sets and spreads have five fields, which are looked at one by one: this finds any others. */
function hasFive(fields: object): boolean {
  let count = 0;
  for (const _ in fields) count++;
  return count === 5;
}
