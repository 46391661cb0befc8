/** Cards 1 to 30. */

import { near } from '../map/spaces.ts';
import { assault } from '../operations/assault.ts';
import { sweep } from '../operations/sweep.ts';
import { airLift } from '../specials/air-lift.ts';
import { airStrike } from '../specials/air-strike.ts';
import { mark, rollFor, setLevel } from '../verbs/change.ts';
import { perCasualty } from './amount.ts';
import { type Card, missing } from './step.ts';
import { bring, sendAll } from './steps/boxes.ts';
import { inEach, inOne, oneOf } from './steps/choices.ts';
import { free, freelyDo } from './steps/free.ts';
import { ineligible, lasting, lasts, staysEligible } from './steps/lasting.ts';
import { markIn } from './steps/people.ts';
import { place, placeEach, remove, removeAll, removing, turn } from './steps/pieces.ts';
import { gain, trail, trailAtLeast } from './steps/tracks.ts';
import {
  COIN_PIECES,
  GUERRILLAS,
  INSURGENT_PIECES,
  NVA_BASES,
  NVA_GUERRILLAS,
  US_PIECES,
  US_TROOP,
  VC_ANY,
  VC_GUERRILLAS,
  VC_PIECES,
} from './what.ts';
import {
  ANYWHERE,
  both,
  CITIES,
  controlled,
  except,
  has,
  moreOf,
  nextTo,
  OUTSIDE_SOUTH,
  TUNNELED,
  terrain,
} from './where.ts';

/** Lowland along the three rivers. */
const RIVERSIDE = both(
  terrain('lowland'),
  nextTo('loc-saigon-can-tho', 'loc-can-tho-chau-doc', 'loc-can-tho-long-phu'),
);

export const US_CARDS: Readonly<Record<number, Card>> = {
  // Gulf of Tonkin
  1: {
    unshaded: [free('US', airStrike), bring({ what: US_PIECES, n: 6, from: 'OUT_OF_PLAY', to: CITIES, by: 'US' })],
    shaded: [gain('AID', perCasualty(-1)), sendAll(US_PIECES, 'CASUALTIES', 'OUT_OF_PLAY')],
  },
  // Kissinger
  2: { unshaded: missing, shaded: missing },
  // Peace Talks
  3: { unshaded: missing, shaded: missing },
  // Top Gun
  4: { unshaded: missing, shaded: missing },
  // Wild Weasels
  5: { unshaded: missing, shaded: missing },
  // Aces
  6: { unshaded: missing, shaded: missing },
  // ADSID
  7: {
    unshaded: [lasting('7:unshaded')],
    shaded: [trail(1), trailAtLeast(2), gain('RES_ARVN', -9)],
  },
  // Arc Light
  8: { unshaded: missing, shaded: missing },
  // Psychedelic Cookie
  9: { unshaded: missing, shaded: missing },
  // Rolling Thunder
  10: {
    unshaded: [trail(-2), gain('RES_NVA', -9), ineligible('NVA')],
    shaded: [gain('RES_ARVN', -5), lasting('10:shaded')],
  },
  // Abrams
  11: { unshaded: missing, shaded: missing },
  // Capt Buck Adams
  12: {
    unshaded: [turn(GUERRILLAS, 'active', OUTSIDE_SOUTH), remove({ what: NVA_BASES, n: 1, from: OUTSIDE_SOUTH })],
    shaded: [
      place({ what: NVA_BASES, n: 1, to: both(OUTSIDE_SOUTH, controlled('NVA')) }),
      turn(NVA_GUERRILLAS, 'underground', ANYWHERE, 3),
    ],
  },
  // Cobras
  13: lasts(13),
  // M-48 Patton
  14: { unshaded: missing, shaded: missing },
  // Medevac
  15: { unshaded: [lasting('15:unshaded')], shaded: [staysEligible, lasting('15:shaded')] },
  // Blowtorch Komer
  16: { unshaded: missing, shaded: missing },
  // Claymores
  17: { unshaded: missing, shaded: missing },
  // Combined Action Platoons
  18: { unshaded: missing, shaded: missing },
  // CORDS
  19: { unshaded: missing, shaded: missing },
  // Laser Guided Bombs
  20: { unshaded: missing, shaded: missing },
  // Americal
  21: { unshaded: missing, shaded: missing },
  // Da Nang
  22: { unshaded: missing, shaded: missing },
  // Operation Attleboro
  23: {
    unshaded: [
      inOne(TUNNELED, 'US free air-lift into it, sweep and assault, tunnels or not', function* (play, space) {
        yield* freelyDo(play, 'US', airLift, { only: [space] });
        yield* freelyDo(play, 'US', sweep, { only: [space] });
        yield* freelyDo(play, 'US', assault, { only: [space], ignoresTunnels: true, arvn: 'free' });
      }),
    ],
    shaded: [
      inOne(TUNNELED, 'remove a die of US troops there or next door, as casualties', function* (play, space) {
        const die = yield* rollFor('event');
        yield* removing(play, US_TROOP, die, [space, ...near(space)], { isCostly: true });
      }),
    ],
  },
  // Operation Starlite
  24: { unshaded: missing, shaded: missing },
  // TF-116 Riverines
  25: {
    unshaded: [
      removeAll(INSURGENT_PIECES, terrain('mekong')),
      oneOf(['US', 'ARVN'], (faction) => [
        free(faction, sweep, { only: RIVERSIDE }),
        free(faction, assault, { only: RIVERSIDE, arvn: 'free' }),
      ]),
    ],
    shaded: [
      placeEach({ what: VC_GUERRILLAS, n: 2, in: terrain('mekong') }),
      markIn({ in: both(terrain('mekong'), moreOf(VC_ANY, COIN_PIECES)), n: 'all' }),
    ],
  },
  // LRRP
  26: { unshaded: missing, shaded: missing },
  // Phoenix Program
  27: {
    unshaded: [remove({ what: VC_PIECES, n: 3, from: controlled('COIN') })],
    shaded: [
      inEach(
        2,
        both(controlled('COIN'), has(VC_ANY), except('saigon')),
        'terror, active opposition',
        function* (play, space) {
          yield* mark(play.state, space);
          yield* setLevel(play.state, space, -2);
        },
      ),
    ],
  },
  // Search and Destroy
  28: { unshaded: missing, shaded: missing },
  // Tribesmen
  29: { unshaded: missing, shaded: missing },
  // USS New Jersey
  30: { unshaded: missing, shaded: missing },
};
