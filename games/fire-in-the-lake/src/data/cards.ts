/** The deck by number. */
import { COUPS, EVENTS, PIVOTAL, type Shading } from './deck.ts';
import type { Faction } from './forces.ts';
import type { Period } from './scenario.ts';

export const EVENTS_MAX = 120;
export const COUP_FIRST = 125;
export const CARDS_MAX = 130;

export interface CardFacts {
  readonly title: string;
  /** Left to right; none on coup cards. */
  readonly order: readonly Faction[];
  readonly period: Period | undefined;
  readonly sides: readonly Shading[];
  readonly mark: string;
}

const DUAL: readonly Shading[] = ['unshaded', 'shaded'];
const SINGLE: readonly Shading[] = ['single'];
const orderOf = (order: string) => order.split(' ') as Faction[];

const FACTS: readonly CardFacts[] = [
  ...EVENTS.map(([title, order, period, mark = '']) => {
    return { title, order: orderOf(order), period, sides: mark.includes('single') ? SINGLE : DUAL, mark };
  }),
  ...PIVOTAL.map(([title, order]) => {
    return { title, order: orderOf(order), period: undefined, sides: SINGLE, mark: 'pivotal' };
  }),
  ...COUPS.map((title) => ({ title, order: [], period: undefined, sides: [], mark: 'coup' })),
];

/** What is printed on a card. */
export function factsOf(card: number): CardFacts {
  return FACTS[card - 1] as CardFacts; // cards come from the deck
}
export function isCoup(card: number): boolean {
  return card >= COUP_FIRST;
}
/** Who owns a pivotal card: the first on it. */
export function ownerOf(card: number): Faction {
  return factsOf(card).order[0] as Faction; // four on each
}

/** A side as people call it: `Economic Aid, shaded`. */
export function sideTitle(card: number, side: Shading): string {
  return `${factsOf(card).title}, ${side === 'single' ? 'event' : side}`;
}
/** A lasting rule, `43:shaded` or `leader:127`, as people call it. */
export function ruleTitle(rule: string): string {
  if (rule === 'leader:minh') return 'Duong Van Minh'; // printed in the box
  const [card, side] = rule.split(':') as [string, Shading]; // so it is made up
  return card === 'leader' ? factsOf(Number(side)).title : sideTitle(Number(card), side);
}

/** Momentum goes at the next reset; capabilities stay. */
export function isMomentum(rule: string): boolean {
  const [card, side] = rule.split(':');
  return factsOf(Number(card))?.mark.includes(`momentum:${side}`) ?? false;
}
