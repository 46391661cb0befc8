import type { DeepReadonly, Seat } from '@fermata/core';
import { type Character, othersOf, type State } from './state.ts';

export const ACTIONS = ['income', 'foreign aid', 'coup', 'tax', 'assassinate', 'steal', 'exchange'] as const;
export type Action = (typeof ACTIONS)[number];

interface ActionRule {
  /** Whom one claims to have. Without it the action cannot be doubted. */
  readonly claims?: Character;
  /** Who may stand in its way. */
  readonly blockedBy?: readonly Character[];
  readonly cost?: number;
  /** Coins from the treasury. */
  readonly gains?: number;
  /** True if it is done to another seat. */
  readonly isAimed?: boolean;
}

export const RULES: { readonly [A in Action]: ActionRule } = {
  income: { gains: 1 },
  'foreign aid': { gains: 2, blockedBy: ['duke'] },
  coup: { cost: 7, isAimed: true },
  tax: { gains: 3, claims: 'duke' },
  assassinate: { claims: 'assassin', blockedBy: ['contessa'], cost: 3, isAimed: true },
  steal: { claims: 'captain', blockedBy: ['captain', 'ambassador'], isAimed: true },
  exchange: { claims: 'ambassador' },
};

/** Whoever has so many coins must do a coup. */
const COINS_MAX = 10;

/** What a seat may do with its turn: an action, and whom it is aimed at. */
export interface Deed {
  readonly action: Action;
  readonly target?: Seat;
}

/** All that the seat may do. From one who has no coins nothing can be stolen. */
export function deedsOf(state: DeepReadonly<State>, seat: Seat): Deed[] {
  const coins = state.coins[seat]!; // one for each seat
  const actions = coins >= COINS_MAX ? (['coup'] as const) : ACTIONS.filter((it) => (RULES[it].cost ?? 0) <= coins);
  return actions.flatMap((action): Deed[] => {
    if (!RULES[action].isAimed) return [{ action }];
    const targets = othersOf(state, seat).filter((other) => action !== 'steal' || state.coins[other]! > 0); // as above
    return targets.map((target) => ({ action, target }));
  });
}
