import { type DeepReadonly, drawNow } from '@fermata/core';
import type { Effect, Move } from '../data/index.ts';
import type { WhyBlocked } from '../events.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { CANNOT_MOVE, fighterOf, type Pokemon, pointsIn, type State } from '../state.ts';
import type { Attack } from './attack.ts';
import { emitNow } from './emit-now.ts';
import { heal, hurt } from './hurt.ts';
import { begin, confuse, lengthOf } from './start.ts';

type Carry = (attack: Attack) => boolean;

/** Why a move is refused before it hits. */
export function whyRefused(
  { sides }: DeepReadonly<State>,
  target: BattleSeat,
  { effect }: Move,
): WhyBlocked | undefined {
  const { active, team } = sides[target];
  switch (effect) {
    case 'disable':
      return active.pp.some((left) => left > 0) ? undefined : 'nothing';
    case 'reflect':
      return active.hasReflect ? 'already' : undefined;
    case 'lightScreen':
      return active.hasLightScreen ? 'already' : undefined;
    case 'substitute':
      if (active.substitute > 0) return 'already';
      return team[0].health < team[0].maxHealth / 4 ? 'weak' : undefined;
    default:
      return undefined;
  }
}

/** What moves do when they hit, besides damage, stages and status. Each tells whether it came off. */
export const EFFECTS: { readonly [E in Effect]?: Carry } = {
  confuse({ state, seat, target, move }) {
    if (state.sides[target].active.confusion > 0) return nothingNew(seat, move);
    confuse(target);
    return true;
  },
  leechSeed({ state, seat, target, move }) {
    if (state.sides[target].active.isSeeded) return nothingNew(seat, move);
    begin(target, 'seed');
    return true;
  },
  mist({ state, seat, move }) {
    if (state.sides[seat].active.hasMist) return nothingNew(seat, move);
    begin(seat, 'mist');
    return true;
  },
  focus({ state, seat, move }) {
    if (state.sides[seat].active.isFocused) return nothingNew(seat, move);
    begin(seat, 'focus');
    return true;
  },
  reflect({ seat }) {
    begin(seat, 'reflect');
    return true;
  },
  lightScreen({ seat }) {
    begin(seat, 'lightScreen');
    return true;
  },
  bide({ seat }) {
    begin(seat, 'bide', 2 + lengthOf(2, 'bideTurns'));
    return true;
  },
  trap: renewHold,
  disable({ state, seat, target, move }) {
    const { active } = state.sides[target];
    if (active.disabled >= 0) return nothingNew(seat, move);
    const slots = [...active.pp.keys()].filter((slot) => pointsIn(active, slot) > 0);
    const slot = drawAnyway(slots, 'disable');
    const turns = 1 + lengthOf(8, 'disableTurns');
    begin(target, 'disable', turns, active.moves[slot], slot);
    return true;
  },
  /** A quarter of the health. Whoever has exactly that much faints of it. Whoever was held slips away. */
  substitute({ state, seat }) {
    const { active, team } = state.sides[seat];
    const { maxHealth } = team[0];
    if (active.trapped > 0) emitNow({ type: 'ended', seat, what: 'trapped' });
    begin(seat, 'substitute');
    if (maxHealth > 3) hurt(state, seat, Math.floor(maxHealth / 4), 'substitute');
    return true;
  },
  recover({ state, seat, move }) {
    const one = fighterOf(state, seat);
    if (!canRecover(seat, one, move)) return false;
    heal(state, seat, Math.floor(one.maxHealth / 2), 'move', -1);
    return true;
  },
  /** Sleeps for two turns, whatever length is drawn. */
  rest({ state, seat, move }) {
    const one = fighterOf(state, seat);
    if (!canRecover(seat, one, move)) return false;
    lengthOf(7, 'sleepTurns');
    emitNow({ type: 'afflicted', seat, who: one.species, status: 'sleep', turns: 2, isRest: true });
    heal(state, seat, one.maxHealth, 'move', -1);
    return true;
  },
  /** Whoever is woken or thawed by it does not act in this turn, nor on with what it was in the middle of. */
  haze({ state, seat, plans }) {
    const foe = foeOf(seat);
    const { status } = fighterOf(state, foe);
    if (status === 'sleep' || status === 'freeze') {
      emitNow({ type: 'selected', seat: foe, move: CANNOT_MOVE, slot: -1 });
      if (plans[foe].to === 0) plans[foe].move = CANNOT_MOVE;
    }
    emitNow({ type: 'hazed', seat });
    return true;
  },
  mimic({ state, seat, target }) {
    const { moves } = state.sides[target].active;
    const move = drawAnyway(moves, 'mimic');
    emitNow({ type: 'mimicked', seat, slot: state.sides[seat].slot, move });
    return true;
  },
  transform({ state, seat }) {
    emitNow({ type: 'transformed', seat, moves: [...state.sides[foeOf(seat)].active.moves] });
    return true;
  },
  conversion({ seat }) {
    emitNow({ type: 'converted', seat });
    return true;
  },
};

/** The hold is renewed by the hit; how long it lasts is told by the one who holds. */
export function renewHold({ state, target }: Attack): true {
  const { active, team } = state.sides[target];
  if (team[0].health > 0 && active.trapped !== 2) begin(target, 'trapped', 2);
  return true;
}

/** What is there already stays as it is. By these rules the move has come off all the same. */
function nothingNew(seat: BattleSeat, { number }: Move): true {
  emitNow({ type: 'noEffect', seat, move: number, why: 'already' });
  return true;
}

/** Chance is asked even where there is only one: the order of draws is part of these rules. */
function drawAnyway(list: readonly number[], label: string): number {
  return drawNow(list.length > 1 ? list : [...list, ...list], label);
}

/** A full one has nothing to recover; nor has one that lacks 255 or 511, by a slip of the original. */
export function whyNotRecovering({ health, maxHealth }: DeepReadonly<Pokemon>): WhyBlocked | undefined {
  const lacking = maxHealth - health;
  if (lacking === 0) return 'healthy';
  return (lacking === 255 || lacking === 511) && health % 256 !== 0 ? 'recovery' : undefined;
}

function canRecover(seat: BattleSeat, one: DeepReadonly<Pokemon>, { number }: Move): boolean {
  const why = whyNotRecovering(one);
  if (why !== undefined) emitNow({ type: 'noEffect', seat, move: number, why });
  return why === undefined;
}
