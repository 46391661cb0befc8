import type { AnyEvent, DeepReadonly, Seat, Secrets, SecretValue } from '@fermata/core';
import type { Event, Failure } from '../events.ts';
import { battleSeat } from '../seats.ts';
import type { Side, State } from '../state.ts';
import { faceOf, type SideFace } from './face.ts';
import { futureOf } from './future.ts';
import { guessSide } from './guess.ts';

/**
 * A foe's Pokémon, moves, PP and exact health are secret until shown. All that happens on the table tells of them, on
 * purpose; only what somebody has selected, and not used yet, is nobody else's business.
 */
export const secrets: Secrets<State, Event> = {
  values: ({ sides }) => {
    // Teams join one after the other: of those that are there.
    const joined: DeepReadonly<Side[]> = sides;
    if (joined.length === 0) return [];
    const own = joined.map((_, seat) => sideSecret(seat));
    return [...own, ...joined.flatMap((side, seat) => futureOf(side as Side, seat)), lastDamage]; // only read
  },
  events: {
    joined: (event, seat) => (seat === event.seat ? event : { ...event, team: null }),
    selected: (event, seat) => (seat === event.seat && event.slot >= 0 ? event : undefined), // what moves call is told when used
    failed: (event, seat) => (seat === event.seat || NAMED.includes(event.why) ? event : { ...event, move: null }),
    damaged: (event, seat) => (seat === event.seat ? event : vague(event)),
    healed: (event, seat) => (seat === event.seat ? event : vague(event)),
    revived: (event, seat) => (seat === event.seat ? event : { ...event, amount: null }),
    refilled: (event, seat) => (seat === event.seat ? event : { ...event, slot: null, move: null, points: null }),
    shielded: (event, seat) => (seat === event.seat ? event : { ...event, amount: null, last: null }),
    weakened: (event, seat) => (seat === event.seat ? event : { ...event, value: null }),
    restored: (event, seat) => (seat === event.seat ? event : { ...event, value: null }),
    staged: (event, seat) => (seat === event.seat ? event : { ...event, value: null }),
    afflicted: (event) => ({ ...event, turns: null }),
    started: (event) => ({ ...event, turns: null }),
    aimed: () => undefined,
    spent: (event, seat) => (seat === event.seat ? event : undefined),
    forgotten: () => undefined,
  },
  tells: [
    'switched',
    'failed',
    'ticked',
    'used',
    'released',
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
    'ordered',
    'itemUsed',
    'revived',
    'refilled',
    'restored',
    'interrupted',
    'effectApplied',
    'effectFailed',
  ],
};

function sideSecret(seat: Seat): SecretValue<State> {
  return {
    path: ['sides', seat],
    seenBy: [seat],
    show: (side) => faceOf(side as Side), // it is what the path leads to
    guess: (view, oracle) => guessSide(view.sides[battleSeat(seat)] as unknown as SideFace, oracle), // what was shown
  };
}

/** It would give away the exact health of whoever was hit. That there was some everybody knows. */
const lastDamage: SecretValue<State> = {
  path: ['lastDamage'],
  seenBy: [],
  show: (damage) => Math.sign(damage as number), // as above
  guess: (view, oracle) => (view.lastDamage === 0 ? 0 : 1 + oracle.int(USUAL_DAMAGE, 'lastDamage')),
};

const USUAL_DAMAGE = 150;

/** Where somebody does not act for these reasons, everybody knows with which move. */
const NAMED: readonly Failure[] = ['disabled', 'biding'];

/** How much is left of a foe's health is shown in percent. */
function vague(event: Extract<Event, { readonly left: number }>): AnyEvent {
  return { ...event, amount: null, last: null } as unknown as AnyEvent; // what is shown of it
}
