/** Cards 31 to 60. */

import { infiltrate } from '../specials/infiltrate.ts';
import { perTrail } from './amount.ts';
import { type Card, missing } from './step.ts';
import { bring, send } from './steps/boxes.ts';
import { either } from './steps/choices.ts';
import { free, limited } from './steps/free.ts';
import { eligibleNow, ineligible, lasting } from './steps/lasting.ts';
import { gain, trail } from './steps/tracks.ts';
import { ARVN_BASES, US_BASES, US_PIECES, US_TROOP } from './what.ts';
import { SOUTH } from './where.ts';

export const NVA_CARDS: Readonly<Record<number, Card>> = {
  // AAA
  31: { unshaded: missing, shaded: missing },
  // Long Range Guns
  32: { unshaded: missing, shaded: missing },
  // MiGs
  33: { unshaded: missing, shaded: missing },
  // SA-2s
  34: { unshaded: missing, shaded: missing },
  // Thanh Hoa
  35: { unshaded: missing, shaded: missing },
  // Hamburger Hill
  36: { unshaded: missing, shaded: missing },
  // Khe Sanh
  37: { unshaded: missing, shaded: missing },
  // McNamara Line
  38: { single: missing },
  // Oriskany
  39: { unshaded: missing, shaded: missing },
  // PoWs
  40: { unshaded: missing, shaded: missing },
  // Bombing Pause
  41: { single: missing },
  // Chou En Lai
  42: { unshaded: missing, shaded: missing },
  // Economic Aid
  43: {
    unshaded: [
      either({
        ARVN: [send({ what: ARVN_BASES, n: 2, from: 'OUT_OF_PLAY', to: 'AVAILABLE' })],
        US: [send({ what: US_BASES, n: 2, from: 'OUT_OF_PLAY', to: 'AVAILABLE' })],
      }),
      either({ RES_ARVN: [gain('RES_ARVN', 6)], AID: [gain('AID', 12)] }),
    ],
    shaded: [trail(1), either({ TRAIL: [trail(1)], RES_NVA: [gain('RES_NVA', 10)] })],
  },
  // Ia Drang
  44: { unshaded: missing, shaded: missing },
  // PT-76
  45: { unshaded: missing, shaded: missing },
  // 559th Transport Grp
  46: {
    unshaded: [trail(-2), lasting('46:unshaded')],
    shaded: [free('NVA', infiltrate), gain('RES_NVA', perTrail(3)), gain('RES_VC', perTrail(2))],
  },
  // Chu Luc
  47: { unshaded: missing, shaded: missing },
  // Nam Dong
  48: { unshaded: missing, shaded: missing },
  // Russian Arms
  49: { unshaded: missing, shaded: missing },
  // Uncle Ho
  50: {
    unshaded: [
      either({
        'us-troops': [bring({ what: US_TROOP, n: 4, from: 'OUT_OF_PLAY', to: SOUTH })],
        RES_ARVN: [gain('RES_ARVN', 9)],
      }),
      limited('ARVN', 2),
    ],
    shaded: [limited('VC', 3), limited('NVA', 3)],
  },
  // 301st Supply Bn
  51: { unshaded: missing, shaded: missing },
  // RAND
  52: { unshaded: missing, shaded: missing },
  // Sappers
  53: { unshaded: missing, shaded: missing },
  // Son Tay
  54: {
    unshaded: [
      send({ what: US_TROOP, n: 2, from: 'CASUALTIES', to: 'AVAILABLE' }),
      ineligible('NVA'),
      eligibleNow('US'),
    ],
    shaded: [send({ what: US_PIECES, n: 2, from: 'CASUALTIES', to: 'OUT_OF_PLAY' }), ineligible('US')],
  },
  // Trucks
  55: { unshaded: missing, shaded: missing },
  // Vo Nguyen Giap
  56: { unshaded: missing, shaded: missing },
  // International Unrest
  57: { unshaded: missing, shaded: missing },
  // Pathet Lao
  58: { unshaded: missing, shaded: missing },
  // Plei Mei
  59: { unshaded: missing, shaded: missing },
  // War Photographer
  60: { unshaded: missing, shaded: missing },
};
