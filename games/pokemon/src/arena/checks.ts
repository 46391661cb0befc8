/** Steps 3a to 3c: what keeps a Pokémon from acting. Each answers why, or undefined. */
import { chanceNow, type DeepReadonly } from '@fermata/core';
import { actsConfused } from '../battle/confusion.ts';
import { BIDE } from '../battle/under-way.ts';
import { type Move, NO_MOVE } from '../data/index.ts';
import type { Failure } from '../events.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { CANNOT_MOVE, fighterOf, type State } from '../state.ts';
import { PARALYSIS } from './constants.ts';

/** 3a. The pre-action check: what it takes along when it is switched out. */
export function whyStatusStops(state: DeepReadonly<State>, seat: BattleSeat): Failure | undefined {
  const { health, status } = fighterOf(state, seat);
  if (health === 0) return 'fainted';
  if (status === 'sleep') return 'asleep';
  if (status === 'freeze') return 'frozen';
  return status === 'paralysis' && chanceNow(PARALYSIS, 256, 'paralysis') ? 'paralysed' : undefined;
}

/** 3b. The volatile check: what passes, or stays behind when it is switched out. */
export function whyVolatileStops(state: DeepReadonly<State>, seat: BattleSeat, move: number): Failure | undefined {
  const { active } = state.sides[seat];
  if (isHeld(state, seat)) return 'trapped';
  if (active.hasFlinched) return 'flinched';
  if (active.mustRecharge) return 'recharging';
  if (active.disabled >= 0 && active.disabledMove === (active.bide > 0 ? BIDE : move)) return 'disabled';
  if (move === CANNOT_MOVE) return 'cannotMove';
  if (active.confusion > 0 && !actsConfused()) return 'confused';
  return active.bide > 1 ? 'biding' : undefined;
}

/** 3c. The valid-target check, for all that is not only about its user. A hold needs the very one that is held. */
export function lacksTarget(state: DeepReadonly<State>, seat: BattleSeat, { isSelf }: Move): boolean {
  const { active } = state.sides[seat];
  const { id, health } = fighterOf(state, foeOf(seat));
  const isAboutFoe = !isSelf || active.bide > 0;
  return isAboutFoe && (health === 0 || (active.trapping !== NO_MOVE && active.trapTarget !== id));
}

/** Somebody who is held cannot act, nor dodge: as long as the one who holds is there, and goes on. */
export function isHeld({ sides }: DeepReadonly<State>, seat: BattleSeat): boolean {
  const { trapped, trapper } = sides[seat].active;
  const { active, team } = sides[foeOf(seat)];
  return trapped > 0 && active.trapping !== NO_MOVE && team[0].id === trapper;
}
