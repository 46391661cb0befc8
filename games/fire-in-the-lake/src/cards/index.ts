import { emit, type Flow } from '@fermata/core';
import { does } from '../cause.ts';
import { factsOf, sideTitle } from '../data/cards.ts';
import type { Shading } from '../data/deck.ts';
import type { Faction } from '../data/forces.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { ARVN_CARDS } from './arvn.ts';
import { NVA_CARDS } from './nva.ts';
import { isReady, PIVOTAL_CARDS, whyNotReady } from './pivotal.ts';
import { type CardSide, canRun, missing, type Play, runAll, textOf } from './step.ts';
import { US_CARDS } from './us.ts';
import { VC_CARDS } from './vc.ts';

const CARDS = { ...US_CARDS, ...NVA_CARDS, ...ARVN_CARDS, ...VC_CARDS, ...PIVOTAL_CARDS };

function stepsOf(card: number, side: Shading): CardSide {
  const sides: { readonly [S in Shading]?: CardSide } = CARDS[card] ?? {};
  return sides[side] ?? missing;
}

/** The sides of a card; a coup has none. */
export function sidesOf(card: number): readonly Shading[] {
  return factsOf(card).sides;
}
/** Sides that nobody has written yet, such as `2:shaded`. They are never offered. */
export const MISSING: readonly string[] = Object.keys(CARDS).flatMap((card) =>
  sidesOf(Number(card))
    .filter((side) => stepsOf(Number(card), side) === missing)
    .map((side) => `${card}:${side}`),
);

/** Whether a side would do anything now. */
export function canExecute(state: Table, card: number, side: Shading, faction: Faction): boolean {
  return canRun(stepsOf(card, side), playOf(state, card, side, faction));
}
export function execute(state: Table, card: number, side: Shading, faction: Faction): Flow<Event> {
  return does(state, faction, sideTitle(card, side), executing(state, card, side, faction));
}
function* executing(state: Table, card: number, side: Shading, faction: Faction): Flow<Event> {
  yield* emit<Event>({ type: 'eventBegan', card, side, what: `${card}:${side}`, by: faction });
  yield* runAll(stepsOf(card, side), playOf(state, card, side, faction));
}
function playOf(state: Table, card: number, side: Shading, faction: Faction): Play {
  return { state, faction, of: 'event', card, side };
}

/** What a side does, in words. */
export function sideText(card: number, side: Shading): string {
  return textOf(stepsOf(card, side)) || 'not written yet';
}
export const isPivotalReady = isReady;
export const whyNoPivotal = whyNotReady;
