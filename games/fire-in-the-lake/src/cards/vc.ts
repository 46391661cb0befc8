/** Cards 91 to 120. */

import { emit } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import type { Event } from '../state/events.ts';
import { mark, shift } from '../verbs/change.ts';
import { type Card, flow, missing } from './step.ts';
import { either, inEach, inOne } from './steps/choices.ts';
import { lasting, lasts, staysEligible } from './steps/lasting.ts';
import { tunnelIn } from './steps/people.ts';
import { placeEach, placing, remove } from './steps/pieces.ts';
import { gain, transfer } from './steps/tracks.ts';
import { ARVN_PIECES, any, POLICEMEN, TUNNELS, US_TROOP, VC_ANY, VC_GUERRILLAS } from './what.ts';
import { both, CITIES, has, nextTo, PROVINCES } from './where.ts';

export const VC_CARDS: Readonly<Record<number, Card>> = {
  // Bob Hope
  91: { unshaded: missing, shaded: missing },
  // SEALORDS
  92: { unshaded: missing, shaded: missing },
  // Senator Fulbright
  93: { unshaded: missing, shaded: missing },
  // Tunnel Rats
  94: {
    single: [
      either({
        tunnels: [tunnelIn({ in: PROVINCES, n: 2 })],
        base: [remove({ what: TUNNELS, n: 1, from: has(US_TROOP) })],
      }),
    ],
  },
  // Westmoreland
  95: { unshaded: missing, shaded: missing },
  // APC
  96: { unshaded: missing, shaded: missing },
  // Brinks Hotel
  97: {
    unshaded: [
      either({ AID: [gain('AID', 10)], PATRONAGE: [transfer('PATRONAGE', 'RES_ARVN', 4)] }),
      flow(
        'the leader is ignored',
        ({ state }) => !state.leaderIgnored && state.inForce.some((rule) => rule.startsWith('leader:1')),
        () => emit<Event>({ type: 'leaderIgnored' }),
      ),
    ],
    shaded: [
      inOne(both(CITIES, has(VC_ANY)), 'two levels toward opposition, terror', function* ({ state }, space) {
        yield* shift(state, space, -2);
        yield* mark(state, space);
      }),
    ],
  },
  // Long Tan
  98: { unshaded: missing, shaded: missing },
  // Masher/White Wing
  99: { unshaded: missing, shaded: missing },
  // Rach Ba Rai
  100: { unshaded: missing, shaded: missing },
  // Booby Traps
  101: lasts(101),
  // Cu Chi
  102: { unshaded: missing, shaded: missing },
  // Kent State
  103: { unshaded: missing, shaded: missing },
  // Main Force Bns
  104: { unshaded: missing, shaded: missing },
  // Rural Pressure
  105: { unshaded: missing, shaded: missing },
  // Binh Duong
  106: {
    single: [
      inEach(
        2,
        both(PROVINCES, nextTo('saigon')),
        'a shift either way, a guerrilla or a police',
        function* (play, space) {
          const way = yield* ask(play, 'which-way', ['ACTIVE_SUPPORT', 'ACTIVE_OPPOSITION'], space);
          yield* shift(play.state, space, way === 'ACTIVE_SUPPORT' ? 1 : -1);
          yield* placing(play, any(VC_GUERRILLAS, POLICEMEN), 1, [space]);
        },
      ),
    ],
  },
  // Burning Bonze
  107: { unshaded: missing, shaded: missing },
  // Draft Dodgers
  108: { unshaded: missing, shaded: missing },
  // Nguyen Huu Tho
  109: { unshaded: missing, shaded: missing },
  // No Contact
  110: { unshaded: missing, shaded: missing },
  // Agent Orange
  111: { unshaded: missing, shaded: missing },
  // Colonel Chau
  112: {
    unshaded: [placeEach({ what: POLICEMEN, in: PROVINCES, spaces: 6 })],
    shaded: [
      inEach(3, both(PROVINCES, has(ARVN_PIECES)), 'shift toward opposition, a VC guerrilla', function* (play, space) {
        yield* shift(play.state, space, -1);
        yield* placing(play, VC_GUERRILLAS, 1, [space]);
      }),
    ],
  },
  // Ruff Puff
  113: { unshaded: missing, shaded: missing },
  // Tri Quang
  114: { unshaded: missing, shaded: missing },
  // Typhoon Kate
  115: { single: [lasting('115:single'), staysEligible] },
  // Cadres
  116: { unshaded: missing, shaded: missing },
  // Corps Commanders
  117: { unshaded: missing, shaded: missing },
  // Korean War Arms
  118: { unshaded: missing, shaded: missing },
  // My Lai
  119: { unshaded: missing, shaded: missing },
  // US Press Corps
  120: { unshaded: missing, shaded: missing },
};
