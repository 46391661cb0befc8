/** Winning people over, for money: one marker of terror or one level at a time, at least one, as long as one likes. */
import type { Flow } from '@fermata/core';
import { type Actor, ask } from '../asking/ask.ts';
import { rule } from '../lasting/rules.ts';
import { VC_GUERRILLAS } from '../map/kinds.ts';
import { IS_LOC, population } from '../map/spaces.ts';
import { guerrillasOf, markersIn, piecesOf, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { control } from '../state/victory.ts';
import { remove, shift, unmark } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';
import { canSpend, NO_PLACE, spend } from './action.ts';

export interface Pacifying {
  readonly cost: number;
  /** The level it ends at. */
  readonly level?: number;
  readonly levelsMax?: number;
}

/** Whether there is something to win there, be it that terror ends, and money for it; who has to be there is asked elsewhere. */
export function canPacify({ state, faction }: Actor, space: number, { cost, level = 2 }: Pacifying): boolean {
  return canSpend(state, faction, cost) && !isWon(state, space, level) && control(state, space) === 'COIN';
}
/** No terror is left, and people, where there are any, are at the level, or beyond. */
function isWon(state: Table, space: number, level: number): boolean {
  if (markersIn(state, space) > 0) return false;
  const now = supportIn(state, space);
  return population(space) === 0 || (level > 0 ? now >= level : now <= level);
}
export function* pacifyIn(actor: Actor, space: number, how: Pacifying): Flow<Event> {
  const { state, faction } = actor;
  const { cost, level = 2, levelsMax = 2 } = how;
  for (let levels = 0, steps = 0; levels < levelsMax; steps++) {
    if (isWon(state, space, level) || !canSpend(state, faction, cost)) return;
    if (steps > 0 && (yield* ask(actor, 'pacify', GO_ON, space)) === 'done') return;
    yield* spend(state, faction, cost);
    if (markersIn(state, space) > 0) yield* unmark(state, space);
    else {
      yield* shift(state, space, 1);
      levels++;
    }
  }
}
const GO_ON = ['done', 'on'] as const;

/** Whether the VC can agitate there. */
export function canAgitate(state: Table, space: number, ignoresControl = false): boolean {
  if (IS_LOC[space] || state.tracks.RES_VC === 0 || piecesOf(state, space, 'VC') === 0) return false;
  if (isWon(state, space, -2)) return false;
  if (guerrillasOf(state, space, 'VC') < rule(state, 'cadres', 0)) return false;
  return ignoresControl || control(state, space) !== 'COIN';
}
export function whyNotAgitated(state: Table, space: number): string {
  if (IS_LOC[space]) return NO_PLACE;
  if (piecesOf(state, space, 'VC') === 0) return 'no VC piece is there';
  if (guerrillasOf(state, space, 'VC') < rule(state, 'cadres', 0)) return 'it takes two guerrillas';
  return control(state, space) === 'COIN' ? 'COIN controls it' : 'there is nothing to win';
}
export function* agitateIn(actor: Actor, space: number): Flow<Event> {
  const { state } = actor;
  yield* loseCadres(actor, space);
  for (let levels = 0, steps = 0; levels < 2; steps++) {
    if (isWon(state, space, -2) || state.tracks.RES_VC === 0) return;
    if (steps > 0 && (yield* ask(actor, 'agitate', GO_ON, space)) === 'done') return;
    yield* spend(state, 'VC', 1);
    if (markersIn(state, space) > 0) yield* unmark(state, space);
    else {
      yield* shift(state, space, -1);
      levels++;
    }
  }
}

/** VC guerrillas that Terror and Agitation take, where a lasting rule says so. */
export function* loseCadres(actor: Actor, space: number): Flow<Event> {
  const n = rule(actor.state, 'cadres', 0);
  if (n === 0) return;
  const groups = () => groupsAt(actor.state, space, VC_GUERRILLAS);
  yield* pickPieces(actor, 'which-loss', n, groups, (_, kind, many) => remove(kind, many, space), { space });
}
