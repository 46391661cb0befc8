/** Tables of what items do: given, choices, what happens, and health and speed in the end. */
import { describeEvent } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { type ITEMS, itemDuel } from '../src/index.ts';
import type { Event } from '../src/state.ts';

/** A seat. It has 20 of 30 health and speed 5, and holds a hand besides, which keeps it from fatigue. */
export interface Given {
  readonly items?: readonly string[];
  readonly statuses?: readonly object[];
  readonly health?: number;
  readonly speed?: number;
}

export type Row = [
  item: string,
  rule: string,
  given: Given[],
  choices: (string | number | boolean)[],
  happens: string[],
  health: number[],
  speed?: number[],
];

/** That turns come and go and items are played is told elsewhere. */
export const UNTOLD: readonly Event['type'][] = ['turnStarted', 'turnEnded', 'passed', 'played', 'activated'];

/** A test for each row, and one that there is a row for each of these items and for no other. */
export function testRows(rows: Row[], items: readonly (typeof ITEMS)[number][], untold = UNTOLD): void {
  test.each(rows)('%s: %s', (_item, _rule, given, choices, happens, health, speed = given.map(() => 5)) => {
    const { events, state } = duel(given, choices);
    const told = events.filter((event) => !untold.includes(event.type) && !isUse(event));
    expect(told.map((event) => describeEvent(itemDuel, event))).toEqual(happens);
    expect(state.players.map((player) => player.health)).toEqual(health);
    expect(state.players.map((player) => player.speed)).toEqual(speed);
  });

  test('has a row above, whichever it is', () => {
    expect(new Set(rows.map(([item]) => item))).toEqual(new Set(items.map(({ name }) => name)));
  });
}

/** Plays a choice after the other: an item by its name, a seat by its number. */
export function duel(given: readonly Given[], choices: readonly unknown[]) {
  const players = given.map(({ items = [], ...rest }) => ({ health: 20, items: [...items, 'hand'], ...rest }));
  const match = scripted(itemDuel, { seats: given.length, position: { players } });
  for (const wanted of choices) {
    const prompt = match.prompts()[0]!; // somebody is asked
    const names = prompt.options.map((option) => (typeof option === 'object' ? (option as Named).name : option));
    match.answer(prompt.id, names.indexOf(wanted as string)); // what is not offered is refused
  }
  return match;
}

interface Named {
  readonly name: string;
}

function isUse(event: Event): boolean {
  return event.type === 'itemRemoved' && event.why === 'used';
}
