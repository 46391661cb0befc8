import type { Deep } from '@fermata/core';
import { type Effect, NO_MOVE } from '../data/index.ts';
import type { Vain } from '../events.ts';
import { EFFECTS, refusal, whyNotRecovering } from '../gen1/effects.ts';
import { followUp } from '../gen1/follow-up.ts';
import { begin, lengthOf } from '../gen1/start.ts';
import type { Active } from '../state.ts';
import { ALWAYS, type Hit, type MoveEffect } from './move-effect.ts';

/** What is peculiar to a few moves; undefined for effects that are part of the damage or of how a move is used. */
export function findSpecial(name: Effect): MoveEffect | undefined {
  const carry = OWN[name] ?? shared(name);
  if (name === '' || carry === undefined) return undefined;
  const isOnFoe = ON_FOE.includes(name);
  return { name, in256: ALWAYS, isOnFoe, whyNot: (hit) => whyNot(name, isOnFoe, hit), carry };
}

const ON_FOE: readonly Effect[] = ['confuse', 'leechSeed', 'disable', 'trap'];

type Carry = MoveEffect['carry'];

/** As gen1 does it, except for these: they come after a blow there, or around it. */
const OWN: { readonly [E in Effect]?: Carry } = {
  recharge: ({ state, seat, move }) => followUp(state, seat, move, true),
  rage: ({ state, seat, move }) => followUp(state, seat, move, true),
  trap({ state, seat, target, move, plans }) {
    EFFECTS.trap!(state, seat, target, move, plans); // it has an entry
    followUp(state, seat, move, true);
  },
  thrash: thrashAbout,
};

function shared(name: Effect): Carry | undefined {
  const effect = EFFECTS[name];
  return effect && (({ state, seat, target, move, plans }) => effect(state, seat, target, move, plans));
}

/** Two or three turns in all; then it is confused. */
function thrashAbout({ seat, move }: Hit): void {
  begin(seat, 'thrash', 2 + lengthOf(2, 'thrashTurns'), move.number);
}

function whyNot(name: Effect, isOnFoe: boolean, { state, seat, target, move }: Hit): Vain | undefined {
  const { active, team } = state.sides[isOnFoe ? target : seat]!; // there are two
  if (HAS[name]?.(active)) return 'already';
  if (name === 'recover' || name === 'rest') return whyNotRecovering(team[0]!); // somebody fights
  return refusal(state, target, move);
}

/** What nobody has twice. Gen1 says nothing where it is there already. */
const HAS: { readonly [E in Effect]?: (active: Deep<Active>) => boolean } = {
  confuse: ({ confusion }) => confusion > 0,
  leechSeed: ({ isSeeded }) => isSeeded,
  disable: ({ disabled }) => disabled >= 0,
  mist: ({ hasMist }) => hasMist,
  focus: ({ isFocused }) => isFocused,
  rage: ({ rage }) => rage > 0,
  thrash: ({ thrash }) => thrash !== NO_MOVE,
};
