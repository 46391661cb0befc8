/** Cards 31 to 60. */

import { emit, type Flow } from '@fermata/core';
import { ask, howMany, pickSpace } from '../asking/ask.ts';
import { havens } from '../coup/redeploy.ts';
import { relocate } from '../coup/relocate.ts';
import { factsOf, ownerOf } from '../data/cards.ts';
import type { Shading } from '../data/deck.ts';
import { ARVN_TROOPS, NVA_TROOPS, POLICE, US_TROOPS } from '../map/pieces.ts';
import { AVAILABLE } from '../map/places.ts';
import { ALL, near } from '../map/spaces.ts';
import { actionOf } from '../operations/action.ts';
import { assault } from '../operations/assault.ts';
import { attack } from '../operations/attack.ts';
import { canBegin, carryOut } from '../operations/carry-out.ts';
import { march } from '../operations/march.ts';
import { sweep } from '../operations/sweep.ts';
import { airLift } from '../specials/air-lift.ts';
import { airStrike } from '../specials/air-strike.ts';
import { ambush } from '../specials/ambush.ts';
import { bombard } from '../specials/bombard.ts';
import { runSpecial } from '../specials/index.ts';
import { infiltrate } from '../specials/infiltrate.ts';
import { count, countOf, piecesOf } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { kill, move, remove as removePieces, rollFor, setLevel } from '../verbs/change.ts';
import { Ledger } from '../verbs/ledger.ts';
import { groupAt, groupsIn, PLENTY, pickPieces } from '../verbs/pick.ts';
import { place as placeIn, supply } from '../verbs/place.ts';
import { allOf, perTrail } from './amount.ts';
import { type Card, type CardStep, decidedBy, flow, type Play } from './step.ts';
import { bring, send, sending } from './steps/boxes.ts';
import { either, inEach, inOne, when } from './steps/choices.ts';
import { anythingIn, free, freelyDo, isFreelyPossible, LANDING_ZONE, limited } from './steps/free.ts';
import { eligibleNow, ineligible, lasting, lasts, staysEligible } from './steps/lasting.ts';
import { digIn, setIn } from './steps/people.ts';
import { place, placing, remove, removing } from './steps/pieces.ts';
import { gain, trail } from './steps/tracks.ts';
import {
  ARVN_BASES,
  ARVN_CUBES,
  ARVN_PIECES,
  any,
  COIN_BASES,
  COIN_CUBES,
  COIN_PIECES,
  GUERRILLAS,
  INSURGENT_BASES,
  INSURGENT_PIECES,
  NVA_ANY,
  NVA_BASES,
  NVA_PIECES,
  NVA_TROOP,
  TUNNELS,
  US_BASES,
  US_PIECES,
  US_TROOP,
  type What,
} from './what.ts';
import {
  ANYWHERE,
  both,
  CAMBODIA,
  CITIES,
  controlled,
  has,
  hasSpace,
  LAOS,
  LAOS_CAMBODIA,
  LINES,
  levelFrom,
  NORTH_VIETNAM,
  OUTSIDE_SOUTH,
  PEOPLED,
  PROVINCES,
  SOUTH,
  spacesIn,
  TUNNELED,
  terrain,
  type Where,
  where,
  within,
  withOrNextTo,
} from './where.ts';

/** One of these holds, at least. */
function eitherOf(...some: readonly Where[]): Where {
  return where(some.map(({ text }) => text).join(' or '), (state, space) => some.some(({ is }) => is(state, space)));
}
const US_ELSEWHERE = where('with US troops elsewhere', (state, space) =>
  ALL.some((other) => other !== space && count(state, other, US_TROOPS) > 0),
);
const SUPPLIED = where('that more can come to', (state, space) => supply(state, 'NVA', NVA_TROOPS, space) > 0);
function lacksMany(pieces: What, n: number): Where {
  return where(`with fewer than ${n} ${pieces.text}`, (state, space) => countOf(state, space, pieces.kinds) < n);
}
/** Spaces with ARVN and NVA to which an ARVN troop can come. */
function reinforced({ state, faction }: Play): number[] {
  const spaces = spacesIn(state, both(has(ARVN_PIECES), has(NVA_ANY)));
  return spaces.filter((space) => supply(state, faction, ARVN_TROOPS, space) > 0);
}
/** A capability of the US onto its other side. */
function turnOver(from: Shading, to: Shading): CardStep {
  const open = ({ inForce }: Table) => {
    const cards = inForce.filter((rule) => rule.endsWith(`:${from}`)).map((rule) => Number.parseInt(rule, 10));
    return cards.filter((card) => factsOf(card).mark === 'capability' && ownerOf(card) === 'US');
  };
  return flow(
    `a capability of the US from its ${from} to its ${to} side`,
    ({ state }) => open(state).length > 0,
    function* (play) {
      const rule = yield* ask(
        play,
        'which-rule',
        open(play.state).map((card) => `${card}:${from}`),
      );
      yield* emit<Event>({ type: 'wentOutOfForce', rule });
      yield* lasting(`${Number.parseInt(rule, 10)}:${to}`).run(play);
    },
  );
}
/** Pieces from elsewhere on the map into a space. */
function gathering(play: Play, { kinds }: What, n: number, to: number): Flow<Event, number> {
  const others = ALL.filter((space) => space !== to);
  const groups = () => groupsIn(play.state, others, kinds);
  const come = (from: number, kind: number, many: number) => move(kind, many, from, to);
  return pickPieces(play, 'which-piece', n, groups, come, { inBulk: true, space: to });
}

export const NVA_CARDS: Readonly<Record<number, Card>> = {
  // AAA
  31: lasts(31),
  // Long Range Guns
  32: lasts(32),
  // MiGs
  33: lasts(33),
  // SA-2s
  34: lasts(34),
  // Thanh Hoa
  35: { unshaded: [trail(-3)], shaded: [trail(1), gain('RES_NVA', perTrail(3))] },
  // Hamburger Hill
  36: {
    unshaded: [
      inOne(
        both(SOUTH, terrain('highland'), eitherOf(has(INSURGENT_BASES), TUNNELED, US_ELSEWHERE)),
        'four US troops come from elsewhere, and a base goes, tunnel or not',
        function* (play, space) {
          yield* gathering(play, US_TROOP, 4, space);
          yield* removing(play, any(INSURGENT_BASES, TUNNELS), 1, [space]);
        },
      ),
    ],
    shaded: [
      inOne(
        both(terrain('highland'), eitherOf(has(INSURGENT_BASES), both(TUNNELED, has(US_TROOP)))),
        'a tunnel for a base there, and three US troops become casualties',
        function* (play, space) {
          yield* digIn(play, space);
          yield* removing(play, US_TROOP, 3, [space], { isCostly: true });
        },
      ),
    ],
  },
  // Khe Sanh
  37: {
    unshaded: [
      inOne(
        both(has(US_BASES), has(US_TROOP), withOrNextTo(NVA_TROOP)),
        'remove ten NVA troops there or next door',
        (play, space) => removing(play, NVA_TROOP, 10, [space, ...near(space)]),
      ),
    ],
    shaded: [
      inEach(
        1,
        both(has(NVA_ANY), has(US_TROOP)),
        'up to three US troops become casualties',
        function* (play, space) {
          const there = count(play.state, space, US_TROOPS);
          yield* kill(
            US_TROOPS,
            yield* howMany(play, groupAt(space, US_TROOPS), [1, Math.min(3, there)], space),
            space,
          );
        },
        undefined,
        true,
      ),
      ineligible('US'),
    ],
  },
  // McNamara Line
  38: {
    single: [
      bring({
        what: COIN_PIECES,
        n: allOf(COIN_PIECES, LAOS_CAMBODIA),
        from: LAOS_CAMBODIA,
        to: both(CITIES, controlled('COIN')),
      }),
      gain('RES_ARVN', -12),
      lasting('38:single'),
    ],
  },
  // Oriskany
  39: {
    unshaded: [
      flow(
        'remove four insurgent pieces in North Vietnam, then in Laos',
        ({ state }) => hasSpace(state, both(eitherOf(NORTH_VIETNAM, LAOS), has(INSURGENT_PIECES))),
        function* (play) {
          let left = 4;
          for (const where of [NORTH_VIETNAM, LAOS])
            left -= yield* removing(play, INSURGENT_PIECES, left, spacesIn(play.state, where));
        },
      ),
      trail(-2),
    ],
    shaded: [send({ what: US_TROOP, n: 1, from: 'AVAILABLE', to: 'OUT_OF_PLAY' }), lasting('39:shaded')],
  },
  // PoWs
  40: {
    unshaded: [
      flow(
        'free air-strike, by whoever plays the card',
        ({ state, faction }) => isFreelyPossible(state, faction, airStrike),
        (play) => freelyDo(play, play.faction, airStrike),
      ),
      send({ what: US_TROOP, n: 2, from: 'CASUALTIES', to: 'AVAILABLE' }),
    ],
    shaded: [send({ what: US_TROOP, n: 3, from: 'AVAILABLE', to: 'CASUALTIES' })],
  },
  // Bombing Pause
  41: { single: [setIn('PASSIVE_SUPPORT', { in: PEOPLED, n: 2 }), gain('PATRONAGE', 2), lasting('41:single')] },
  // Chou En Lai
  42: {
    unshaded: [gain('RES_NVA', -10), remove({ what: NVA_TROOP, n: 'die', from: ANYWHERE, by: 'NVA' })],
    shaded: [gain('RES_NVA', 10), gain('RES_VC', perTrail(1))],
  },
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
  44: {
    unshaded: [
      inOne(
        both(has(NVA_ANY), LANDING_ZONE),
        'US free air-lift into it, sweep and assault, each as far as it can',
        function* ({ state }, space) {
          const how = { only: [space], isLimited: true, isNamed: true, arvn: 'free' } as const;
          const lift = actionOf(state, 'US', airLift.name, how);
          if (airLift.isPossible(lift)) yield* runSpecial(lift, airLift);
          for (const operation of [sweep, assault]) {
            const action = actionOf(state, 'US', operation.name, how);
            if (canBegin(action, operation)) yield* carryOut(action, operation);
          }
        },
        'US',
      ),
    ],
    shaded: [
      inOne(
        both(PROVINCES, has(NVA_TROOP), withOrNextTo(US_TROOP)),
        'remove a die of US troops there or next door, as casualties',
        function* (play, space) {
          const die = yield* rollFor('event');
          yield* removing(play, US_TROOP, die, [space, ...near(space)], { isCostly: true });
        },
      ),
    ],
  },
  // PT-76
  45: lasts(45),
  // 559th Transport Grp
  46: {
    unshaded: [trail(-2), lasting('46:unshaded')],
    shaded: [free('NVA', infiltrate), gain('RES_NVA', perTrail(3)), gain('RES_VC', perTrail(2))],
  },
  // Chu Luc
  47: {
    unshaded: [
      flow(
        'as many ARVN troops as there are ARVN pieces, in one space with NVA',
        (play) => reinforced(play).length > 0,
        function* (play) {
          const space = yield* pickSpace(play, 'which-space', reinforced(play));
          yield* placeIn(play, ARVN_TROOPS, piecesOf(play.state, space, 'ARVN'), space);
        },
      ),
      free('ARVN', assault, { only: both(has(ARVN_CUBES), has(NVA_ANY)), targets: NVA_ANY }),
    ],
    shaded: [place({ what: NVA_TROOP, n: 10, to: within(1, 'north-vietnam'), upTo: true })],
  },
  // Nam Dong
  48: {
    unshaded: [
      inOne(
        both(PROVINCES, has(COIN_BASES), eitherOf(has(GUERRILLAS), levelFrom(-2, 1))),
        'up to three guerrillas go, active support',
        function* (play, space) {
          yield* removing(play, GUERRILLAS, 3, [space], { upTo: true });
          yield* setLevel(play.state, space, 2);
        },
      ),
    ],
    shaded: [
      inOne(
        both(PROVINCES, has(COIN_BASES), lacksMany(COIN_CUBES, 3)),
        'a base goes, active opposition',
        function* (play, space) {
          yield* removing(play, COIN_BASES, 1, [space], { isCostly: true });
          yield* setLevel(play.state, space, -2);
        },
      ),
    ],
  },
  // Russian Arms
  49: {
    unshaded: [place({ what: ARVN_PIECES, n: 6, to: SOUTH })],
    shaded: [
      inEach(
        3,
        both(has(NVA_TROOP), SUPPLIED),
        'as many NVA troops again',
        (play, space) => placeIn(play, NVA_TROOPS, count(play.state, space, NVA_TROOPS), space),
        'NVA',
      ),
      free('NVA', bombard),
    ],
  },
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
  51: {
    unshaded: [remove({ what: any(NVA_TROOP, GUERRILLAS), n: 6, from: OUTSIDE_SOUTH })],
    shaded: [trail(2), gain('RES_NVA', 'die')],
  },
  // RAND
  52: { unshaded: [turnOver('shaded', 'unshaded')], shaded: [turnOver('unshaded', 'shaded')] },
  // Sappers
  53: {
    unshaded: [
      inEach(
        3,
        both(SOUTH, has(NVA_TROOP)),
        'remove two NVA troops',
        (play, space) => removing(play, NVA_TROOP, 2, [space]),
        undefined,
        true,
      ),
      staysEligible,
    ],
    shaded: [
      remove({ what: US_BASES, n: 1, from: PROVINCES, upTo: true, isCostly: true }),
      remove({ what: ARVN_BASES, n: 2, from: PROVINCES, upTo: true }),
    ],
  },
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
  55: {
    unshaded: [
      trail(-2),
      remove({ what: NVA_PIECES, n: 4, from: LAOS, by: 'NVA' }),
      remove({ what: NVA_PIECES, n: 4, from: CAMBODIA, by: 'NVA' }),
    ],
    shaded: [
      gain('RES_NVA', perTrail(2)),
      gain('RES_VC', perTrail(2)),
      flow(
        'the NVA pick up any bases in Laos and Cambodia, and put them down anew there',
        ({ state }) => hasSpace(state, both(LAOS_CAMBODIA, has(NVA_BASES))),
        function* (play) {
          const nva = decidedBy(play, 'NVA');
          const camps = spacesIn(play.state, LAOS_CAMBODIA);
          const n = yield* sending(nva, NVA_BASES, PLENTY, () => camps, 'AVAILABLE', { upTo: true });
          yield* placing(nva, NVA_BASES, n, camps);
        },
      ),
    ],
  },
  // Vo Nguyen Giap
  56: {
    unshaded: [
      inEach(3, has(GUERRILLAS, 2), 'an NVA troop takes the place of two guerrillas', function* (play, space) {
        const groups = () => groupsIn(play.state, [space], GUERRILLAS.kinds);
        const go = (_: number, kind: number, many: number) => removePieces(kind, many, space);
        yield* pickPieces(play, 'which-replaced', 2, groups, go, { inBulk: true, space });
        if (count(play.state, AVAILABLE, NVA_TROOPS) > 0) yield* move(NVA_TROOPS, 1, AVAILABLE, space);
      }),
    ],
    shaded: [
      flow(
        'NVA free march into up to three spaces, and one operation or special activity in each',
        ({ state }) => isFreelyPossible(state, 'NVA', march, { most: 3 }),
        function* (play) {
          const { selected } = yield* freelyDo(play, 'NVA', march, { most: 3 });
          for (const space of selected) yield* anythingIn(play, 'NVA', space);
        },
      ),
    ],
  },
  // International Unrest
  57: {
    unshaded: [send({ what: US_PIECES, n: 2, from: 'CASUALTIES', to: 'AVAILABLE' })],
    shaded: [send({ what: US_TROOP, n: 2, from: 'AVAILABLE', to: 'OUT_OF_PLAY' }), gain('RES_NVA', 'die')],
  },
  // Pathet Lao
  58: {
    unshaded: [remove({ what: NVA_PIECES, n: 6, from: eitherOf(NORTH_VIETNAM, LAOS), by: 'NVA' })],
    shaded: [
      when(
        'no US or ARVN cubes are in Laos',
        ({ state }) => !hasSpace(state, both(LAOS, has(COIN_CUBES))),
        [trail(2)],
        [
          flow(
            'US troops in Laos go to the South, and ARVN cubes there redeploy',
            () => true,
            function* ({ state, of }) {
              const laos = spacesIn(state, LAOS);
              const leave = (faction: 'US' | 'ARVN', kind: number, to: readonly number[]) =>
                relocate({ state, faction, of }, kind, laos, to, new Ledger(), { isForced: true });
              yield* leave('US', US_TROOPS, spacesIn(state, SOUTH));
              const homes = havens(state).filter((space) => SOUTH.is(state, space));
              const beats = spacesIn(state, eitherOf(LINES, both(SOUTH, controlled('COIN'))));
              yield* leave('ARVN', ARVN_TROOPS, homes);
              yield* leave('ARVN', POLICE, beats);
            },
          ),
        ],
      ),
    ],
  },
  // Plei Mei
  59: {
    unshaded: [
      inOne(both(withOrNextTo(COIN_BASES), has(NVA_PIECES)), 'remove three NVA pieces', (play, space) =>
        removing(play, NVA_PIECES, 3, [space]),
      ),
    ],
    shaded: [
      free('NVA', march, { from: OUTSIDE_SOUTH }),
      either(
        {
          attack: [free('NVA', attack, { most: 1 })],
          ambush: [free('NVA', ambush, { most: 1, isOpen: true })],
        },
        'NVA',
      ),
    ],
  },
  // War Photographer
  60: {
    unshaded: [send({ what: US_PIECES, n: 3, from: 'OUT_OF_PLAY', to: 'AVAILABLE' })],
    shaded: [
      place({ what: NVA_TROOP, n: 6, to: OUTSIDE_SOUTH, by: 'NVA' }),
      gain('RES_NVA', 6),
      when('the NVA play it', ({ faction }) => faction === 'NVA', [staysEligible]),
    ],
  },
};
