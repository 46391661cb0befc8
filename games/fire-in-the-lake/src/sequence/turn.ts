import { emit, type Flow } from '@fermata/core';
import { failedAttempt } from '../coup/failed-attempt.ts';
import { COUP_PHASES } from '../coup/index.ts';
import { factsOf, isCoup } from '../data/cards.ts';
import type { Faction } from '../data/forces.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { margins } from '../state/victory.ts';
import { act } from './act.ts';
import { beginCard, drawCard, isLastCoup } from './deck.ts';
import { askPivotal, hasPivotal } from './pivotal.ts';

/** What one faction does with the card; or a phase of the coup round. */
export function* turn(state: Table): Flow<Event> {
  const phase = COUP_PHASES[state.phase];
  if (phase !== undefined) return yield* phase(state);
  if (state.next === 0) yield* drawCard(state);
  if (state.card === 0) yield* beginCard(state);
  if (isCoup(state.card)) return yield* coupCard(state);
  if (hasPivotal(state)) return yield* askPivotal(state);
  const faction = state.acted.length === 2 ? undefined : nextFaction(state);
  if (faction !== undefined) return yield* act(state, faction);
  yield* emit<Event>({ type: 'cardEnded', card: state.card });
  if (state.next === 0) yield* emit<Event>({ type: 'ended', margins: margins(state), isFinal: true });
  else yield* beginCard(state);
}

/** The next in the order on the card who is eligible: always to the right of those who have acted or passed. */
export function nextFaction({ card, acted, passed, eligible }: Table): Faction | undefined {
  const { order } = factsOf(card);
  let last = -1;
  for (const { faction } of acted) last = Math.max(last, order.indexOf(faction));
  for (const faction of passed) last = Math.max(last, order.indexOf(faction));
  return order.find((faction, place) => place > last && eligible[faction]);
}

/** A leader comes; then the coup round, unless there was one just now. */
function* coupCard(state: Table): Flow<Event> {
  const { card } = state;
  if (card > 128) yield* failedAttempt(state);
  yield* emit<Event>({ type: 'leaderCame', card });
  if (!state.afterCoup) return void (yield* emit<Event>({ type: 'phaseBegan', phase: 'victory' }));
  if (isLastCoup(state)) return void (yield* emit<Event>({ type: 'ended', margins: margins(state), isFinal: true }));
  yield* emit<Event>({ type: 'cardEnded', card });
  yield* beginCard(state);
}
