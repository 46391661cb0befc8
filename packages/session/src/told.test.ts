/** A small fight: whoever wears armour halves a blow, a shield swallows it, and a thorn adds one for whoever struck. */
import { type Before, defineGame, emit, type Flow, rank, type Seat, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { toldTexts } from './index.ts';

type Event = { type: 'struck'; seat: Seat; by: Seat; damage: number } | { type: 'rested'; seat: Seat };
interface State {
  health: number[];
  wears: string;
  isOver: boolean;
}

const WEARS: { readonly [name: string]: (event: Event & { type: 'struck' }) => readonly Event[] } = {
  armour: (event) => [{ ...event, damage: event.damage / 2 }],
  shield: () => [],
  thorn: (event) => [event, { type: 'rested', seat: event.by }],
};

function fight(wears: string) {
  return defineGame<State, Event>({
    name: 'fight',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ health: [9, 9], wears, isOver: false }),
    *turn(): Flow<Event> {
      yield* emit({ type: 'struck', seat: 1, by: 0, damage: 6 });
      yield* emit({ type: 'rested', seat: 0 });
    },
    apply: {
      struck: ({ health }, { seat, damage }) => {
        health[seat]! -= damage; // the seat is at the table
      },
      rested: (state) => {
        state.isOver = true;
      },
    },
    before: { struck: ({ wears: what }) => [worn(what)] },
    outcome: ({ isOver }) => (isOver ? rank([1, 0]) : undefined),
    describe: {
      event: (event) =>
        event.type === 'struck'
          ? `Seat ${event.seat} takes ${event.damage} damage from seat ${event.by}.`
          : `Seat ${event.seat} rests.`,
    },
  });
}

function worn(what: string): Before<Event, 'struck'> {
  return {
    id: `${what} 7`,
    owner: 1,
    *run(event): Flow<Event, readonly Event[] | undefined> {
      return WEARS[what]?.(event);
    },
  };
}

test.each([
  ['what nobody touches is told as it is', 'nothing', ['Seat 1 takes 6 damage from seat 0.', 'Seat 0 rests.']],
  [
    'what was changed says what it was, and because of whom',
    'armour',
    [
      'Seat 1 takes 3 damage from seat 0. (It would have been “Seat 1 takes 6 damage from seat 0”, but for armour of seat 1.)',
      'Seat 0 rests.',
    ],
  ],
  [
    'what was swallowed is told with what happens next',
    'shield',
    ['Shield of seat 1 swallows this: “Seat 1 takes 6 damage from seat 0”. Seat 0 rests.'],
  ],
  [
    'what was only added to is told as it is',
    'thorn',
    ['Seat 1 takes 6 damage from seat 0.', 'Seat 0 rests.', 'Seat 0 rests.'],
  ],
])('%s', (_rule, wears, texts) => {
  const match = start(fight(wears));
  expect(toldTexts(match, 0)).toEqual(texts);
  expect(match.eventsFor(0)).toHaveLength(texts.length);
});

test('where there are secrets it is not told: it may give away what is hidden', () => {
  const secret = { ...fight('shield'), secrets: { zones: () => [] } };
  expect(toldTexts(start(secret), 1)).toEqual(['Seat 0 rests.']);
});
