/** Why something is not offered, for whoever looks for it. Never asked while a match is only played. */
import type { Exception } from '@fermata/core';
import { spacesMax } from '../lasting/rules.ts';
import { nameOf, SPACE_COUNT } from '../map/places.ts';
import { SPECIALS, specialsOf, specialsWith } from '../specials/index.ts';
import { type Action, freely, NO_MONEY, type Operation, type Special } from './action.ts';
import { isMonsoon, MONSOON } from './monsoon.ts';
import { whoForbids, whoLimits, whyNotNamed } from './why-where.ts';

/** Of an operation that goes on: spaces and special activities that are not among the options. */
export function reasonsFor(
  action: Action,
  operation: Operation,
  options: readonly unknown[],
  isClosed: boolean,
): readonly Exception[] {
  const reasons: Exception[] = [];
  for (const special of specialsOf(action.faction))
    if (!options.includes(special.name))
      reasons.push({ option: special.name, why: whyNoSpecial(action, operation, special) });
  for (let space = 0; space < SPACE_COUNT; space++) {
    const name = nameOf(space);
    if (options.includes(name)) continue;
    reasons.push({ option: name, why: isClosed ? 'the operation is over' : whyNotIn(action, operation, space) });
  }
  return reasons;
}

function whyNoSpecial({ state, faction, how, tally }: Action, { name }: Operation, special: Special): string {
  if (how.isLimited) return 'a limited operation has no special activity';
  if (how.isFree) return 'a free operation has no special activity';
  const banned = whoForbids(state, special.name, faction);
  if (special === SPECIALS.ambush && name === 'attack') return banned ?? 'it is chosen in the space that is attacked';
  if (!specialsWith(name, faction).includes(special)) return `it does not go with ${name}`;
  if (tally.special !== undefined) return 'there was one already';
  return banned ?? 'it would do nothing now';
}

/** Would it be offered if it were free? Then money is what is missing. */
function whyNotIn(action: Action, operation: Operation, space: number): string {
  const { state, faction, how, selected } = action;
  const unnamed = whyNotNamed(action, selected, space);
  if (unnamed !== undefined) return unnamed;
  if (how.isLimited && selected.length > 0) return 'a limited operation has one space';
  const limit = whoLimits(state, operation.name, faction);
  if (limit !== undefined && selected.length >= spacesMax(state, operation.name, faction, SPACE_COUNT)) return limit;
  if (how.most !== undefined && selected.length >= how.most) return 'the card names fewer spaces';
  if (!how.isFree && operation.can(freely(action), space)) return NO_MONEY;
  return operation.why(action, space);
}

/** Of an operation that is not offered at all. */
export function whyNot(action: Action, operation: Operation): string {
  const { state, faction } = action;
  const banned = whoForbids(state, operation.name, faction);
  if (banned !== undefined) return banned;
  if (isMonsoon(state) && (operation.name === 'sweep' || operation.name === 'march')) return MONSOON;
  for (let space = 0; space < SPACE_COUNT; space++) if (operation.can(freely(action), space)) return NO_MONEY;
  return 'it would do nothing now';
}
