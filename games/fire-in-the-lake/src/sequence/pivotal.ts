import { because, emit, type Flow } from '@fermata/core';
import { mayI } from '../asking/ask.ts';
import { canExecute, execute, isPivotalReady } from '../cards/index.ts';
import { does } from '../cause.ts';
import { factsOf, ownerOf, sideTitle } from '../data/cards.ts';
import { isMonsoon } from '../operations/monsoon.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';

/** Whether anybody can put a pivotal event in the place of the card: before the first faction does anything. */
export function hasPivotal(state: Table): boolean {
  if (state.pivotal.length === 0 || state.pivotalAsked || isMonsoon(state)) return false;
  if (state.acted.length > 0 || state.passed.length > 0) return false;
  for (const card of state.pivotal) if (canPlay(state, card)) return true;
  return false;
}
function canPlay(state: Table, card: number): boolean {
  const owner = ownerOf(card);
  return state.eligible[owner] && isPivotalReady(state, card) && canExecute(state, card, 'single', owner);
}

/** US, NVA, ARVN, VC: each trumps those before, whose card goes back to its owner. */
export function* askPivotal(state: Table): Flow<Event> {
  let played = 0;
  for (const card of state.pivotal)
    if (canPlay(state, card) && (yield* mayI({ state, faction: ownerOf(card), of: String(card) }, 'pivotal')))
      played = card;
  if (played === 0) return void (yield* because(NOBODY, emit<Event>({ type: 'pivotalAsked' })));
  const owner = ownerOf(played);
  const title = sideTitle(played, 'single');
  yield* does(state, owner, title, emit<Event>({ type: 'pivotalPlayed', card: played }));
  yield* execute(state, played, 'single', owner);
  const acted: Event = { type: 'acted', faction: owner, deed: 'event', what: factsOf(played).title };
  yield* does(state, owner, title, emit<Event>(acted));
}
const NOBODY = { id: 'no pivotal event is played' };
