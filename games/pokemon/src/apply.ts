import type { Game } from '@fermata/core';
import { damaged, forgotten, healed, missed, revived, shielded } from './apply/health.ts';
import { failed, interrupted, released } from './apply/hindrances.ts';
import { itemUsed } from './apply/items.ts';
import { fainted, joined, selected, switched } from './apply/parties.ts';
import { charged, refilled, spent, used } from './apply/points.ts';
import { ended, started } from './apply/start-and-end.ts';
import { converted, hazed, mimicked, restored, staged, transformed, weakened } from './apply/stats.ts';
import { afflicted, cured } from './apply/status.ts';
import { ticked, turnEnded } from './apply/turns.ts';
import { MOVES, NO_MOVE } from './data/index.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** How each event changes the battle: nothing else does. */
export const apply: Game<State, Event>['apply'] = {
  joined,
  selected,
  switched,
  failed,
  ticked,
  spent,
  used,
  released,
  charged,
  missed,
  aimed: ({ sides }, { seat, accuracy }) => {
    const { active } = sides[seat];
    if (active.thrash !== NO_MOVE) active.thrashAccuracy = accuracy;
    if (active.rage > 0) active.rage = accuracy;
  },
  damaged,
  shielded,
  forgotten,
  healed,
  afflicted,
  cured,
  staged,
  weakened,
  started,
  ended,
  noEffect: ({ sides }, { seat, why }) => {
    if (why === 'noMove') sides[seat].used = MIRROR_MOVE;
  },
  hits: 'informs',
  transformed,
  converted,
  mimicked,
  hazed,
  fainted,
  turnEnded,
  finished: (state, { winner }) => {
    state.winner = winner;
  },
  turnStarted: (state) => {
    state.lastDamage = 0; // Counter and Bide go by what happens in a turn
  },
  ordered: 'informs',
  itemUsed,
  revived,
  refilled,
  restored,
  interrupted,
  effectApplied: 'informs',
  effectFailed: 'informs',
};

const MIRROR_MOVE = MOVES.find(({ effect }) => effect === 'mirror')!.number; // it is in the table
