import { emit, type Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import type { QuestionId } from '../asking/questions.ts';
import { does } from '../cause.ts';
import type { OperationName, SpecialName } from '../data/actions.ts';
import type { Space } from '../data/map.ts';
import { isForbidden, spacesMax } from '../lasting/rules.ts';
import { at, nameOf, SPACE_COUNT } from '../map/places.ts';
import { ALL } from '../map/spaces.ts';
import { runSpecial, SPECIALS, specialsWith } from '../specials/index.ts';
import type { Event } from '../state/events.ts';
import { type Action, accompanying, freely, type Operation, type Special } from './action.ts';
import { reasonsFor } from './reasons.ts';

/** Whether an operation can be begun: it has a space, or needs none, or a special activity may open one. */
export function canBegin(action: Action, operation: Operation): boolean {
  if (!action.how.isNamed && isForbidden(action.state, operation.name, action.faction)) return false;
  if (operation.isWhole?.(action)) return true;
  if (hasSpace(action, operation)) return true;
  const opening = operation.openedBy?.[action.faction];
  if (opening === undefined || action.how.isLimited || action.how.isFree) return false;
  if (!opening.isOpen(action) || !canAccompany(action, SPECIALS[opening.special])) return false;
  return opening.special !== 'tax' || hasSpace(freely(action), operation);
}
function hasSpace(action: Action, operation: Operation): boolean {
  if (operation.hasAny !== undefined) return operation.hasAny(action);
  for (const space of action.how.only ?? ALL) if (operation.can(action, space)) return true;
  return false;
}
/** Whether a special activity can be carried out now. */
export function canAccompany(action: Action, special: Special): boolean {
  return !isForbidden(action.state, special.name, action.faction) && special.isPossible(action);
}

/**
 * An operation: a space after the other, each paid and played at once, with one special activity before, between or after.
 * What is offered can be done now, and nothing that was chosen has to be taken back later: so there is always a way to the
 * end. Where the close of the operation changes something (a Sweep finds guerrillas), the special activity is offered once
 * more. Answers whether there was one.
 */
export function carryOut(action: Action, operation: Operation): Flow<Event, boolean> {
  return does(action.state, action.faction, operation.name, carryingOut(action, operation));
}
function* carryingOut(action: Action, operation: Operation): Flow<Event, boolean> {
  const { state, faction, how, selected, visited, tally } = action;
  tally.operation = operation.name;
  const usual = how.isLimited ? 1 : (how.most ?? SPACE_COUNT);
  const most = Math.min(usual, spacesMax(state, operation.name, how.asUS ? 'US' : faction, usual));
  const specials = how.isLimited || how.isFree ? NONE : specialsWith(operation.name, faction);
  let isClosed = false;
  for (;;) {
    const options: ('done' | Space | SpecialName)[] = [];
    const mayStop = isClosed || selected.length > 0 || how.isFree || operation.isWhole?.(action);
    if (mayStop) options.push('done');
    if (!isClosed && selected.length < most) addSpaces(action, operation, options);
    if (tally.special === undefined)
      for (const special of specials) if (canAccompany(action, special)) options.push(special.name);
    if (options.length === 0) options.push('done');
    const next = yield* ask(action, WHERE[operation.name], options, undefined, () =>
      reasonsFor(action, operation, options, isClosed),
    );
    if (next === 'done') {
      // A free operation without a space was declined, unless it needs none.
      if (isClosed || operation.close === undefined || (selected.length === 0 && !operation.isWhole?.(action))) break;
      isClosed = true;
      if (!(yield* operation.close(action))) break;
      action.moved.clear();
    } else if (next in SPECIALS) {
      tally.special = next as SpecialName; // so it is called
      yield* runSpecial(accompanying(action, tally.special), SPECIALS[tally.special]);
    } else {
      selected.push(at(next as Space)); // what is no special activity is a space
      yield* operation.in(action, at(next as Space));
    }
  }
  yield* emit<Event>({
    type: 'operated',
    by: faction,
    operation: operation.name,
    special: tally.special ?? null,
    spaces: visited.map(nameOf),
  });
  return tally.special !== undefined;
}
const NONE: readonly Special[] = [];

function addSpaces(action: Action, operation: Operation, options: (Space | 'done' | SpecialName)[]): void {
  const { how, selected } = action;
  const { only } = how;
  const open = operation.all?.(action);
  for (let space = 0; space < SPACE_COUNT; space++) {
    if ((only !== undefined && !only.includes(space)) || selected.includes(space)) continue;
    if (open === undefined ? operation.can(action, space) : open[space]) options.push(nameOf(space));
  }
}

const WHERE: { readonly [N in OperationName]: QuestionId } = {
  train: 'train-where',
  patrol: 'patrol-where',
  sweep: 'sweep-where',
  assault: 'assault-where',
  rally: 'rally-where',
  march: 'march-where',
  attack: 'attack-where',
  terror: 'terror-where',
};
