import { draw, emit, type Flow, roll } from '@fermata/core';
import { factsOf, isCoup } from '../data/cards.ts';
import type { Period } from '../data/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../data/scenarios.ts';
import type { Event } from '../state/events.ts';
import type { Pile, Table } from '../state/state.ts';
import { margins } from '../state/victory.ts';

/**
 * Turns up the next card, if there is one. Nothing in the state knows which card comes: any that may still come is drawn, and
 * a pile's coup comes at any time in it.
 */
export function* drawCard(state: Table): Flow<Event> {
  const { deck, coups } = state;
  if (deck !== null) {
    const [card] = deck;
    if (card !== undefined) yield* emit<Event>({ type: 'cardDrawn', card, pile: { ...state.pile } });
    return;
  }
  const pile = currentPile(state);
  if (pile === undefined) return;
  const comesCoup = pile.hasCoup && (yield* roll(pile.left + 1, 'coup')) === 1;
  const card = comesCoup ? yield* draw(coups, 'coup-card') : yield* draw(eventsOf(state, pile), 'card');
  if (comesCoup) pile.hasCoup = false;
  else pile.left--;
  yield* emit<Event>({ type: 'cardDrawn', card, pile });
}

/** The pile that the next card comes from. */
function currentPile({ pile, scenario }: Table): Pile | undefined {
  if (pile.left > 0 || pile.hasCoup) return { ...pile };
  if (pile.after === 0) return undefined;
  return { left: SCENARIOS[scenario].eventsPerPile, hasCoup: true, after: pile.after - 1 };
}
function eventsOf({ unseen, scenario, periodEvents }: Table, { after }: Pile): readonly number[] {
  if (!periodEvents) return unseen;
  const period = periodOf(scenario, after);
  return unseen.filter((card) => factsOf(card).period === period);
}
/** The years of the pile that so many come after. */
export function periodOf(scenario: ScenarioName, after: number): Period | undefined {
  const { periods } = SCENARIOS[scenario];
  return periods[periods.length - 1 - after];
}

/** The card is over, and the next one is played. */
export function* endCard(state: Table): Flow<Event> {
  yield* emit<Event>({ type: 'cardEnded', card: state.card });
  yield* beginNext(state);
}
/** The card that was turned up is played, and the next one can be seen; where none was, margins decide. */
export function* beginNext(state: Table): Flow<Event> {
  if (state.next === 0) return void (yield* emit<Event>({ type: 'ended', margins: margins(state), isFinal: true }));
  yield* emit<Event>({ type: 'cardBegan', card: state.next });
  yield* drawCard(state);
}

/** No coup comes after this one. */
export function isLastCoup({ deck, pile, next }: Table): boolean {
  if (isCoup(next)) return false;
  return deck !== null ? !deck.some(isCoup) : pile.after === 0 && !pile.hasCoup;
}
