/** A lasting rule: the same position and choices with it and without it. */
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { fireInTheLake } from '../../src/game.ts';
import { offered, operate } from '../operate.ts';

export interface LastingRow {
  readonly rule: string;
  /** What it changes, in our words. */
  readonly words: string;
  /** What is seen on such a table: events, or an offer. */
  see(table: Table): unknown;
  readonly with: unknown;
  readonly without: unknown;
}
/** What the rule adds to the position, and whether it is there. */
export interface Table {
  readonly given: object;
  readonly isThere: boolean;
}

export function tableWith(rule: string): Table {
  return { given: rule.startsWith('leader:') ? { leaders: boxOf(rule) } : { inForce: [rule] }, isThere: true };
}
export function tableWithout(): Table {
  return { given: { leaders: [128] }, isThere: false };
}
function boxOf(rule: string): number[] {
  return rule === 'leader:minh' ? [] : [Number(rule.slice('leader:'.length))];
}

interface Doing {
  readonly given?: object;
  readonly choices?: readonly unknown[];
  /** What is chosen only with the rule, and only without it: who is asked more answers more. */
  readonly extra?: readonly unknown[];
  readonly extraWithout?: readonly unknown[];
  /** The dice, and those of the rule alone. */
  readonly chance?: ChanceScript;
  readonly chanceOfRule?: ChanceScript;
}
const rowOf = ({ given, choices = [], extra = [], extraWithout = [], chance, chanceOfRule }: Doing, table: Table) => {
  const dice = { ...chance, ...(table.isThere ? chanceOfRule : {}) };
  return {
    given: { ...given, ...table.given },
    choices: [...choices, ...(table.isThere ? extra : extraWithout)],
    ...(Object.keys(dice).length > 0 ? { chance: dice } : {}),
  };
};

/** What happens in an operation; what may be declined after the choices is. */
export const events = (faction: string, operation: string, doing: Doing) => (table: Table) =>
  operate(faction, operation, rowOf(doing, table)).events;
/** What is offered after the choices; of these, where only they matter. */
export const offer =
  (faction: string, operation: string, doing: Doing, only?: readonly unknown[]) =>
  (table: Table): unknown => {
    const found = operate(faction, operation, { ...rowOf(doing, table), isOpen: true }).offer;
    return only === undefined ? found : found.filter((one) => only.includes(one));
  };
/** Whether an operation is offered at all. */
export const isOffered = (faction: string, operation: string, given: object) => (table: Table) =>
  offered(faction, { given: { ...given, ...table.given } }).includes(operation);

/** What happens in a phase of the coup round, up to what is asked after the choices. */
export const phase =
  (name: string, given: object, choices: readonly unknown[] = []) =>
  (table: Table): unknown => {
    const round = { scenario: 'full', map: 'empty', card: 130, next: 2, deck: [3, 129], phase: name };
    const match = scripted(fireInTheLake, {
      position: { ...round, leaders: [128], ...given, ...table.given },
      choices,
    });
    const all = [...match.events];
    const end = all.findIndex(({ type }) => type === 'phaseBegan');
    return all
      .slice(0, end < 0 ? undefined : end)
      .filter(({ type }) => ['moved', 'shifted', 'adjusted'].includes(type));
  };
