/** Cards 61 to 90. */

import { canPacifyAround, pacifyAround } from '../coup/support.ts';
import { ALL } from '../map/spaces.ts';
import { countOnMap } from '../state/counts.ts';
import { type Card, flow, missing, runAll } from './step.ts';
import { bring, sending } from './steps/boxes.ts';
import { either, inOne, when } from './steps/choices.ts';
import { anySpecial } from './steps/free.ts';
import { lasts, staysEligible } from './steps/lasting.ts';
import { setIn, shiftIn } from './steps/people.ts';
import { placing, removeAllIn, replace } from './steps/pieces.ts';
import { gain, transfer } from './steps/tracks.ts';
import { any, IRREGULARS, NVA_TROOP, POLICEMEN, RANGERS, US_PIECES, VC_GUERRILLAS } from './what.ts';
import {
  ANYWHERE,
  both,
  CITIES,
  controlled,
  except,
  has,
  levelFrom,
  OUTSIDE_SOUTH,
  SOUTH,
  SUPPORTING,
  spacesIn,
  terrain,
} from './where.ts';

export const ARVN_CARDS: Readonly<Record<number, Card>> = {
  // Armored Cavalry
  61: { unshaded: missing, shaded: missing },
  // Cambodian Civil War
  62: { unshaded: missing, shaded: missing },
  // Fact Finding
  63: {
    unshaded: [
      either({
        US: [bring({ what: US_PIECES, n: 2, from: 'OUT_OF_PLAY', to: SOUTH })],
        PATRONAGE: [transfer('PATRONAGE', 'RES_ARVN', 'die')],
      }),
      gain('AID', 6),
    ],
    shaded: [
      setIn('NEUTRAL', { in: both(CITIES, controlled('COIN'), SUPPORTING, except('saigon')), n: 1 }),
      either({ PATRONAGE: [gain('PATRONAGE', 4)], RES_VC: [gain('RES_VC', 4)] }),
    ],
  },
  // Honolulu Conference
  64: {
    single: [
      either({ '+10 AID': [gain('AID', 10)], '-10 AID': [gain('AID', -10)] }),
      either({ '+3 PATRONAGE': [gain('PATRONAGE', 3)], '-5 PATRONAGE': [gain('PATRONAGE', -5)] }),
      when(
        'the US or ARVN play it',
        ({ faction }) => faction === 'US' || faction === 'ARVN',
        [
          flow(
            'pacify as in the Support phase',
            ({ state, faction }) => canPacifyAround(state, faction === 'US' ? 'US' : 'ARVN'),
            ({ state, faction, of }) => pacifyAround(state, faction === 'US' ? 'US' : 'ARVN', of),
          ),
        ],
        [staysEligible],
      ),
    ],
  },
  // International Forces
  65: { unshaded: missing, shaded: missing },
  // Ambassador Taylor
  66: { unshaded: missing, shaded: missing },
  // Amphib Landing
  67: { unshaded: missing, shaded: missing },
  // Green Berets
  68: { unshaded: missing, shaded: missing },
  // MACV
  69: {
    single: [
      either({
        COIN: [anySpecial('US'), anySpecial('ARVN')],
        insurgents: [anySpecial('NVA'), anySpecial('VC')],
      }),
      staysEligible,
    ],
  },
  // ROKs
  70: { unshaded: missing, shaded: missing },
  // An Loc
  71: { unshaded: missing, shaded: missing },
  // Body Count
  72: { unshaded: missing, shaded: missing },
  // Great Society
  73: { unshaded: missing, shaded: missing },
  // Lam Son 719
  74: { unshaded: missing, shaded: missing },
  // Sihanouk
  75: { unshaded: missing, shaded: missing },
  // Annam
  76: { unshaded: missing, shaded: missing },
  // Detente
  77: { unshaded: missing, shaded: missing },
  // General Lansdale
  78: { unshaded: missing, shaded: missing },
  // Henry Cabot Lodge
  79: { unshaded: missing, shaded: missing },
  // Light at the End of the Tunnel
  80: {
    single: [
      flow(
        '1 to 4 US pieces from the map to AVAILABLE; for each PATRONAGE +2, a shift toward opposition, 4 NVA troops outside the South',
        ({ state }) => countOnMap(state, US_PIECES.kinds) > 0,
        function* (play) {
          const { state } = play;
          const home = yield* sending(play, US_PIECES, 4, () => ALL, 'AVAILABLE', { least: 1 });
          const steps = [gain('PATRONAGE', 2), shiftIn(-1, { in: ANYWHERE, n: 1 })];
          for (let one = 0; one < home; one++) {
            yield* runAll(steps, play);
            yield* placing(play, NVA_TROOP, 4, spacesIn(state, OUTSIDE_SOUTH));
          }
        },
      ),
      staysEligible,
    ],
  },
  // CIDG
  81: {
    unshaded: [replace({ what: VC_GUERRILLAS, with: any(RANGERS, IRREGULARS, POLICEMEN), n: 'die', in: SOUTH })],
    shaded: [
      inOne(
        both(terrain('highland'), has(any(RANGERS, POLICEMEN, IRREGULARS))),
        'rangers, police and irregulars go, two VC guerrillas come',
        function* (play, space) {
          yield* removeAllIn(play.state, any(RANGERS, POLICEMEN, IRREGULARS), space);
          yield* placing(play, VC_GUERRILLAS, 2, [space]);
        },
      ),
    ],
  },
  // Domino Theory
  82: { unshaded: missing, shaded: missing },
  // Election
  83: {
    unshaded: [setIn('ACTIVE_SUPPORT', { in: levelFrom(1, 1), n: 3 }), gain('AID', 10)],
    shaded: [shiftIn(-1, { in: CITIES, n: 2 }), gain('AID', -15)],
  },
  // To Quoc
  84: { unshaded: missing, shaded: missing },
  // USAID
  85: { unshaded: missing, shaded: missing },
  // Mandate of Heaven
  86: lasts(86),
  // Nguyen Chanh Thi
  87: { unshaded: missing, shaded: missing },
  // Phan Quang Dan
  88: { unshaded: missing, shaded: missing },
  // Tam Chau
  89: { unshaded: missing, shaded: missing },
  // Walt Rostow
  90: { unshaded: missing, shaded: missing },
};
