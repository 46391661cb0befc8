import type { Ev, Json, Seat, Secrets, View } from '@fermata/core';
import type { Event } from '../events.ts';
import type { Side, State } from '../state.ts';
import { type Face, faceOf } from './face.ts';
import { guessSide } from './guess.ts';

const SEATS: readonly Seat[] = [0, 1];

/**
 * A foe's Pokémon, moves, PP and exact health are secret until shown. All that happens on the table tells of them, on
 * purpose; only what somebody has selected, and not used yet, is nobody else's business.
 */
export const secrets: Secrets<State, Event> = {
  values: ({ sides }) =>
    sides.length === 0
      ? []
      : SEATS.map((seat) => ({
          path: ['sides', seat],
          seenBy: [seat],
          show: (side: Json) => faceOf(side as Side),
          guess: (view: View<State>, oracle) => guessSide(view.sides[seat] as unknown as Face, oracle), // what was shown
        })),
  events: {
    joined: (event, seat) => (seat === event.seat ? event : { ...event, team: null }),
    selected: (event, seat) => (seat === event.seat ? event : undefined),
    damaged: (event, seat) => (seat === event.seat ? event : vague(event)),
    healed: (event, seat) => (seat === event.seat ? event : vague(event)),
    shielded: (event, seat) => (seat === event.seat ? event : { ...event, amount: null, last: null }),
    weakened: (event, seat) => (seat === event.seat ? event : { ...event, value: null }),
    staged: (event, seat) => (seat === event.seat ? event : { ...event, value: null }),
    afflicted: (event, seat) => (seat === event.seat ? event : { ...event, turns: null }),
    started: (event, seat) => (seat === event.seat ? event : { ...event, turns: null }),
    aimed: () => undefined,
    spent: (event, seat) => (seat === event.seat ? event : undefined),
    forgotten: () => undefined,
  },
  tells: [
    'switched',
    'failed',
    'ticked',
    'used',
    'charged',
    'missed',
    'damaged',
    'shielded',
    'healed',
    'afflicted',
    'cured',
    'staged',
    'weakened',
    'started',
    'ended',
    'noEffect',
    'hits',
    'transformed',
    'converted',
    'mimicked',
    'hazed',
    'fainted',
    'turnEnded',
    'finished',
  ],
};

/** How much is left of a foe's health is shown in percent. */
function vague(event: Extract<Event, { readonly left: number }>): Ev {
  return { ...event, amount: null, last: null } as unknown as Ev; // what is shown of it
}
