/** Why a space or a way is not offered, and which card is behind it. */
import type { Exception } from '@fermata/core';
import { factsOf, ruleTitle } from '../data/cards.ts';
import type { Faction } from '../data/forces.ts';
import type { RuleName } from '../lasting/modifier.ts';
import { MODIFIERS } from '../lasting/modifiers.ts';
import { nameOf, SPACE_COUNT } from '../map/places.ts';
import type { Table } from '../state/state.ts';
import type { Action } from './action.ts';

/** Of a special activity that goes from space to space. */
export function reasonsWhere(
  action: Action,
  offered: readonly unknown[],
  why: (action: Action, space: number) => string,
): readonly Exception[] {
  const reasons: Exception[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const name = nameOf(space);
    if (offered.includes(name)) continue;
    reasons.push({ option: name, why: whyNotNamed(action, action.visited, space) ?? why(action, space) });
  }
  return reasons;
}
/** It was chosen before, or a card is played that does not name it. */
export function whyNotNamed({ how }: Action, chosen: readonly number[], space: number): string | undefined {
  if (chosen.includes(space)) return 'it was chosen already';
  return how.only !== undefined && !how.only.includes(space) ? 'the card does not name it' : undefined;
}

export function whoForbids({ inForce }: Table, what: string, by: Faction): string | undefined {
  for (const rule of inForce)
    if (MODIFIERS[rule]?.forbids?.some((ban) => ban.what === what && (ban.by ?? by) === by))
      return `${titleOf(rule)} forbids it`;
  return undefined;
}
/** The last one holds. */
export function whoLimits({ inForce }: Table, what: string, by: Faction): string | undefined {
  let limit: string | undefined;
  for (const rule of inForce)
    for (const cap of MODIFIERS[rule]?.spacesMax ?? [])
      if (cap.what === what && (cap.by ?? by) === by)
        limit = `${titleOf(rule)} allows ${cap.n} space${cap.n === 1 ? '' : 's'}`;
  return limit;
}
/** Which rule in force, the last one, says something about this, and what. */
export function whoSays({ inForce }: Table, name: RuleName): string | undefined {
  const rule = inForce.findLast((one) => MODIFIERS[one]?.rules?.[name] !== undefined);
  return rule && `${titleOf(rule)}: ${MODIFIERS[rule]?.text}`;
}
function titleOf(rule: string): string {
  return rule.startsWith('leader:') ? ruleTitle(rule) : factsOf(Number(rule.split(':')[0])).title;
}

/** Ways that are not open, each with what is missing; about those without a reason nothing is said. */
export function closedWays<W extends string>(
  open: readonly W[],
  why: { readonly [V in W]?: string | undefined },
): readonly Exception[] {
  const reasons: Exception[] = [];
  for (const way of Object.keys(why) as W[]) // its own keys
    if (!open.includes(way) && why[way] !== undefined) reasons.push({ option: way, why: why[way] });
  return reasons;
}
/** All spaces but these, with what is missing there. */
export function closedSpaces(open: readonly number[], why: (space: number) => string): readonly Exception[] {
  const reasons: Exception[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (!open.includes(space)) reasons.push({ option: nameOf(space), why: why(space) });
  return reasons;
}
