/** Whether a move can hit at all, and how surely. */
import type { DeepReadonly } from '@fermata/core';
import { ACCURACY, EVASION, effectOn, GRASS, type Move, moveById, SPEED } from '../data/index.ts';
import type { WhyNoEffect } from '../events.ts';
import type { BattleSeat } from '../seats.ts';
import type { Active, State } from '../state.ts';
import { staged } from './stages.ts';

/** Nobody can dodge it. */
const SWIFT = moveById('swift');

/** Whoever flies or digs can be hit by nothing else. */
export function isOutOfReach({ isInvulnerable }: DeepReadonly<Active>, move: Move): boolean {
  return isInvulnerable && move !== SWIFT && move.effect !== 'transform';
}

/** Some moves leave nothing to chance; nor does sleep, for whoever recharges. */
export function cannotMiss({ accuracy, status }: Move, { mustRecharge }: DeepReadonly<Active>): boolean {
  return accuracy === 0 || (status === 'sleep' && mustRecharge);
}

/** How often a move hits that would hit so many times in 256, by the stages of both. */
export function accuracyOn(accuracy: number, own: DeepReadonly<Active>, foe: DeepReadonly<Active>): number {
  return Math.max(staged(staged(accuracy, own.stages[ACCURACY]), -foe.stages[EVASION]), 1);
}

/** Why a move cannot do anything, whatever chance says. */
export function whyNoEffect(
  { sides }: DeepReadonly<State>,
  seat: BattleSeat,
  target: BattleSeat,
  move: Move,
): WhyNoEffect | undefined {
  const { active, team } = sides[target];
  if (!move.ignoresTypes) for (const type of active.types) if (effectOn(move.type, type) === 0) return 'immune';
  if (move.effect === 'leechSeed' && active.types.includes(GRASS)) return 'immune';
  if (move.effect === 'dreamEater' && team[0].status !== 'sleep') return 'awake';
  if (move.effect === 'dreamEater' && active.substitute > 0) return 'substitute'; // dreams do not go through it
  if (move.effect === 'oneHit' && active.stats[SPEED] > sides[seat].active.stats[SPEED]) return 'faster';
  return undefined;
}
