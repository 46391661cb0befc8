import type { DeepReadonly } from '@fermata/core';
import type { Move } from '../data/index.ts';
import type { EffectName, WhyEffectFailed } from '../events.ts';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import type { Dealt } from './deal.ts';
import type { Plans } from './plan.ts';

/** One of the things that a move brings about besides damage. */
export interface MoveEffect {
  readonly name: EffectName;
  /** So many times in 256. */
  readonly in256: number;
  /** It changes the foe, not the user. */
  readonly isOnFoe: boolean;
  /** What a substitute does not keep off, even if it takes the blow; some of that only as long as it stands. */
  readonly goesPast?: 'always' | 'standing';
  /** Why it cannot apply, if so. */
  whyNot(hit: Hit): WhyEffectFailed | undefined;
  carry(hit: Hit): unknown;
}

export const ALWAYS = 256;

/** A move that has hit. */
export interface Hit {
  readonly state: DeepReadonly<State>;
  readonly seat: BattleSeat;
  readonly target: BattleSeat;
  readonly move: Move;
  readonly plans: Plans;
  readonly dealt: Dealt;
}
