/** What lasting rules change before anybody is asked. Operations ask by the name of the rule, and know no card. */
import type { Faction } from '../data/forces.ts';
import type { Table } from '../state/state.ts';
import type { RuleName } from './modifier.ts';
import { MODIFIERS } from './modifiers.ts';

/** Whether somebody may not do something at all. */
export function isForbidden({ inForce }: Table, what: string, by: Faction): boolean {
  for (let one = 0; one < inForce.length; one++) {
    const bans = MODIFIERS[inForce[one] as string]?.forbids; // within the list
    if (bans === undefined) continue;
    for (const ban of bans) if (ban.what === what && (ban.by ?? by) === by) return true;
  }
  return false;
}
/** In how many spaces somebody may do something. Where several rules say so, the later one holds. */
export function spacesMax({ inForce }: Table, what: string, by: Faction, usual: number): number {
  let most = usual;
  for (let one = 0; one < inForce.length; one++) {
    const caps = MODIFIERS[inForce[one] as string]?.spacesMax; // as above
    if (caps === undefined) continue;
    for (const cap of caps) if (cap.what === what && (cap.by ?? by) === by) most = cap.n;
  }
  return most;
}
/** A number that a lasting rule may set; the later one holds. */
export function rule({ inForce }: Table, name: RuleName, usual: number): number {
  let value = usual;
  for (let one = 0; one < inForce.length; one++) value = MODIFIERS[inForce[one] as string]?.rules?.[name] ?? value; // as above
  return value;
}
/** Whether a lasting rule that is either there or not is there. */
export function has(state: Table, name: RuleName): boolean {
  return rule(state, name, 0) > 0;
}
