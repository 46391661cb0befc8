import type { View } from '@fermata/core';
import type { Place, Staging } from '@fermata/scene';
import { SEATS_MAX } from '../bounds.ts';
import type { ItemDefinition } from '../definition.ts';
import { statusesOf } from '../definition.ts';
import { itemsFrom } from '../item-data.ts';
import type { State } from '../state.ts';
import { PASS } from '../validate.ts';
import { cues } from './cues.ts';
import { points } from './points.ts';
import { type Printed, seatPieces, seatPlaces } from './seats.ts';
import { supplyPieces, supplyPlaces } from './supply.ts';
import { turnPieces, turnPlaces } from './turns.ts';
import { verdict } from './verdict.ts';

/**
 * A duel with these items on a table. What a view says of an item is its name: what is printed on it comes from here, and an
 * item that is not among these has only its name.
 */
export function stagingFor(items: readonly ItemDefinition[]): Staging<View<State>> {
  const printed = printedOn(items);
  return {
    scene: (view, me) => {
      const state = view as State; // nothing is hidden
      const places: Place[] = [...seatPlaces(state, me), ...turnPlaces(state), ...supplyPlaces(state)];
      const pieces = [
        ...seatPieces(state, me, printedIn(state, printed)),
        ...turnPieces(state, me),
        ...supplyPieces(state),
      ];
      return { places, pieces };
    },
    points,
    cues,
    verdict: (view) => verdict(view as State), // as above
    plain: [PASS],
    answers: { 'Which opponent?': SEATS },
  };
}

function printedOn(items: readonly ItemDefinition[]): Printed {
  return {
    items: new Map(items.map((item) => [item.name, item])),
    statuses: new Map(items.flatMap(statusesOf).map((status) => [status.kind, status])),
  };
}

/** With the items that this match has besides. */
function printedIn({ more }: State, printed: Printed): Printed {
  if (more === undefined) return printed;
  const own = printedOn(itemsFrom(JSON.parse(more), printed.statuses));
  return {
    items: new Map([...printed.items, ...own.items]),
    statuses: new Map([...printed.statuses, ...own.statuses]),
  };
}

const SEATS = Array.from({ length: SEATS_MAX }, (_, seat) => seat);
