/** Cards 121 to 124. */
import { pickSpace } from '../asking/ask.ts';
import { rule } from '../lasting/rules.ts';
import { groupIndex, KINDS, NVA_BASE_TUNNELED } from '../map/pieces.ts';
import { ALL, near } from '../map/spaces.ts';
import { actionOf } from '../operations/action.ts';
import { attack, attackTogether } from '../operations/attack.ts';
import { march } from '../operations/march.ts';
import { terror } from '../operations/terror.ts';
import { countOnMap, markersIn, markersLeft } from '../state/counts.ts';
import type { Table } from '../state/state.ts';
import { victory } from '../state/victory.ts';
import { move, remove as removePieces } from '../verbs/change.ts';
import { Ledger } from '../verbs/ledger.ts';
import { groupsIn, PLENTY, pickPieces } from '../verbs/pick.ts';
import { known, perPiece } from './amount.ts';
import { type Card, type CardSide, flow } from './step.ts';
import { send, sendAll } from './steps/boxes.ts';
import { free } from './steps/free.ts';
import { ineligible } from './steps/lasting.ts';
import { place } from './steps/pieces.ts';
import { gain, halve } from './steps/tracks.ts';
import {
  ARVN_CUBES,
  ARVN_PIECES,
  any,
  COIN_PIECES,
  GUERRILLAS,
  NVA_BASES,
  NVA_TROOP,
  US_PIECES,
  US_TROOP,
  VC_GUERRILLAS,
  VC_PIECES,
  what,
} from './what.ts';
import { ANYWHERE, both, CITIES, has, hasSpace, LINES, lacks, SOUTH, spacesIn } from './where.ts';

const NVA_BASES_ALL = any(NVA_BASES, what('tunneled NVA bases', NVA_BASE_TUNNELED));
const UNWATCHED = both(LINES, lacks(COIN_PIECES));
const ON_LINES = both(UNWATCHED, has(NVA_TROOP));
const BY_TROOPS = { isFree: true, kinds: NVA_TROOP.kinds } as const;
const EMBATTLED = both(has(GUERRILLAS), has(COIN_PIECES));

const SOUTHERN_GUERRILLAS = perPiece(VC_GUERRILLAS, SOUTH);

export const TET = 124;
/** Its text, which another card may say as well. */
export const TET_OFFENSIVE: CardSide = [
  flow(
    'VC terror wherever a VC guerrilla is underground',
    ({ state }) => ALL.some((space) => terror.can(actionOf(state, 'VC', 'terror', { isFree: true }), space)),
    function* ({ state }) {
      const action = actionOf(state, 'VC', 'terror', { isFree: true });
      let left = ALL.filter((space) => terror.can(action, space));
      while (left.length > 0) {
        const bare = left.filter((space) => markersIn(state, space) === 0);
        const isShort = markersLeft(state) > 0 && markersLeft(state) < bare.length; // the VC say who goes without
        const next = isShort ? yield* pickSpace(action, 'terror-where', bare) : (left[0] as number); // there is one
        left = left.filter((space) => space !== next);
        yield* terror.in(action, next);
      }
    },
  ),
  place({ what: VC_PIECES, n: 6, to: CITIES }),
  flow(
    'all guerrillas attack together, wherever an enemy is',
    ({ state }) => hasSpace(state, EMBATTLED),
    function* ({ state }) {
      const action = actionOf(state, 'VC', 'attack', { isFree: true });
      for (const space of spacesIn(state, EMBATTLED)) yield* attackTogether(action, space);
    },
  ),
];

export const PIVOTAL_CARDS: Readonly<Record<number, Card>> = {
  // Linebacker II
  121: {
    single: [
      flow(
        'the NVA remove 2 of their bases, those with a tunnel only if they like',
        ({ state }) => countOnMap(state, NVA_BASES_ALL.kinds) > 0,
        function* ({ state, of }) {
          const nva = { state, faction: 'NVA', of } as const;
          const groups = () => groupsIn(state, ALL, NVA_BASES_ALL.kinds);
          for (let left = 2; left > 0 && groups().length > 0; left--) {
            const upTo = countOnMap(state, NVA_BASES.kinds) === 0;
            const lose = (space: number, kind: number) => removePieces(kind, 1, space);
            if ((yield* pickPieces(nva, 'which-loss', 1, groups, lose, { upTo })) === 0) return;
          }
        },
      ),
      halve('RES_NVA'),
      ineligible('NVA'),
      send({ what: US_PIECES, n: 3, from: 'CASUALTIES', to: 'AVAILABLE', by: 'US' }),
    ],
  },
  // Easter Offensive
  122: {
    single: [
      free('NVA', march),
      flow(
        'NVA troops on lines without US and ARVN may go next door',
        ({ state }) => hasSpace(state, ON_LINES),
        function* ({ state, of }) {
          const nva = { state, faction: 'NVA', of } as const;
          const moved = new Ledger();
          const groups = () =>
            groupsIn(state, spacesIn(state, UNWATCHED), NVA_TROOP.kinds).filter(
              (group) => moved.left(state, groupIndex(group)) > 0,
            );
          yield* pickPieces(
            nva,
            'which-piece',
            PLENTY,
            groups,
            function* (from, kind, n) {
              const to = yield* pickSpace(nva, 'where', near(from), from);
              yield* move(kind, n, from, to);
              moved.hold(to * KINDS + kind, n);
            },
            { upTo: true, inBulk: true, limit: (index) => moved.left(state, index) },
          );
        },
      ),
      flow(
        'all NVA troops attack, wherever an enemy is',
        ({ state }) => ALL.some((space) => attack.can(actionOf(state, 'NVA', 'attack', BY_TROOPS), space)),
        function* ({ state }) {
          const action = actionOf(state, 'NVA', 'attack', BY_TROOPS);
          for (const space of ALL) if (attack.can(action, space)) yield* attack.in(action, space);
        },
      ),
    ],
  },
  // Vietnamization
  123: {
    single: [
      gain('RES_ARVN', 12),
      gain('AID', 12),
      sendAll(ARVN_PIECES, 'OUT_OF_PLAY', 'AVAILABLE'),
      place({ what: ARVN_CUBES, n: 4, to: ANYWHERE }),
    ],
  },
  // Tet Offensive
  124: {
    single: TET_OFFENSIVE,
  },
};

/** When a pivotal event may be played; two leaders at least have come before. */
export function isReady(state: Table, card: number): boolean {
  return state.leaders.length >= 2 && CONDITIONS[card]?.holds(state) === true;
}
/** What is missing where it may not. */
export function whyNotReady(state: Table, card: number): string | undefined {
  if (isReady(state, card)) return undefined;
  return state.leaders.length < 2 ? 'it takes two cards in the box of leaders' : CONDITIONS[card]?.text;
}
interface Condition {
  readonly text: string;
  holds(state: Table): boolean;
}
const CONDITIONS: Readonly<Record<number, Condition>> = {
  121: {
    text: 'it takes a US marker over 40, over 25 after Peace Talks',
    holds: (state) => victory(state).US > (rule(state, 'peaceTalks', 0) > 0 ? 25 : 40),
  },
  122: {
    text: 'it takes more NVA troops than US troops on the map',
    holds: (state) => countOnMap(state, NVA_TROOP.kinds) > countOnMap(state, US_TROOP.kinds),
  },
  123: {
    text: 'it takes less than 20 US troops on the map',
    holds: (state) => countOnMap(state, US_TROOP.kinds) < 20,
  },
  124: {
    text: 'it takes more than 20 VC guerrillas in the South',
    holds: (state) => known(SOUTHERN_GUERRILLAS, state) > 20,
  },
};
