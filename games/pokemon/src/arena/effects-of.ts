/**
 * What a move brings about besides damage, as a list: made once, from the move's data, with the code that carries it
 * out in all rules. What is new is that each effect tells beforehand why it cannot apply.
 */
import { afflict, isImmuneByType, whyStatusBlocked } from '../battle/afflict.ts';
import { changeStages, isMisted } from '../battle/change-stages.ts';
import { recoilOrDrain } from '../battle/recoil-or-drain.ts';
import { stageChange } from '../battle/stages.ts';
import { confuse, flinch } from '../battle/start.ts';
import type { Ailment, Move, Secondary, Stages } from '../data/index.ts';
import { ALWAYS, type MoveEffect } from './move-effect.ts';
import { findSpecial } from './special-effects.ts';

export function effectsOf(move: Move): readonly MoveEffect[] {
  const known = made.get(move);
  const list = known ?? listOf(move);
  if (known === undefined) made.set(move, list);
  return list;
}

const made = new Map<Move, readonly MoveEffect[]>();

function listOf({ recoil, drains, stages, status, effect, secondary, isSelf }: Move): readonly MoveEffect[] {
  const special = findSpecial(effect);
  return [
    ...(recoil > 0 ? [recoilingOrDraining('recoil')] : []),
    ...(drains ? [recoilingOrDraining('drain')] : []),
    ...(stages === undefined ? [] : [staging(stages, ALWAYS, !isSelf)]),
    ...(status === '' ? [] : [afflicting(status, ALWAYS)]),
    ...(special === undefined ? [] : [special]),
    ...(secondary === undefined ? [] : secondaryEffects(secondary)),
  ];
}

function secondaryEffects({ chance, status, stages, does }: Secondary): readonly MoveEffect[] {
  return [
    ...(status === '' ? [] : [afflicting(status, chance)]),
    ...(stages === undefined ? [] : [staging(stages, chance, true)]),
    ...(does === '' ? [] : [does === 'confuse' ? confusing(chance) : flinching(chance)]),
  ];
}

function recoilingOrDraining(name: 'recoil' | 'drain'): MoveEffect {
  return {
    ...{ name, in256: ALWAYS, isOnFoe: false },
    whyNot: ({ dealt }) => (dealt.isBroken ? 'broken' : dealt.damage > 0 ? undefined : 'noDamage'),
    carry: ({ state, seat, move, dealt }) => recoilOrDrain(state, seat, move, dealt.damage),
  };
}

function staging(stages: Stages, in256: number, isOnFoe: boolean): MoveEffect {
  return {
    ...{ name: 'stages', in256, isOnFoe },
    whyNot: ({ state, target, move }) => {
      const { active } = state.sides[target];
      if (isOnFoe && isMisted(active, move, stages.by)) return 'mist';
      return stageChange(active, stages.stat, stages.by)?.isReal ? undefined : 'limit';
    },
    carry: (hit) => changeStages(hit, stages),
  };
}

/** A secondary effect does nothing to those who have the type of the move. */
function afflicting(status: Ailment, in256: number): MoveEffect {
  return {
    ...{ name: status, in256, isOnFoe: true },
    whyNot: ({ state, target, move }) => {
      const side = state.sides[target];
      return in256 < ALWAYS && isImmuneByType(side.active, move, status) ? 'immune' : whyStatusBlocked(side, status);
    },
    carry: (hit) => afflict(hit, status, false),
  };
}

function confusing(in256: number): MoveEffect {
  return {
    ...{ name: 'confuse', in256, isOnFoe: true, goesPast: 'standing' },
    whyNot: ({ state, target }) => (state.sides[target].active.confusion > 0 ? 'already' : undefined),
    carry: ({ target }) => confuse(target),
  };
}

function flinching(in256: number): MoveEffect {
  return {
    ...{ name: 'flinch', in256, isOnFoe: true },
    whyNot: ({ state, target }) => (state.sides[target].active.hasFlinched ? 'already' : undefined),
    carry: ({ state, target }) => flinch(state, target),
  };
}
