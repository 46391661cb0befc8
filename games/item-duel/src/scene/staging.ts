import type { View } from '@fermata/core';
import type { Place, Staging } from '@fermata/scene';
import { SEATS_MAX } from '../bounds.ts';
import type { ItemDefinition } from '../definition.ts';
import { statusesOf } from '../definition.ts';
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
  const printed: Printed = {
    items: new Map(items.map((item) => [item.name, item])),
    statuses: new Map(items.flatMap(statusesOf).map((status) => [status.kind, status])),
  };
  return {
    scene: (view, me) => {
      const state = view as State; // nothing is hidden
      const places: Place[] = [...seatPlaces(state, me), ...turnPlaces(state), ...supplyPlaces(state)];
      const pieces = [...seatPieces(state, me, printed), ...turnPieces(state, me), ...supplyPieces(state)];
      return { places, pieces };
    },
    points,
    cues,
    verdict: (view) => verdict(view as State), // as above
    plain: [PASS],
    answers: { 'Which opponent?': SEATS },
  };
}

const SEATS = Array.from({ length: SEATS_MAX }, (_, seat) => seat);
