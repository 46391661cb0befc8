/** Cards 91 to 120. */

import { emit, type Flow } from '@fermata/core';
import { ask, howMany, pickSpace } from '../asking/ask.ts';
import { canPacifyAround, pacifyAround } from '../coup/support.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { NVA_BASE_TUNNELED, US_TROOPS } from '../map/pieces.ts';
import { AVAILABLE, at, CASUALTIES, nameOf, OUT_OF_PLAY } from '../map/places.ts';
import { IS_LOC, near, SAIGON, TERRAIN } from '../map/spaces.ts';
import { assault } from '../operations/assault.ts';
import { march } from '../operations/march.ts';
import { sweep } from '../operations/sweep.ts';
import { airLift } from '../specials/air-lift.ts';
import { airStrike } from '../specials/air-strike.ts';
import { ambush } from '../specials/ambush.ts';
import { casualties, count, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { move, rollFor, shift } from '../verbs/change.ts';
import { groupAt, groupsIn, pickPieces } from '../verbs/pick.ts';
import { counted, perCasualty } from './amount.ts';
import { TET, TET_OFFENSIVE } from './pivotal.ts';
import { type Card, decidedBy, flow, type Play } from './step.ts';
import { bring, bringAny, bringing, hasAny, send, sendAll, sending } from './steps/boxes.ts';
import { either, inEach, inOne, inSpaces, oneOf, when } from './steps/choices.ts';
import { free, freelyDo, isFreelyPossible, limited, sweepOrAssault } from './steps/free.ts';
import { eligibleNow, ineligible, lasting, lasts, staysEligible } from './steps/lasting.ts';
import { markIn, setIn, shiftIn, tunnelAll, tunnelIn } from './steps/people.ts';
import { place, placeEach, placing, remove, removeAll, removeAllIn, removing, replace, turn } from './steps/pieces.ts';
import { gain, transfer } from './steps/tracks.ts';
import {
  ARVN_PIECES,
  ARVN_TROOP,
  any,
  COIN_CUBES,
  COIN_TROOPS,
  GUERRILLAS,
  INSURGENT_ANY,
  INSURGENT_BASES,
  NVA_BASES,
  NVA_GUERRILLAS,
  NVA_PIECES,
  POLICEMEN,
  SPECIAL_FORCES,
  TUNNELS,
  US_BASES,
  US_PIECES,
  US_TROOP,
  VC_ANY,
  VC_BASES,
  VC_GUERRILLAS,
  VC_PIECES,
  what,
} from './what.ts';
import {
  ANYWHERE,
  among,
  both,
  CAMBODIA,
  CITIES,
  controlled,
  except,
  has,
  hasSpace,
  LINES,
  lacks,
  levelFrom,
  named,
  nextTo,
  PROVINCES,
  SOUTH,
  someOf,
  spacesIn,
  TUNNELED,
  terrain,
  type Where,
  where,
} from './where.ts';

const GARRISONED = both(PROVINCES, has(US_TROOP));
const NVA_SOFT = any(NVA_GUERRILLAS, NVA_BASES);
const UNARMED = both(has(VC_GUERRILLAS, 2), lacks(any(NVA_BASES, what('tunneled NVA bases', NVA_BASE_TUNNELED))));
const guerrillasOf = { NVA: NVA_GUERRILLAS, VC: VC_GUERRILLAS } as const;
/** The troops of both move and search; and they fight as US troops. */
const TROOPS_OF_BOTH = { kinds: COIN_TROOPS } as const;
const AS_US = { ...TROOPS_OF_BOTH, asUS: true } as const;

export const VC_CARDS: Readonly<Record<number, Card>> = {
  // Bob Hope
  91: {
    unshaded: [
      flow(
        'any US troops of a province to a city under COIN control; for every two a casualty is available again',
        ({ state }) => hasSpace(state, GARRISONED) && hasSpace(state, both(CITIES, controlled('COIN'))),
        function* (play) {
          const { state } = play;
          const from = yield* pickSpace(play, 'which-space', spacesIn(state, GARRISONED));
          const to = yield* pickSpace(play, 'where', spacesIn(state, both(CITIES, controlled('COIN'))), from);
          const n = yield* howMany(play, groupAt(from, US_TROOPS), [0, count(state, from, US_TROOPS)], from);
          if (n > 0) yield* move(US_TROOPS, n, from, to);
          yield* sending(play, US_PIECES, Math.floor(n / 2), () => [CASUALTIES], 'AVAILABLE');
        },
      ),
    ],
    shaded: [
      oneOf(['NVA', 'VC'], (faction) => [
        flow(
          `${faction} move up to 3 US troops from provinces to cities, and place a guerrilla for each where it was`,
          ({ state }) => hasSpace(state, GARRISONED),
          function* (play) {
            const { state } = play;
            const left: number[] = [];
            const groups = () => groupsIn(state, spacesIn(state, GARRISONED), US_TROOP.kinds);
            yield* pickPieces(
              play,
              'which-piece',
              3,
              groups,
              function* (from, kind) {
                left.push(from);
                yield* move(kind, 1, from, yield* pickSpace(play, 'where', spacesIn(state, CITIES), from));
              },
              { upTo: true },
            );
            for (const space of left) yield* placing(play, guerrillasOf[faction], 1, [space]);
          },
        ),
      ]),
    ],
  },
  // SEALORDS
  92: {
    unshaded: [sweepOrAssault('ARVN', { only: nextTo('can-tho') }), sweepOrAssault('US', { only: nextTo('can-tho') })],
    shaded: [
      oneOf(['NVA', 'VC'], (faction) => [
        bringAny(faction === 'NVA' ? NVA_PIECES : VC_PIECES, someOf(CAMBODIA, named('tay-ninh')), nextTo('can-tho')),
      ]),
    ],
  },
  // Senator Fulbright
  93: {
    unshaded: [send({ what: US_PIECES, n: 4, from: ANYWHERE, to: 'AVAILABLE', by: 'US' })],
    shaded: [send({ what: US_BASES, n: 1, from: 'AVAILABLE', to: 'OUT_OF_PLAY' }), gain('AID', -9)],
  },
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
  95: {
    unshaded: [free('US', airLift), sweepOrAssault('US', { most: 2, arvn: 'none' }), free('US', airStrike)],
    shaded: [shiftIn(-2, { in: both(PROVINCES, lacks(POLICEMEN)), n: 3 })],
  },
  // APC
  96: {
    unshaded: [
      flow(
        'the US, then ARVN, pacify as in the Support phase, at no cost, one level a space',
        ({ state }) => canPacifyAround(state, 'US', { cost: 0 }) || canPacifyAround(state, 'ARVN', { cost: 0 }),
        function* ({ state, of }) {
          const how = { cost: 0, levelsMax: 1, pacified: {} }; // one level over both
          yield* pacifyAround(state, 'US', of, how);
          yield* pacifyAround(state, 'ARVN', of, how);
        },
      ),
    ],
    shaded: [
      when(
        'the Tet Offensive has been',
        ({ state }) => SCENARIOS[state.scenario].hasPivotal && !state.pivotal.includes(TET),
        [
          flow(
            'its card goes back to the VC',
            () => true,
            () => emit<Event>({ type: 'pivotalReturned', card: TET }),
          ),
        ],
        [oneOf(['VC'], () => TET_OFFENSIVE)],
      ),
    ],
  },
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
      inSpaces(both(CITIES, has(VC_ANY)), (here) => [
        shiftIn(-2, { in: here, n: 1 }),
        markIn({ in: here, n: 1 }, true),
      ]),
    ],
  },
  // Long Tan
  98: {
    unshaded: [
      either({
        'us-troops': [
          flow(
            '2 US troops from OUT_OF_PLAY to a province',
            ({ state }) => count(state, OUT_OF_PLAY, US_TROOPS) > 0,
            function* (play) {
              const { state } = play;
              const to = yield* pickSpace(play, 'where', spacesIn(state, both(PROVINCES, except('north-vietnam'))));
              yield* move(US_TROOPS, Math.min(2, count(state, OUT_OF_PLAY, US_TROOPS)), OUT_OF_PLAY, to);
            },
          ),
        ],
        guerrillas: [removeAll(GUERRILLAS, both(terrain('jungle'), has(US_TROOP)))],
      }),
    ],
    shaded: [
      inSpaces(both(terrain('jungle'), has(VC_GUERRILLAS, 2)), (here) => [
        remove({ what: US_BASES, n: 1, from: here, isCostly: true }),
        remove({ what: US_TROOP, n: 1, from: here, isCostly: true }),
      ]),
    ],
  },
  // Masher/White Wing
  99: {
    unshaded: [
      oneOf(['US', 'ARVN'], (faction) => [
        inOne(
          both(
            where('not jungle', (_, space) => !IS_LOC[space] && TERRAIN[space] !== 'jungle'),
            has(US_TROOP),
            has(ARVN_TROOP),
            where(
              '',
              (state, space) =>
                isFreelyPossible(state, faction, sweep, { ...TROOPS_OF_BOTH, only: [space] }) ||
                isFreelyPossible(state, faction, assault, { ...AS_US, only: [space] }),
            ),
          ),
          `${faction} free sweep with the troops of both, which assault as US troops`,
          function* (play, space) {
            yield* freelyDo(play, faction, sweep, { ...TROOPS_OF_BOTH, only: [space] });
            yield* freelyDo(play, faction, assault, { ...AS_US, only: [space] });
          },
        ),
      ]),
    ],
    shaded: [
      oneOf(['VC', 'NVA'], (faction) => [
        flow(
          `${faction} free march with guerrillas into up to 3 spaces, and ambush in 2 of them, underground or not`,
          ({ state }) => isFreelyPossible(state, faction, march, { kinds: guerrillasOf[faction] }),
          function* (play) {
            const how = { kinds: guerrillasOf[faction], most: 3 };
            const { selected } = yield* freelyDo(play, faction, march, how);
            yield* freelyDo(play, faction, ambush, { only: selected, isOpen: true });
          },
        ),
      ]),
    ],
  },
  // Rach Ba Rai
  100: {
    unshaded: [
      inOne(
        both(terrain('lowland'), has(US_TROOP), has(any(VC_PIECES, NVA_SOFT))),
        'all VC go, or all NVA but troops',
        function* (play, space) {
          const whose = yield* ask(play, 'which-faction', ['VC', 'NVA'], space);
          yield* removeAllIn(play.state, whose === 'VC' ? VC_PIECES : NVA_SOFT, space);
        },
      ),
    ],
    shaded: [
      inSpaces(both(terrain('lowland'), has(VC_ANY)), (here) => [
        remove({ what: COIN_CUBES, n: 'die', from: here, isCostly: true }),
        place({ what: VC_PIECES, n: 1, to: here }),
      ]),
    ],
  },
  // Booby Traps
  101: lasts(101),
  // Cu Chi
  102: {
    unshaded: [
      inOne(both(TUNNELED, controlled('COIN'), has(GUERRILLAS)), 'all guerrillas go', ({ state }, space) =>
        removeAllIn(state, GUERRILLAS, space),
      ),
    ],
    shaded: [
      inSpaces(both(PROVINCES, has(any(INSURGENT_BASES, TUNNELS))), (here) => [
        tunnelAll(here),
        place({ what: NVA_GUERRILLAS, n: 1, to: here }),
        place({ what: VC_GUERRILLAS, n: 1, to: here }),
      ]),
    ],
  },
  // Kent State
  103: {
    unshaded: [send({ what: US_PIECES, n: 2, from: 'CASUALTIES', to: 'AVAILABLE' }), limited('US'), eligibleNow('US')],
    shaded: [
      send({ what: US_TROOP, n: 3, from: 'CASUALTIES', to: 'OUT_OF_PLAY', upTo: true }),
      gain('AID', -6),
      ineligible('US'),
    ],
  },
  // Main Force Bns
  104: lasts(104),
  // Rural Pressure
  105: {
    unshaded: [shiftIn(1, { in: both(PROVINCES, has(VC_ANY)), n: 4 })],
    shaded: [
      shiftIn(-1, { in: both(PROVINCES, has(POLICEMEN)), n: 3 }),
      either({ '+6 PATRONAGE': [gain('PATRONAGE', 6)], '-6 PATRONAGE': [gain('PATRONAGE', -6)] }),
    ],
  },
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
  107: {
    unshaded: [
      when(
        'Saigon is at active support',
        ({ state }) => supportIn(state, SAIGON) === 2,
        [gain('PATRONAGE', 6)],
        [gain('PATRONAGE', 3)],
      ),
    ],
    shaded: [shiftIn(-1, { in: named('saigon'), n: 1 }), gain('AID', -12)],
  },
  // Draft Dodgers
  108: {
    unshaded: [
      when('fewer than 3 casualties', ({ state }) => casualties(state) < 3, [
        send({ what: US_TROOP, n: 3, from: 'OUT_OF_PLAY', to: 'AVAILABLE' }),
      ]),
    ],
    shaded: [send({ what: US_TROOP, n: perCasualty(1, 3), from: 'AVAILABLE', to: 'OUT_OF_PLAY' })],
  },
  // Nguyen Huu Tho
  109: {
    unshaded: [shiftIn(1, { in: both(CITIES, has(VC_ANY)), n: 'all' })],
    shaded: [
      place({ what: VC_BASES, n: 1, to: named('saigon') }),
      place({ what: VC_GUERRILLAS, n: 1, to: named('saigon') }),
      staysEligible,
    ],
  },
  // No Contact
  110: {
    unshaded: [
      bring({ what: US_PIECES, n: 2, from: 'CASUALTIES', to: ANYWHERE }),
      turn(SPECIAL_FORCES, 'underground', ANYWHERE),
    ],
    shaded: [turn(GUERRILLAS, 'underground', ANYWHERE)],
  },
  // Agent Orange
  111: {
    unshaded: [
      turn(GUERRILLAS, 'active', terrain('jungle')),
      free('US', airStrike, { only: terrain('jungle'), most: 2, isBlind: true, noTrail: true }),
    ],
    shaded: [shiftIn(-1, { in: both(terrain('jungle', 'highland'), has(INSURGENT_ANY)), n: 'all' })],
  },
  // Colonel Chau
  112: {
    unshaded: [placeEach({ what: POLICEMEN, in: PROVINCES, spaces: 6 })],
    shaded: [
      inSpaces(
        both(PROVINCES, has(ARVN_PIECES)),
        (here) => [shiftIn(-1, { in: here, n: 1 }), place({ what: VC_GUERRILLAS, n: 1, to: here })],
        { n: 3 },
      ),
    ],
  },
  // Ruff Puff
  113: {
    unshaded: [place({ what: POLICEMEN, n: 8, to: SOUTH, upTo: true })],
    shaded: [replace({ what: POLICEMEN, with: VC_PIECES, n: 5, in: someOf(PROVINCES, LINES), basesMax: 1 })],
  },
  // Tri Quang
  114: {
    unshaded: [setIn('PASSIVE_SUPPORT', { in: both(CITIES, levelFrom(-2, 0)), n: 3, upTo: true })],
    shaded: [
      shiftIn(-1, { in: named('hue', 'da-nang', 'saigon'), n: 'all' }),
      place({ what: VC_PIECES, n: 1, to: named('saigon') }),
    ],
  },
  // Typhoon Kate
  115: { single: [lasting('115:single'), staysEligible] },
  // Cadres
  116: lasts(116),
  // Corps Commanders
  117: {
    unshaded: [
      flow(
        'ARVN place 3 troops, out of play or available, in one or two spaces next to each other; free sweep there',
        ({ state }) => hasAny(state, [OUT_OF_PLAY, AVAILABLE], ARVN_TROOP) || isFreelyPossible(state, 'ARVN', sweep),
        function* (play) {
          const arvn = decidedBy(play, 'ARVN');
          const spaces = yield* oneOrTwo(arvn, except('north-vietnam'));
          yield* bringing(arvn, ARVN_TROOP, 3, [OUT_OF_PLAY, AVAILABLE], among(spaces));
          yield* freelyDo(play, 'ARVN', sweep, { only: spaces });
        },
      ),
    ],
    shaded: [
      flow(
        'remove a die of ARVN pieces in one or two spaces next to each other',
        ({ state }) => hasSpace(state, has(ARVN_PIECES)),
        function* (play) {
          const spaces = yield* oneOrTwo(play, has(ARVN_PIECES));
          yield* removing(play, ARVN_PIECES, yield* rollFor('event'), spaces);
        },
      ),
      ineligible('ARVN'),
    ],
  },
  // Korean War Arms
  118: {
    unshaded: [
      flow(
        'the VC remove a guerrilla wherever there are two and no NVA base',
        ({ state }) => hasSpace(state, UNARMED),
        function* (play) {
          for (const space of spacesIn(play.state, UNARMED))
            yield* removing(decidedBy(play, 'VC'), VC_GUERRILLAS, 1, [space]);
        },
      ),
    ],
    shaded: [placeEach({ what: VC_PIECES, in: ANYWHERE, spaces: 3 })],
  },
  // My Lai
  119: {
    unshaded: [send({ what: US_TROOP, n: 2, from: 'AVAILABLE', to: 'OUT_OF_PLAY' }), gain('PATRONAGE', 2)],
    shaded: [
      inSpaces(GARRISONED, (here) => [
        setIn('ACTIVE_OPPOSITION', { in: here, n: 1 }),
        place({ what: VC_BASES, n: 1, to: here, by: 'VC' }),
        place({ what: VC_GUERRILLAS, n: 1, to: here, by: 'VC' }),
      ]),
      gain('AID', -6),
    ],
  },
  // US Press Corps
  120: {
    unshaded: [
      when(
        'two leaders at most have come',
        ({ state }) => state.leaders.length <= 2,
        [bring({ what: US_PIECES, n: 4, from: 'OUT_OF_PLAY', to: ANYWHERE })],
        [bring({ what: US_PIECES, n: 2, from: 'OUT_OF_PLAY', to: ANYWHERE })],
      ),
    ],
    shaded: [
      send({
        what: US_TROOP,
        n: counted('1 a leader of', ({ leaders }) => leaders.length),
        from: 'CASUALTIES',
        to: 'OUT_OF_PLAY',
        upTo: true,
      }),
      sendAll(US_BASES, 'CASUALTIES', 'OUT_OF_PLAY'),
    ],
  },
};

/** One of these spaces, or two that are next to each other. */
function* oneOrTwo(play: Play, spaces: Where): Flow<never, number[]> {
  const { state } = play;
  const first = yield* pickSpace(play, 'which-space', spacesIn(state, spaces));
  const others = near(first).filter((space) => spaces.is(state, space));
  const second = yield* ask(play, 'which-space', ['done', ...others.map(nameOf)] as const);
  return second === 'done' ? [first] : [first, at(second)];
}
