/** Why something is not offered, for whoever looks for it. Never asked while a match is only played. */
import type { Exception } from '@fermata/core';
import { factsOf } from '../data/cards.ts';
import type { Faction } from '../data/forces.ts';
import { MODIFIERS } from '../lasting/modifiers.ts';
import { nameOf, SPACE_COUNT } from '../map/places.ts';
import { SPECIALS, specialsOf, specialsWith } from '../specials/index.ts';
import type { Table } from '../state/state.ts';
import type { Action, Operation } from './action.ts';
import { isMonsoon } from './monsoon.ts';

/** Of an operation that goes on: spaces and special activities that are not among the options. */
export function reasonsFor(action: Action, operation: Operation, options: readonly unknown[]): readonly Exception[] {
  const { state, faction, how, selected, tally } = action;
  const reasons: Exception[] = [];
  for (const { name } of specialsOf(faction)) {
    if (options.includes(name)) continue;
    const isWrong = !specialsWith(operation.name, faction).includes(SPECIALS[name]);
    const why = how.isLimited
      ? 'a limited operation has no special activity'
      : how.isFree
        ? 'a free operation has no special activity'
        : isWrong
          ? `it does not go with ${operation.name}`
          : tally.special !== undefined
            ? 'there was one already'
            : (whoForbids(state, name, faction) ?? 'it would do nothing now');
    reasons.push({ option: name, why });
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    const name = nameOf(space);
    if (options.includes(name)) continue;
    const why = selected.includes(space)
      ? 'it was chosen already'
      : how.isLimited && selected.length > 0
        ? 'a limited operation has one space'
        : how.only !== undefined && !how.only.includes(space)
          ? 'the card does not name it'
          : whyNotIn(action, operation, space);
    reasons.push({ option: name, why });
  }
  return reasons;
}

/** Would it be offered if it were free? Then money is what is missing. */
function whyNotIn(action: Action, operation: Operation, space: number): string {
  const isAffordable = operation.can({ ...action, how: { ...action.how, isFree: true } }, space);
  return isAffordable && !action.how.isFree
    ? 'there are no resources for it'
    : `${operation.name} would do nothing there`;
}

/** Of an operation that is not offered at all. */
export function whyNot(action: Action, operation: Operation): string {
  const { state, faction } = action;
  const banned = whoForbids(state, operation.name, faction);
  if (banned !== undefined) return banned;
  if (isMonsoon(state) && (operation.name === 'sweep' || operation.name === 'march'))
    return 'monsoon: a coup comes next';
  for (let space = 0; space < SPACE_COUNT; space++)
    if (operation.can({ ...action, how: { ...action.how, isFree: true } }, space))
      return 'there are no resources for it';
  return 'it would do nothing now';
}

function whoForbids({ inForce }: Table, what: string, by: Faction): string | undefined {
  for (const rule of inForce)
    if (MODIFIERS[rule]?.forbids?.some((ban) => ban.what === what && (ban.by ?? by) === by))
      return `${factsOf(Number(rule.split(':')[0])).title} forbids it`;
  return undefined;
}
