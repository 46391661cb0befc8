import { chanceNow, type DeepReadonly } from '@fermata/core';
import { emitNow } from '../battle/emit-now.ts';
import { isShieldedFrom } from '../battle/shield.ts';
import { thaw } from '../battle/thaw.ts';
import type { Move } from '../data/index.ts';
import type { WhyEffectFailed } from '../events.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { type State, whoAt } from '../state.ts';
import type { Dealt } from './deal.ts';
import { effectsOf } from './effects-of.ts';
import type { Hit, MoveEffect } from './move-effect.ts';

/** vi. The effects of a move, one by one: can it apply, and does chance let it? */
export function applyEffects(hit: Hit): void {
  const { state, seat, target, move, dealt } = hit;
  const effects = effectsOf(move);
  for (const effect of effects) {
    const on = effect.isOnFoe ? foeOf(seat) : seat;
    const about = { seat, on, who: whoAt(state, on), move: move.number, effect: effect.name };
    const why = whyKeptOff(state, on, move, effect, dealt) ?? effect.whyNot(hit) ?? whyUnlucky(effect);
    if (why !== undefined) emitNow({ type: 'effectFailed', ...about, why });
    else {
      emitNow({ type: 'effectApplied', ...about });
      effect.carry(hit);
    }
  }
  if (effects.length === 0 && move.category === 'status')
    emitNow({ type: 'noEffect', seat, move: move.number, why: 'nothing' });
  thaw(state, target, move);
}

/** Nobody who has fainted feels anything, nor whoever stands behind a substitute that has taken the blow. */
function whyKeptOff(
  { sides }: DeepReadonly<State>,
  on: BattleSeat,
  move: Move,
  { isOnFoe, goesPast }: MoveEffect,
  { isShielded, isBroken }: Dealt,
): WhyEffectFailed | undefined {
  const { active, team } = sides[on];
  if (team[0].health === 0) return 'fainted';
  const isBehind = isShielded || (active.substitute > 0 && isShieldedFrom(move));
  const isKeptOff = isBehind && goesPast !== 'always' && (goesPast !== 'standing' || isBroken);
  return isOnFoe && isKeptOff ? 'substitute' : undefined;
}

function whyUnlucky({ in256 }: MoveEffect): WhyEffectFailed | undefined {
  return chanceNow(in256, 256, 'secondary') ? undefined : 'chance';
}
