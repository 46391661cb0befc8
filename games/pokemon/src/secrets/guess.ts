import type { Oracle } from '@fermata/core';
import { turnsLeft } from '../battle/holds.ts';
import { stageChange } from '../battle/stages.ts';
import { underWay } from '../battle/under-way.ts';
import { MOVES, moveOf, NO_MOVE, SPECIES, type Stat, speciesOf } from '../data/index.ts';
import {
  type Active,
  asParty,
  changed,
  enter,
  moveIn,
  NO_STAGES,
  type Pokemon,
  percentOf,
  type Side,
  STRUGGLE,
} from '../state.ts';
import { fullPoints, pokemonOf } from '../teams/index.ts';
import { DV_MAX, EFFORT_MAX, evenly, LEVEL_MAX } from '../teams/set.ts';
import { type ActiveFace, ALL_POINTS, type Lack, type PokemonFace, type SideFace } from './face.ts';
import { oneOf } from './one-of.ts';

/** A side that somebody who sees this face might believe in: what is not known is anything, fully trained. */
export function guessSide(face: SideFace, oracle: Oracle): Side {
  const team = asParty(face.team.map((one) => guessPokemon(one, face.resting.includes(one.id), oracle)));
  const active = guessActive(face.active, team[0], oracle);
  if (face.isCornered) corner(team[0], active, oracle);
  if (face.lacks !== null) lack(team[0], active, face.lacks);
  const selected = underWay(face.active) || face.active.lastMove;
  return {
    team,
    active,
    selected,
    slot: Math.max(active.moves.indexOf(selected), 0),
    used: face.used,
    resting: [...face.resting],
    exposed: [],
    bag: { ...face.bag },
  };
}

/** What it is known to lack, and no more than that. */
function lack(one: Pokemon, active: Active, { health, points }: Lack): void {
  if (points !== null) {
    one.pp = points.map((lacking, slot) => leftOf(fullPoints(moveOf(moveIn(one, slot))), lacking));
    if (!active.isTransformed) active.pp = one.pp;
  }
  const whole = health ? one.maxHealth - 1 : one.maxHealth;
  if (percentOf(one.health, one.maxHealth) === 100 && percentOf(whole, one.maxHealth) === 100) one.health = whole;
}

function leftOf(full: number, points: number): number {
  return Math.max(full - points, points === ALL_POINTS ? 0 : 1);
}

function guessPokemon(face: PokemonFace, isResting: boolean, oracle: Oracle): Pokemon {
  const species = face.species || 1 + oracle.int(SPECIES.length, 'species');
  const moves: number[] = [];
  for (const known of face.moves) moves.push(known === NO_MOVE ? anyMove([...face.moves, ...moves], oracle) : known);
  const set = {
    species: speciesOf(species).id,
    level: face.level || LEVEL_MAX,
    moves: moves.map((move) => moveOf(move).id),
    dvs: evenly(DV_MAX),
    effort: evenly(EFFORT_MAX),
  };
  const one = pokemonOf(set, face.id);
  const maxHealth = fullHealth(face.health, one.maxHealth);
  return {
    ...one,
    maxHealth,
    health: guessHealth(face.health, maxHealth, oracle),
    status: face.status,
    sleep: face.status === 'sleep' ? 1 + oracle.int(isResting ? 2 : 7, 'sleepTurns') : 0,
    seen: face.seen,
  };
}

/** A move that is not among these. */
function anyMove(known: readonly number[], oracle: Oracle): number {
  const left = MOVES.filter(({ number }) => number !== STRUGGLE && !known.includes(number));
  return oneOf(left, 'move', oracle).number;
}

/** Small ones cannot have every percentage of their health: then it has been trained less, and has not so much. */
function fullHealth(percents: number, most: number): number {
  for (let full = most; full > 0; full--) if (percentOf(mostHealth(percents, full), full) === percents) return full;
  return 100; // no training leads there, but somebody has put it into a position
}

/** Any health that is so many percent. */
function guessHealth(percents: number, maxHealth: number, oracle: Oracle): number {
  if (percents === 0) return 0;
  const most = mostHealth(percents, maxHealth);
  const least = mostHealth(percents - 1, maxHealth) + 1;
  return least + oracle.int(most - least + 1, 'health');
}

function mostHealth(percents: number, maxHealth: number): number {
  return Math.floor((percents * maxHealth) / 100);
}

function guessActive(face: ActiveFace, one: Pokemon, oracle: Oracle): Active {
  const fresh = enter(one, face.types);
  const active: Active = {
    ...fresh,
    ...face,
    moves: face.moves.map((move, slot) => (move === NO_MOVE ? moveIn(one, slot) : move)),
    pp: face.isTransformed ? face.moves.map((move) => Math.min(moveOf(move).pp, 5)) : one.pp,
    stored: fresh.stored,
    stats: fresh.stats,
    stages: NO_STAGES,
    confusion: face.confusion > 0 ? 1 + oracle.int(5, 'confusionTurns') : 0,
    rage: face.rage > 0 ? 255 : 0,
    substitute: face.substitute > 0 ? 1 + oracle.int(Math.floor(one.maxHealth / 4) + 1, 'substitute') : 0,
    bide: face.bide > 0 ? 1 + oracle.int(3, 'bideTurns') : 0,
    bideDamage: 0,
    thrashTurns: face.thrash === NO_MOVE ? 0 : 1 + oracle.int(3, 'thrashTurns'),
    thrashAccuracy: face.thrash === NO_MOVE ? 0 : 255,
    trapTurns: face.trapping === NO_MOVE ? 0 : guessTurns(face.trapRenewals, oracle),
    trapDamage: face.trapping === NO_MOVE ? 0 : 1 + oracle.int(30, 'trapDamage'),
    trapped: face.trapped > 0 ? 1 : 0,
    disabledTurns: face.disabled < 0 ? 0 : 1 + oracle.int(8, 'disableTurns'),
  };
  for (const [stat, stage] of face.stages.entries()) raise(active, stat as Stat, stage); // there are six
  return active;
}

function guessTurns(renewals: number, oracle: Oracle): number {
  return oneOf(turnsLeft(renewals), 'trapTurns', oracle);
}

function raise(active: Active, stat: Stat, stage: number): void {
  const change = stage === 0 ? undefined : stageChange(active, stat, stage);
  active.stages = changed(active.stages, stat, stage);
  if (change !== undefined && change.value > 0) active.stats = changed(active.stats, stat, change.value);
}

/** At most one move is left to it. */
function corner(one: Pokemon, active: Active, oracle: Oracle): void {
  const left = [...active.moves.keys()].filter((slot) => slot !== active.disabled);
  const kept = left[oracle.int(Math.max(left.length, 1), 'slot')];
  for (const slot of left) if (slot !== kept) active.pp = changed(active.pp, slot, 0);
  if (!active.isTransformed) one.pp = active.pp;
}
