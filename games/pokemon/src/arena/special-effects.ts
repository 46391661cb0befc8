import type { DeepReadonly } from '@fermata/core';
import { EFFECTS, renewHold, whyNotRecovering, whyRefused } from '../battle/effects.ts';
import { followUp } from '../battle/follow-up.ts';
import { begin } from '../battle/start.ts';
import type { Effect } from '../data/index.ts';
import type { WhyEffectFailed } from '../events.ts';
import { type Active, type Field, fighterOf } from '../state.ts';
import { FIELD_TURNS } from './constants.ts';
import { ALWAYS, type Hit, type MoveEffect } from './move-effect.ts';

/** What is peculiar to a few moves; undefined for effects that are part of the damage or of how a move is used. */
export function findSpecial(name: Effect): MoveEffect | undefined {
  const carry = OWN[name] ?? EFFECTS[name];
  if (name === '' || carry === undefined) return undefined;
  const isOnFoe = ON_FOE.includes(name);
  const special: MoveEffect = { name, in256: ALWAYS, isOnFoe, whyNot: (hit) => whyNot(name, isOnFoe, hit), carry };
  return name === 'trap' ? { ...special, goesPast: 'always' } : special;
}

const ON_FOE: readonly Effect[] = ['confuse', 'leechSeed', 'disable', 'trap'];

type Carry = MoveEffect['carry'];

/** What a blow means for whoever struck; and what lasts for some turns only. */
const OWN: { readonly [E in Effect]?: Carry } = {
  recharge: ({ state, seat, move, dealt }) => followUp(state, seat, move, !dealt.isBroken),
  rage: ({ state, seat, move, dealt }) => followUp(state, seat, move, !dealt.isBroken),
  trap(hit) {
    renewHold(hit);
    followUp(hit.state, hit.seat, hit.move, !hit.dealt.isBroken);
  },
  reflect: field('reflect'),
  lightScreen: field('lightScreen'),
  mist: field('mist'),
};

/** What stands around its user, for some turns. */
function field(what: Field): Carry {
  return ({ seat }) => begin(seat, what, FIELD_TURNS);
}

function whyNot(
  name: Effect,
  isOnFoe: boolean,
  { state, seat, target, move, dealt }: Hit,
): WhyEffectFailed | undefined {
  const { active, team } = state.sides[isOnFoe ? target : seat];
  if (HAS[name]?.(active)) return 'already';
  if (dealt.isBroken && (name === 'recharge' || name === 'rage')) return 'broken';
  if (name === 'recharge' && fighterOf(state, target).health === 0) return 'knockedOut';
  if (name === 'recover' || name === 'rest') return whyNotRecovering(team[0]);
  return whyRefused(state, target, move);
}

/** What nobody has twice. */
const HAS: { readonly [E in Effect]?: (active: DeepReadonly<Active>) => boolean } = {
  confuse: ({ confusion }) => confusion > 0,
  leechSeed: ({ isSeeded }) => isSeeded,
  disable: ({ disabled }) => disabled >= 0,
  mist: ({ hasMist }) => hasMist,
  focus: ({ isFocused }) => isFocused,
  rage: ({ rage }) => rage > 0,
};
