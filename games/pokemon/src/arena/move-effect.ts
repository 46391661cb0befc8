import type { Attack } from '../battle/attack.ts';
import type { EffectName, WhyEffectFailed } from '../events.ts';
import type { Dealt } from './deal.ts';

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
export interface Hit extends Attack {
  readonly dealt: Dealt;
}
