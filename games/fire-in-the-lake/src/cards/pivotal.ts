/** Cards 121 to 124. */
import { rule } from '../lasting/rules.ts';
import { VC_GUERRILLA } from '../map/pieces.ts';
import { actionOf } from '../operations/action.ts';
import { attackTogether } from '../operations/attack.ts';
import { terror } from '../operations/terror.ts';
import { countOnMap } from '../state/counts.ts';
import type { Table } from '../state/state.ts';
import { victory } from '../state/victory.ts';
import { known, perPiece } from './amount.ts';
import { type Card, flow, missing } from './step.ts';
import { send, sendAll } from './steps/boxes.ts';
import { ineligible } from './steps/lasting.ts';
import { place, remove } from './steps/pieces.ts';
import { gain, halve } from './steps/tracks.ts';
import {
  ARVN_CUBES,
  ARVN_PIECES,
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
import { ANYWHERE, both, CITIES, has, hasSpace, SOUTH, spacesIn } from './where.ts';

const UNDERGROUND = has(what('underground VC guerrillas', VC_GUERRILLA));
const EMBATTLED = both(has(GUERRILLAS), has(COIN_PIECES));

export const PIVOTAL_CARDS: Readonly<Record<number, Card>> = {
  // Linebacker II
  121: {
    single: [
      remove({ what: NVA_BASES, n: 2, from: ANYWHERE, by: 'NVA' }),
      halve('RES_NVA'),
      ineligible('NVA'),
      send({ what: US_PIECES, n: 3, from: 'CASUALTIES', to: 'AVAILABLE', by: 'US' }),
    ],
  },
  // Easter Offensive
  122: { single: missing },
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
    single: [
      flow(
        'VC terror wherever a VC guerrilla is underground',
        ({ state }) => hasSpace(state, UNDERGROUND),
        function* ({ state }) {
          const action = actionOf(state, 'VC', 'terror', { isFree: true });
          for (const space of spacesIn(state, UNDERGROUND)) yield* terror.in(action, space);
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
    ],
  },
};

/** When a pivotal event may be played; two leaders at least have come before. */
export function isReady(state: Table, card: number): boolean {
  return state.leaders.length >= 2 && CONDITIONS[card]?.(state) === true;
}
const CONDITIONS: Readonly<Record<number, (state: Table) => boolean>> = {
  121: (state) => victory(state).US > (rule(state, 'peaceTalks', 0) > 0 ? 25 : 40),
  122: (state) => countOnMap(state, NVA_TROOP.kinds) > countOnMap(state, US_TROOP.kinds),
  123: (state) => countOnMap(state, US_TROOP.kinds) < 20,
  124: (state) => known(perPiece(VC_GUERRILLAS, SOUTH), state) > 20,
};
