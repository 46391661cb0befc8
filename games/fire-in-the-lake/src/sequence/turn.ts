import { because, emit, type Flow } from '@fermata/core';
import { does } from '../cause.ts';
import { failedAttempt } from '../coup/failed-attempt.ts';
import { coupPhase } from '../coup/index.ts';
import { factsOf, isCoup } from '../data/cards.ts';
import type { Faction } from '../data/forces.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { margins } from '../state/victory.ts';
import { act } from './act.ts';
import { beginNext, drawCard, endCard, isLastCoup } from './deck.ts';
import { askPivotal, hasPivotal } from './pivotal.ts';

/** What one faction does with the card; or a phase of the coup round. */
export function* turn(state: Table): Flow<Event> {
  const phase = coupPhase(state);
  if (phase !== undefined) return yield* phase;
  const { card } = state;
  if (state.next === 0) yield* because(card === 0 ? SET_UP : NEXT_CARD, drawCard(state));
  if (card === 0) yield* because(SET_UP, beginNext(state));
  if (state.over !== null) return;
  if (isCoup(state.card)) return yield* because({ id: `coup card: ${factsOf(state.card).title}` }, coupCard(state));
  if (hasPivotal(state)) return yield* askPivotal(state);
  const faction = state.acted.length === 2 ? undefined : nextFaction(state);
  if (faction !== undefined) return yield* act(state, faction);
  yield* because(CARD_END, endCard(state));
}

/** What happens on the way from card to card, where nobody in particular does it. */
const SET_UP = { id: 'the set-up' };
const NEXT_CARD = { id: 'the next card' };
const CARD_END = { id: 'the end of the card' };

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
  if (card > 128) yield* does(state, 'ARVN', 'failed attempt', failedAttempt(state));
  yield* emit<Event>({ type: 'leaderCame', card });
  if (!state.afterCoup) return void (yield* emit<Event>({ type: 'phaseBegan', phase: 'victory' }));
  if (isLastCoup(state)) return void (yield* emit<Event>({ type: 'ended', margins: margins(state), isFinal: true }));
  yield* endCard(state);
}
