/** What lasting rules change before anybody is asked. Operations ask by the name of the rule, and know no card. */
import type { Faction } from '../data/forces.ts';
import type { Table } from '../state/state.ts';
import type { Ban, Cap, Modifier, RuleName } from './modifier.ts';
import { MODIFIERS } from './modifiers.ts';

/** Whether somebody may not do something at all. */
export function isForbidden({ inForce }: Table, what: string, by: Faction): boolean {
  for (const ban of sumOf(inForce).bans) if (ban.what === what && (ban.by ?? by) === by) return true;
  return false;
}
/** In how many spaces somebody may do something. Where several rules say so, the later one holds. */
export function spacesMax({ inForce }: Table, what: string, by: Faction, usual: number): number {
  let most = usual;
  for (const cap of sumOf(inForce).caps) if (cap.what === what && (cap.by ?? by) === by) most = cap.n;
  return most;
}
/** A number that a lasting rule may set; the later one holds. */
export function rule({ inForce }: Table, name: RuleName, usual: number): number {
  return sumOf(inForce).rules.get(name) ?? usual;
}
/** Whether a lasting rule that is either there or not is there. */
export function has(state: Table, name: RuleName): boolean {
  return rule(state, name, 0) > 0;
}

/** All that is in force, put together, the later after the earlier. */
interface Sum {
  readonly bans: readonly Ban[];
  readonly caps: readonly Cap[];
  readonly rules: ReadonlyMap<string, number>;
}

/** Offers ask for every space, and a list that is in force is never changed, only replaced: so it is put together once. */
function sumOf(inForce: readonly string[]): Sum {
  if (inForce === last.inForce) return last.sum;
  let sum = sums.get(inForce);
  if (sum === undefined) {
    const some = inForce.map((rule) => MODIFIERS[rule] ?? NOTHING);
    sum = {
      bans: some.flatMap(({ forbids = [] }) => forbids),
      caps: some.flatMap(({ spacesMax: caps = [] }) => caps),
      rules: new Map(some.flatMap(({ rules = {} }) => Object.entries(rules))),
    };
    sums.set(inForce, sum);
  }
  last = { inForce, sum };
  return sum;
}
const NOTHING: Modifier = { text: '' };
const sums = new WeakMap<readonly string[], Sum>();
let last: { readonly inForce: readonly string[]; readonly sum: Sum } = {
  inForce: [],
  sum: { bans: [], caps: [], rules: new Map() },
};
