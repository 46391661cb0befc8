/** Cards 61 to 90. */

import { canCommit, commitment } from '../coup/commitment.ts';
import { failedAttempt } from '../coup/failed-attempt.ts';
import { havens, redeployTroops } from '../coup/redeploy.ts';
import { relocate } from '../coup/relocate.ts';
import { canPacifyAround, pacifyAround } from '../coup/support.ts';
import { troopsOf } from '../map/pieces.ts';
import { ALL } from '../map/spaces.ts';
import { assault } from '../operations/assault.ts';
import { attack } from '../operations/attack.ts';
import { march } from '../operations/march.ts';
import { rally } from '../operations/rally.ts';
import { sweep } from '../operations/sweep.ts';
import { airLift } from '../specials/air-lift.ts';
import { infiltrate } from '../specials/infiltrate.ts';
import { countOf, countOnMap } from '../state/counts.ts';
import type { Table } from '../state/state.ts';
import { adjust, shift } from '../verbs/change.ts';
import { Ledger } from '../verbs/ledger.ts';
import { perPiece, perSpace } from './amount.ts';
import { type Card, type CardStep, flow, runAll } from './step.ts';
import { bring, send, sending } from './steps/boxes.ts';
import { either, inOne, inSpaces, oneOf, when } from './steps/choices.ts';
import { anySpecial, free, freelyDo, isFreelyPossible, limited } from './steps/free.ts';
import { ineligible, lasting, lasts, staysEligible } from './steps/lasting.ts';
import { markIn, setIn, shiftIn, shiftToward } from './steps/people.ts';
import { place, placeEach, placing, remove, removeAll, removeAllIn, removing, replace } from './steps/pieces.ts';
import { gain, halve, trail, transfer } from './steps/tracks.ts';
import {
  ARVN_CUBES,
  ARVN_PIECES,
  ARVN_TROOP,
  any,
  COIN_CUBES,
  COIN_PIECES,
  GUERRILLAS,
  INSURGENT_BASES,
  IRREGULARS,
  NVA_ANY,
  NVA_GUERRILLAS,
  NVA_TROOP,
  POLICEMEN,
  RANGERS,
  US_PIECES,
  US_TROOP,
  VC_ANY,
  VC_GUERRILLAS,
  VC_PIECES,
} from './what.ts';
import {
  ANYWHERE,
  both,
  CAMBODIA,
  CITIES,
  COASTAL,
  controlled,
  except,
  has,
  hasSpace,
  LAOS,
  LAOS_CAMBODIA,
  levelFrom,
  named,
  nextTo,
  OUTSIDE_SOUTH,
  PEOPLED,
  PROVINCES,
  SOUTH,
  SUPPORTING,
  spacesIn,
  terrain,
  uncontrolled,
  type Where,
  where,
  within,
} from './where.ts';

/** Troops of the US and ARVN never go to the North. */
const COAST = both(COASTAL, except('north-vietnam'));
const AROUND_PHU_BON = within(1, 'phu-bon-phu-yen');

/** Rally in Cambodia, then March from where that was. */
function rallyAndMarch(faction: 'NVA' | 'VC'): CardStep {
  return flow(
    `${faction} free rally in Cambodia, and march from there`,
    ({ state }) => isFreelyPossible(state, faction, rally, { only: CAMBODIA }),
    function* (play) {
      const { selected } = yield* freelyDo(play, faction, rally, { only: CAMBODIA });
      yield* freelyDo(play, faction, march, { from: selected });
    },
  );
}
function canRedeploy(state: Table): boolean {
  const homes = havens(state, true);
  const troops = ALL.filter((space) => countOf(state, space, ARVN_TROOP.kinds) > 0);
  return troops.some((space) => homes.some((home) => home !== space));
}

export const ARVN_CARDS: Readonly<Record<number, Card>> = {
  // Armored Cavalry
  61: lasts(61),
  // Cambodian Civil War
  62: {
    unshaded: [
      free('US', airLift, { only: CAMBODIA }),
      oneOf(['US', 'ARVN'], (faction) => [free(faction, sweep, { only: CAMBODIA, from: CAMBODIA })]),
      remove({ what: INSURGENT_BASES, n: 2, from: CAMBODIA }),
    ],
    shaded: [place({ what: any(NVA_TROOP, NVA_GUERRILLAS), n: 12, to: CAMBODIA, by: 'NVA' })],
  },
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
  65: {
    unshaded: [bring({ what: US_PIECES, n: 4, from: 'OUT_OF_PLAY', to: ANYWHERE })],
    shaded: [send({ what: US_PIECES, n: 'die', from: ANYWHERE, to: 'OUT_OF_PLAY', by: 'US' })],
  },
  // Ambassador Taylor
  66: {
    unshaded: [
      gain('AID', 9),
      gain('RES_ARVN', 9),
      either({
        US: [bring({ what: US_PIECES, n: 2, from: 'OUT_OF_PLAY', to: SOUTH, upTo: true })],
        PATRONAGE: [gain('PATRONAGE', -3)],
        nothing: [],
      }),
    ],
    shaded: [setIn('NEUTRAL', { in: both(SUPPORTING, except('saigon')), n: 3 }), gain('PATRONAGE', -3)],
  },
  // Amphib Landing
  67: {
    unshaded: [
      oneOf(['US', 'ARVN'], (faction) => [
        flow(
          `${faction} troops go from coast to coast`,
          ({ state }) => hasSpace(state, both(COAST, has(faction === 'US' ? US_TROOP : ARVN_TROOP))),
          function* (play) {
            const coast = spacesIn(play.state, COAST);
            yield* relocate(play, troopsOf[faction], coast, coast, new Ledger());
          },
        ),
        flow(
          `${faction} free sweep and assault in one space of the coast`,
          ({ state }) => [sweep, assault].some((deed) => isFreelyPossible(state, faction, deed, { only: COAST })),
          function* (play) {
            const { selected } = yield* freelyDo(play, faction, sweep, { only: COAST, most: 1 });
            yield* freelyDo(play, faction, assault, { only: selected.length > 0 ? selected : COAST, most: 1 });
          },
        ),
      ]),
    ],
    shaded: [
      inSpaces(
        both(COASTAL, has(VC_ANY)),
        (here) => [bring({ what: VC_ANY, n: 3, from: here, to: ANYWHERE, upTo: true })],
        { by: 'VC' },
      ),
      ineligible('US'),
      ineligible('ARVN'),
    ],
  },
  // Green Berets
  68: {
    unshaded: [
      inSpaces(both(PROVINCES, uncontrolled('NVA'), except('north-vietnam')), (here) => [
        either({
          'us-irregulars': [place({ what: IRREGULARS, n: 3, to: here })],
          'arvn-rangers': [place({ what: RANGERS, n: 3, to: here })],
        }),
        setIn('ACTIVE_SUPPORT', { in: here, n: 1 }),
      ]),
    ],
    shaded: [
      flow(
        'remove 3 irregulars; one province that they were in to active opposition',
        ({ state }) => hasSpace(state, has(IRREGULARS)),
        function* (play) {
          const { state } = play;
          const before = ALL.map((space) => countOf(state, space, IRREGULARS.kinds));
          yield* removing(play, IRREGULARS, 3, ALL);
          const left = where(
            'that they were in',
            (now, space) => countOf(now, space, IRREGULARS.kinds) !== before[space],
          );
          yield* runAll([setIn('ACTIVE_OPPOSITION', { in: both(PROVINCES, left), n: 1 })], play);
        },
      ),
    ],
  },
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
  70: {
    unshaded: [
      oneOf(['US', 'ARVN'], (faction) => [
        free(faction, sweep, { only: AROUND_PHU_BON, kinds: COIN_CUBES, asUS: true }),
        free(faction, assault, { only: AROUND_PHU_BON, kinds: COIN_CUBES, asUS: true }),
      ]),
    ],
    shaded: [shiftIn(-1, { in: named('qui-nhon', 'phu-bon-phu-yen', 'khanh-hoa'), n: 'all' })],
  },
  // An Loc
  71: {
    unshaded: [
      inSpaces(both(SOUTH, has(ARVN_PIECES)), (here) => [
        removeAll(NVA_TROOP, here),
        place({ what: ARVN_TROOP, n: 3, to: here }),
      ]),
    ],
    shaded: [
      inSpaces(
        CITIES,
        (here) => [
          free('NVA', march, { only: here, kinds: NVA_TROOP }),
          free('NVA', attack, { only: here }),
          free('NVA', attack, { only: here }),
        ],
        { by: 'NVA' },
      ),
    ],
  },
  // Body Count
  72: {
    unshaded: [lasting('72:unshaded')],
    shaded: [
      placeEach({ what: VC_GUERRILLAS, in: levelFrom(-2, -2) }),
      placeEach({ what: NVA_TROOP, n: 2, in: LAOS_CAMBODIA }),
    ],
  },
  // Great Society
  73: {
    unshaded: [
      flow(
        'a Commitment phase',
        ({ state }) => canCommit(state),
        ({ state }) => commitment(state),
      ),
    ],
    shaded: [send({ what: US_PIECES, n: 3, from: 'AVAILABLE', to: 'OUT_OF_PLAY', by: 'US' })],
  },
  // Lam Son 719
  74: {
    unshaded: [
      inSpaces(LAOS, (here) => [
        place({ what: ARVN_TROOP, n: 6, to: here, upTo: true }),
        limited('ARVN', 1, { only: here }),
      ]),
      trail(-2),
    ],
    shaded: [gain('RES_NVA', perPiece(ARVN_PIECES, LAOS, 1, 6))],
  },
  // Sihanouk
  75: {
    unshaded: [
      oneOf(['US', 'ARVN'], (faction) => [
        free(faction, sweep, { only: CAMBODIA }),
        free(faction, assault, { only: CAMBODIA, most: 1, arvn: 'free' }),
      ]),
    ],
    shaded: [rallyAndMarch('VC'), rallyAndMarch('NVA')],
  },
  // Annam
  76: {
    unshaded: [
      gain('RES_NVA', perSpace(both(has(NVA_ANY), has(VC_ANY)), -1)),
      gain('RES_VC', perSpace(both(has(NVA_ANY), has(VC_ANY)), -1)),
      gain('PATRONAGE', 2),
    ],
    shaded: [
      setIn('NEUTRAL', { in: both(named('hue', 'da-nang'), SUPPORTING), n: 'all' }),
      setIn('NEUTRAL', { in: both(PROVINCES, nextTo('hue', 'da-nang'), SUPPORTING), n: 1 }),
    ],
  },
  // Detente
  77: {
    unshaded: [
      halve('RES_NVA'),
      halve('RES_VC'),
      send({ what: NVA_TROOP, n: 5, from: 'AVAILABLE', to: 'OUT_OF_PLAY' }),
    ],
    shaded: [
      either({ RES_NVA: [gain('RES_NVA', 9)], infiltrate: [free('NVA', infiltrate)] }, 'NVA'),
      free('VC', rally, { most: 6 }),
    ],
  },
  // General Lansdale
  78: {
    unshaded: [
      inSpaces(both(PEOPLED, has(COIN_PIECES), except('saigon')), (here) => [
        setIn('ACTIVE_SUPPORT', { in: here, n: 1 }),
        markIn({ in: here, n: 1 }, true),
      ]),
      gain('PATRONAGE', 1),
    ],
    shaded: [gain('PATRONAGE', 3), lasting('78:shaded')],
  },
  // Henry Cabot Lodge
  79: {
    unshaded: [gain('AID', 20)],
    shaded: [
      flow(
        'remove up to 3 ARVN pieces; PATRONAGE +2 for each',
        ({ state }) => countOnMap(state, ARVN_PIECES.kinds) > 0,
        function* (play) {
          const gone = yield* removing(play, ARVN_PIECES, 3, ALL, { upTo: true });
          yield* adjust(play.state, 'PATRONAGE', 2 * gone);
        },
      ),
      ineligible('ARVN'),
    ],
  },
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
  82: {
    unshaded: [
      either({
        US: [send({ what: US_PIECES, n: 3, from: 'OUT_OF_PLAY', to: 'AVAILABLE', upTo: true })],
        ARVN: [send({ what: ARVN_PIECES, n: 6, from: 'OUT_OF_PLAY', to: 'AVAILABLE', upTo: true })],
        'RES_ARVN and AID': [gain('RES_ARVN', 9), gain('AID', 9)],
      }),
    ],
    shaded: [send({ what: US_TROOP, n: 3, from: 'AVAILABLE', to: 'OUT_OF_PLAY' }), gain('AID', -9)],
  },
  // Election
  83: {
    unshaded: [setIn('ACTIVE_SUPPORT', { in: levelFrom(1, 1), n: 3 }), gain('AID', 10)],
    shaded: [shiftIn(-1, { in: CITIES, n: 2 }), gain('AID', -15)],
  },
  // To Quoc
  84: {
    unshaded: [
      placeEach({ what: ARVN_TROOP, in: both(SOUTH, has(NVA_ANY)) }),
      placeEach({ what: POLICEMEN, in: both(SOUTH, has(NVA_ANY)) }),
    ],
    shaded: [
      flow(
        'ARVN loses one cube of three in each space; a VC guerrilla in up to 3 of these',
        ({ state }) => hasSpace(state, has(ARVN_CUBES, 3)),
        function* (play) {
          const lost = yield* failedAttempt(play.state, play.of);
          const there = where('these', (_, space) => lost.includes(space));
          const guerrilla = (here: Where) => [place({ what: VC_GUERRILLAS, n: 1, to: here })];
          yield* runAll([inSpaces(there, guerrilla, { n: 3, upTo: true })], play);
        },
      ),
    ],
  },
  // USAID
  85: {
    unshaded: [shiftIn(1, { in: controlled('COIN'), n: 3 })],
    shaded: (['RES_ARVN', 'AID', 'PATRONAGE'] as const).map((track) =>
      either({ [`+2 ${track}`]: [gain(track, 2)], [`-2 ${track}`]: [gain(track, -2)], nothing: [] }),
    ),
  },
  // Mandate of Heaven
  86: lasts(86),
  // Nguyen Chanh Thi
  87: {
    unshaded: [
      flow(
        'place 3 ARVN pieces within 3 of hue; shift each of these spaces 1 toward support',
        (play) => place({ what: ARVN_PIECES, n: 3, to: within(3, 'hue') }).can(play),
        function* (play) {
          const went = yield* placing(play, ARVN_PIECES, 3, spacesIn(play.state, within(3, 'hue')));
          for (const space of new Set(went)) yield* shift(play.state, space, 1);
        },
      ),
    ],
    shaded: [
      replace({ what: ARVN_PIECES, with: VC_PIECES, n: 2, in: within(2, 'hue') }),
      either({ '+4 PATRONAGE': [gain('PATRONAGE', 4)], '-4 PATRONAGE': [gain('PATRONAGE', -4)] }),
    ],
  },
  // Phan Quang Dan
  88: {
    unshaded: [shiftIn(1, { in: named('saigon'), n: 1 }), gain('PATRONAGE', 5)],
    shaded: [shiftToward('NEUTRAL', { in: named('saigon'), n: 1 }), gain('PATRONAGE', -5), ineligible('ARVN')],
  },
  // Tam Chau
  89: {
    unshaded: [shiftToward('PASSIVE_SUPPORT', { in: named('saigon'), n: 1 }), gain('PATRONAGE', 6)],
    shaded: [
      place({ what: VC_PIECES, n: 1, to: named('saigon') }),
      shiftToward('PASSIVE_OPPOSITION', { in: named('saigon'), n: 1 }),
      gain('PATRONAGE', -6),
    ],
  },
  // Walt Rostow
  90: {
    unshaded: [
      bring({ what: ARVN_PIECES, n: 2, from: ['AVAILABLE', 'OUT_OF_PLAY', ANYWHERE], to: controlled('COIN') }),
    ],
    shaded: [
      placeEach({ what: GUERRILLAS, in: both(PROVINCES, has(ARVN_PIECES)) }),
      flow(
        'ARVN redeploys its troops as if there were no bases',
        ({ state }) => canRedeploy(state),
        ({ state, of }) => redeployTroops(state, of, new Ledger(), true),
      ),
    ],
  },
};
