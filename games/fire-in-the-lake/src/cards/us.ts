/** Cards 1 to 30. */

import type { Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import { groupIndex, KINDS, US_TROOPS, VC_GUERRILLA, VC_GUERRILLA_ACTIVE } from '../map/pieces.ts';
import { AVAILABLE, at, OUT_OF_PLAY, placeName } from '../map/places.ts';
import { ALL, NORTH, near } from '../map/spaces.ts';
import { assault } from '../operations/assault.ts';
import { sweep } from '../operations/sweep.ts';
import { airLift } from '../specials/air-lift.ts';
import { airStrike } from '../specials/air-strike.ts';
import { count, countOf, countOnMap, markersLeft } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { flip, kill, mark, move, rollFor, setLevel, shift } from '../verbs/change.ts';
import { Ledger } from '../verbs/ledger.ts';
import { groupAt, groupsIn, pickPieces } from '../verbs/pick.ts';
import { perCasualty } from './amount.ts';
import { type Card, type CardStep, decidedBy, flow, type Play } from './step.ts';
import { bring, hasAny, send, sendAll } from './steps/boxes.ts';
import { inEach, inOne, oneOf, when } from './steps/choices.ts';
import { free, freelyDo, isFreelyPossible, LANDING_ZONE } from './steps/free.ts';
import type { Freely } from './steps/freely.ts';
import { ends, ineligible, lasting, lasts, staysEligible } from './steps/lasting.ts';
import { markIn, setIn, shiftIn } from './steps/people.ts';
import { place, placeEach, remove, removeAll, removeAllIn, removing, replacing, turn } from './steps/pieces.ts';
import { gain, trail, trailAtLeast } from './steps/tracks.ts';
import {
  COIN_BASES,
  COIN_PIECES,
  COIN_TROOPS,
  GUERRILLAS,
  HIDDEN_GUERRILLAS,
  INSURGENT_PIECES,
  IRREGULARS,
  NVA_BASES,
  NVA_GUERRILLAS,
  NVA_PIECES,
  POLICEMEN,
  US_PIECES,
  US_TROOP,
  VC_ANY,
  VC_GUERRILLAS,
  VC_PIECES,
  type What,
  what,
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
  LAOS_CAMBODIA,
  levelFrom,
  moreOf,
  nextTo,
  OUTSIDE_SOUTH,
  PROVINCES,
  SOUTH,
  SUPPORTING,
  spacesIn,
  TUNNELED,
  terrain,
  where,
  within,
  withOrNextTo,
} from './where.ts';

/** Lowland along the three rivers. */
const RIVERSIDE = both(
  terrain('lowland'),
  nextTo('loc-saigon-can-tho', 'loc-can-tho-chau-doc', 'loc-can-tho-long-phu'),
);

/** Where terror can be added, or people do not oppose actively yet. */
const SHAKEN = where('that can change', (state, space) => markersLeft(state) > 0 || levelFrom(-1, 2).is(state, space));

const EXPOSED_VC = what('active VC guerrillas', VC_GUERRILLA_ACTIVE);

/** Aces: six hits on one space, whoever is there; the Trail falls by the card. */
const ACES: Freely = { only: OUTSIDE_SOUTH, most: 1, hits: 6, isBlind: true, noTrail: true };
/** USS New Jersey: one to three coastal spaces, two pieces each, no die. */
const BROADSIDE: Freely = {
  only: COASTAL,
  most: 3,
  least: 1,
  hits: 6,
  perSpace: 2,
  isBlind: true,
  noTrail: true,
};

export const US_CARDS: Readonly<Record<number, Card>> = {
  // Gulf of Tonkin
  1: {
    unshaded: [free('US', airStrike), bring({ what: US_PIECES, n: 6, from: 'OUT_OF_PLAY', to: CITIES, by: 'US' })],
    shaded: [gain('AID', perCasualty(-1)), sendAll(US_PIECES, 'CASUALTIES', 'OUT_OF_PLAY')],
  },
  // Kissinger
  2: {
    unshaded: [remove({ what: INSURGENT_PIECES, n: 'die', from: LAOS_CAMBODIA })],
    shaded: [
      place({ what: NVA_PIECES, n: 2, to: CAMBODIA, by: 'NVA' }),
      send({ what: US_TROOP, n: 2, from: ['CASUALTIES', 'AVAILABLE', ANYWHERE], to: 'OUT_OF_PLAY', by: 'US' }),
      gain('AID', -6),
    ],
  },
  // Peace Talks
  3: {
    unshaded: [gain('RES_NVA', -9), lasting('3:unshaded')],
    shaded: [gain('RES_NVA', 9), trailAtLeast(3)],
  },
  // Top Gun
  4: lasts(4),
  // Wild Weasels
  5: {
    unshaded: [
      when(
        'SA-2s shaded is in force',
        ({ state }) => state.inForce.includes('34:shaded'),
        [ends('34:shaded')],
        [trail(-2), gain('RES_NVA', -9)],
      ),
    ],
    shaded: [lasting('5:shaded')],
  },
  // Aces
  6: {
    unshaded: [
      flow(
        'whoever executes it strikes one space outside the South with 6 hits',
        ({ state, faction }) => isFreelyPossible(state, faction, airStrike, ACES),
        (play) => freelyDo(play, play.faction, airStrike, ACES),
      ),
      trail(-2),
    ],
    shaded: [send({ what: US_TROOP, n: 2, from: 'AVAILABLE', to: 'CASUALTIES' }), trail(2)],
  },
  // ADSID
  7: {
    unshaded: [lasting('7:unshaded')],
    shaded: [trail(1), trailAtLeast(2), gain('RES_ARVN', -9)],
  },
  // Arc Light
  8: lasts(8),
  // Psychedelic Cookie
  9: {
    unshaded: [
      flow(
        'the US moves up to 3 of its troops: from OUT_OF_PLAY to AVAILABLE or the South, or from the map to AVAILABLE',
        ({ state }) => hasAny(state, [OUT_OF_PLAY, ...ALL], US_TROOP),
        (play) => homecoming(decidedBy(play, 'US')),
      ),
    ],
    shaded: [send({ what: US_TROOP, n: 3, from: ANYWHERE, to: 'OUT_OF_PLAY', by: 'US' })],
  },
  // Rolling Thunder
  10: {
    unshaded: [trail(-2), gain('RES_NVA', -9), ineligible('NVA')],
    shaded: [gain('RES_ARVN', -5), lasting('10:shaded')],
  },
  // Abrams
  11: lasts(11),
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
  14: lasts(14),
  // Medevac
  15: { unshaded: [lasting('15:unshaded')], shaded: [staysEligible, lasting('15:shaded')] },
  // Blowtorch Komer
  16: {
    unshaded: [gain('AID', 10), lasting('16:unshaded')],
    shaded: [gain('AID', -10), shiftIn(-1, { in: both(has(COIN_TROOPS), has(POLICEMEN)), n: 1 })],
  },
  // Claymores
  17: {
    unshaded: [staysEligible, lasting('17:unshaded')],
    shaded: [
      inOne(
        both(has(COIN_BASES), has(HIDDEN_GUERRILLAS)),
        'remove a US or ARVN base and an underground guerrilla',
        function* (play, space) {
          yield* removing(play, COIN_BASES, 1, [space], { isCostly: true });
          yield* removing(play, HIDDEN_GUERRILLAS, 1, [space]);
        },
      ),
    ],
  },
  // Combined Action Platoons
  18: lasts(18),
  // CORDS
  19: lasts(19),
  // Laser Guided Bombs
  20: lasts(20),
  // Americal
  21: {
    unshaded: [
      flow(
        'the US moves up to 2 of its troops on the map and up to 2 of those OUT_OF_PLAY to AVAILABLE or to one space',
        ({ state }) => hasAny(state, [OUT_OF_PLAY, ...ALL], US_TROOP),
        (play) => gathering(decidedBy(play, 'US')),
      ),
    ],
    shaded: [
      {
        text: massacres(VC_PIECES).text,
        can: (play) => massacresBy(play).can(play),
        run: (play) => massacresBy(play).run(play),
      },
    ],
  },
  // Da Nang
  22: {
    unshaded: [
      flow(
        'the US moves up to 6 of its troops to da-nang, up to 3 of them from OUT_OF_PLAY, the others from AVAILABLE',
        ({ state }) => hasAny(state, [AVAILABLE, OUT_OF_PLAY], US_TROOP),
        (play) => landing(decidedBy(play, 'US')),
      ),
    ],
    shaded: [setIn('NEUTRAL', { in: both(within(1, 'da-nang'), SUPPORTING), n: 'all' }), lasting('22:shaded')],
  },
  // Operation Attleboro
  23: {
    unshaded: [
      inOne(
        both(TUNNELED, LANDING_ZONE),
        'US free air-lift into it, sweep and assault, tunnels or not',
        function* (play, space) {
          yield* freelyDo(play, 'US', airLift, { only: [space] });
          yield* freelyDo(play, 'US', sweep, { only: [space] });
          yield* freelyDo(play, 'US', assault, { only: [space], ignoresTunnels: true, arvn: 'free' });
        },
      ),
    ],
    shaded: [
      inOne(
        both(TUNNELED, withOrNextTo(US_TROOP)),
        'remove a die of US troops there or next door, as casualties',
        function* (play, space) {
          const die = yield* rollFor('event');
          yield* removing(play, US_TROOP, die, [space, ...near(space)], { isCostly: true });
        },
      ),
    ],
  },
  // Operation Starlite
  24: {
    unshaded: [
      inOne(
        both(PROVINCES, COASTAL, withOrNextTo(US_TROOP), has(VC_PIECES)),
        'remove all VC pieces',
        ({ state }, space) => removeAllIn(state, VC_PIECES, space),
      ),
    ],
    shaded: [
      inEach(
        3,
        both(PROVINCES, has(EXPOSED_VC)),
        'all VC guerrillas hide',
        ({ state }, space) => flip(VC_GUERRILLA_ACTIVE, count(state, space, VC_GUERRILLA_ACTIVE), space),
        undefined,
        true,
      ),
      staysEligible,
    ],
  },
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
  26: {
    unshaded: [place({ what: IRREGULARS, n: 3, to: LAOS_CAMBODIA, by: 'US' }), free('US', airStrike)],
    shaded: [
      flow(
        'remove 3 irregulars as casualties; where they were, shift 1 toward opposition',
        ({ state }) => hasAny(state, ALL, IRREGULARS),
        lostPatrols,
      ),
    ],
  },
  // Phoenix Program
  27: {
    unshaded: [remove({ what: VC_PIECES, n: 3, from: controlled('COIN') })],
    shaded: [
      inEach(
        2,
        both(controlled('COIN'), has(VC_ANY), except('saigon'), SHAKEN),
        'terror, active opposition',
        function* (play, space) {
          yield* mark(play.state, space);
          yield* setLevel(play.state, space, -2);
        },
      ),
    ],
  },
  // Search and Destroy
  28: lasts(28),
  // Tribesmen
  29: {
    unshaded: [remove({ what: INSURGENT_PIECES, n: 4, from: has(IRREGULARS) })],
    shaded: [
      flow('replace all irregulars with VC guerrillas', ({ state }) => hasAny(state, ALL, IRREGULARS), defection),
      setIn('ACTIVE_OPPOSITION', { in: both(terrain('highland'), levelFrom(0, 0)), n: 1 }),
      gain('PATRONAGE', -3),
    ],
  },
  // USS New Jersey
  30: {
    unshaded: [oneOf(['US', 'ARVN'], (faction) => [free(faction, airStrike, BROADSIDE)])],
    shaded: [shiftIn(-2, { in: both(PROVINCES, COASTAL, has(US_TROOP)), n: 2 })],
  },
};

/** Up to three US troops, each by a way of its own; whoever has come into the South stays there. */
function* homecoming(play: Play): Flow<Event> {
  const { state } = play;
  const come = new Ledger();
  const groups = () =>
    groupsIn(state, [OUT_OF_PLAY, ...ALL], US_TROOP.kinds).filter((group) => come.left(state, groupIndex(group)) > 0);
  yield* pickPieces(
    play,
    'which-piece',
    3,
    groups,
    function* (from, kind) {
      const ways = from === OUT_OF_PLAY ? [AVAILABLE, ...spacesIn(state, SOUTH)] : [AVAILABLE];
      const to = at(yield* ask(play, 'where', ways.map(placeName)));
      yield* move(kind, 1, from, to);
      if (to !== AVAILABLE) come.hold(to * KINDS + kind, 1);
    },
    { upTo: true },
  );
}
/** US troops from elsewhere on the map and from out of play to one place. */
function* gathering(play: Play): Flow<Event> {
  const { state } = play;
  const { kinds } = US_TROOP;
  const open = [AVAILABLE, ...ALL].filter(
    (to) => to !== NORTH && groupsIn(state, [OUT_OF_PLAY, ...ALL.filter((from) => from !== to)], kinds).length > 0,
  );
  const to = at(yield* ask(play, 'where', open.map(placeName)));
  for (const from of [ALL.filter((space) => space !== to), [OUT_OF_PLAY]])
    yield* pickPieces(
      play,
      'which-piece',
      2,
      () => groupsIn(state, from, kinds),
      (place, kind, n) => move(kind, n, place, to),
      { upTo: true, inBulk: true },
    );
}
/** In one or two provinces; the VC, whose bases they are, may as well give up one with a tunnel. */
function massacresBy({ faction }: Play): CardStep {
  return massacres(faction === 'VC' ? VC_ANY : VC_PIECES);
}
function massacres(pieces: What): CardStep {
  return inEach(
    2,
    both(PROVINCES, has(US_TROOP), has(pieces)),
    'remove a VC piece, active opposition',
    function* (play, space) {
      yield* removing(play, pieces, 1, [space]);
      yield* setLevel(play.state, space, -2);
    },
    undefined,
    true,
    1,
  );
}
/** US troops come to Da Nang; of those out of play three at most. */
function* landing(play: Play): Flow<Event> {
  const { state } = play;
  let strangers = 3;
  const open = (place: number) => Math.min(count(state, place, US_TROOPS), place === OUT_OF_PLAY ? strangers : 6);
  yield* pickPieces(
    play,
    'which-piece',
    6,
    () => [AVAILABLE, OUT_OF_PLAY].filter((place) => open(place) > 0).map((place) => groupAt(place, US_TROOPS)),
    function* (from, kind, n) {
      if (from === OUT_OF_PLAY) strangers -= n;
      yield* move(kind, n, from, at('da-nang'));
    },
    { upTo: true, inBulk: true, limit: (index) => open(Math.floor(index / KINDS)) },
  );
}
function* lostPatrols(play: Play): Flow<Event> {
  const { state } = play;
  const spaces = new Set<number>();
  yield* pickPieces(
    play,
    'which-target',
    3,
    () => groupsIn(state, ALL, IRREGULARS.kinds),
    function* (space, kind, n) {
      spaces.add(space);
      yield* kill(kind, n, space);
    },
    { inBulk: true },
  );
  for (const space of spaces) yield* shift(state, space, -1);
}
/** A VC guerrilla for each irregular; who executes it says where, should there be too few. */
function* defection(play: Play): Flow<Event> {
  const { state } = play;
  const n = countOnMap(state, IRREGULARS.kinds);
  if (count(state, AVAILABLE, VC_GUERRILLA) < n)
    return void (yield* replacing(play, IRREGULARS, VC_GUERRILLAS, n, ALL));
  for (const space of spacesIn(state, has(IRREGULARS))) {
    const many = countOf(state, space, IRREGULARS.kinds);
    yield* removeAllIn(state, IRREGULARS, space);
    yield* move(VC_GUERRILLA, many, AVAILABLE, space);
  }
}
