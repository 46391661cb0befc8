/** What a seat believes depends on what it was shown, not on the truth: nor does how much chance a world takes. */
import { describe, expect, test } from 'vitest';
import { type Deed, firstWorlds, PACES, played } from '../../test/games/beliefs.ts';
import { choose } from '../../test/games/table.ts';
import { type Event, type Lie, type State, wanderers } from '../../test/games/wanderers.ts';
import { type Match, type Seat, seeded, start } from '../index.ts';

/** Two matches that the seat cannot tell apart. */
interface Alike {
  readonly rule: string;
  readonly seat: Seat;
  readonly one: Telling;
  readonly other: Telling;
}

interface Telling {
  readonly given: Lie;
  readonly seats?: number;
  readonly deeds: readonly Deed[];
}

const ALIKE: readonly Alike[] = [
  {
    rule: 'whether a card that was put back was drawn again',
    seat: 1,
    one: { given: { pile: 'a b c d e f g h i j' }, deeds: shownAndReturned('b', 'c') },
    other: { given: { pile: 'j i h g f e d c b a' }, deeds: shownAndReturned('i', 'a') },
  },
  {
    rule: 'which card of a hand was put back, of one that one has peeked into',
    seat: 1,
    one: { given: { 'hand 0': 'a b', pile: 'c d e' }, deeds: peekedAndReturned('b', 'd') },
    other: { given: { 'hand 0': 'e a', pile: 'd b c' }, deeds: peekedAndReturned('a', 'a') },
  },
  {
    rule: 'which cards two others have swapped',
    seat: 2,
    one: swapped({ 'hand 0': 'a b', 'hand 1': 'c d e', pile: 'f g' }, ['a', 'd'], ['e', 'b']),
    other: swapped({ 'hand 0': 'a e', 'hand 1': 'g c b', pile: 'd f' }, ['e', 'c'], ['g', 'a']),
  },
  {
    rule: 'which cards were discarded from a hand that was partly seen',
    seat: 1,
    one: { given: { 'hand 0': 'a b c', 'hand 1': 'h', pile: 'd e f g' }, deeds: partlySeen('d', 'a') },
    other: { given: { 'hand 0': 'g b a', 'hand 1': 'h', pile: 'd e f c' }, deeds: partlySeen('c', 'g') },
  },
  {
    rule: 'what was drawn, discarded and shuffled back since a hand lacked a card',
    seat: 1,
    one: { given: { 'hand 0': 'b c', 'hand 1': 'h', pile: 'a d e f' }, deeds: lacking('d', 'b', 'b') },
    other: { given: { 'hand 0': 'f d', 'hand 1': 'h', pile: 'e a b c' }, deeds: lacking('a', 'a', 'a') },
  },
  {
    rule: 'what was exchanged in secret before another card was proved',
    seat: 1,
    one: { given: { 'hand 0': 'x y', 'hand 1': 'h', pile: 'u v w' }, deeds: exchanged('u', 'v', 'u', 'x', 'w') },
    other: { given: { 'hand 0': 'w x', 'hand 1': 'h', pile: 'y u v' }, deeds: exchanged('y', 'v', 'v', 'w', 'y') },
  },
];

describe.each(ALIKE.map((alike) => [alike.rule, alike] as const))(
  'a seat believes the same, %s',
  (_, { seat, one, other }) => {
    test.each(PACES)('%s', (pace) => {
      expectSameBelief(played(one, pace), played(other, pace), seat);
    });

    test.each(PACES)('%s, in a world that it believes in', (pace) => {
      const match = played(one, pace);
      for (const number of [1, 2, 3]) expectSameBelief(match, match.redeal(seat, seeded(number)), seat);
    });
  },
);

test('a seat believes the same, whatever the seed has dealt to others', () => {
  // The same cards in the same order for seat 0: one seed in ninety.
  const [one, ...others] = Array.from({ length: 400 }, (_, seed) => start(wanderers, { seed })).filter(
    ({ state }) => state.zones['hand 0']?.join() === 'a,b',
  );
  expect(others.length).toBeGreaterThan(0);
  for (const match of [one, ...others]) {
    choose(match as Match<State, Event>, 'call 1', 'draw', 'rest', 'draw', 'draw'); // there is one
    for (const _ of [1, 2]) discardFirst(match as Match<State, Event>);
  }
  for (const other of others) expectSameBelief(one as Match<State, Event>, other, 0);
});

function expectSameBelief(one: Match<State, Event>, other: Match<State, Event>, seat: Seat): void {
  expect(other.view(seat)).toEqual(one.view(seat));
  expect(other.prompts(seat)).toEqual(one.prompts(seat));
  const [all, some] = [one.eventsFor(seat), other.eventsFor(seat)]; // a redealt world tells them from this turn on
  expect(some).toEqual(all.slice(all.length - some.length));
  const oracles = [seeded('worlds'), seeded('worlds')] as const;
  expect(firstWorlds(other, seat, oracles[1], 50)).toEqual(firstWorlds(one, seat, oracles[0], 50));
  expect(oracles[1].position).toBe(oracles[0].position);
}

function discardFirst(match: Match<State, Event>): void {
  choose(match, 'discard', match.state.zones['hand 1']?.[0]);
}

function shownAndReturned(second: string, last: string): Deed[] {
  return [
    [0, 'draw', 'a'],
    [0, 'draw', second],
    [0, 'show', 'a'],
    [0, 'returnOpenly', 'a'],
    [0, 'draw', last],
  ];
}

function peekedAndReturned(returned: string, drawn: string): Deed[] {
  return [
    [1, 'peek 0', 'a'],
    [0, 'return', returned],
    [0, 'draw', drawn],
  ];
}

function swapped(lie: Lie, first: readonly [string, string], second: readonly [string, string]): Telling {
  const deeds: Deed[] = [
    [0, 'show', 'a'],
    [1, 'show', 'c'],
    [0, 'swap 1', ...first],
    [1, 'swap 0', ...second],
  ];
  return { given: { ...lie, 'hand 2': 'h' }, seats: 3, deeds };
}

function partlySeen(drawn: string, discarded: string): Deed[] {
  return [
    [0, 'show', 'a'],
    [0, 'show', 'b'],
    [0, 'draw', drawn],
    [0, 'discard', discarded],
    [0, 'play', 'b'],
    [0, 'play', 'c'],
  ];
}

function lacking(drawn: string, discarded: string, again: string): Deed[] {
  return [
    [1, 'ask 0', ['a']],
    [0, 'draw', drawn],
    [0, 'discard', discarded],
    [0, 'gather'],
    [0, 'draw', again],
  ];
}

function exchanged(one: string, other: string, back: string, alsoBack: string, last: string): Deed[] {
  return [
    [0, 'show', 'x'],
    [0, 'draw', one],
    [0, 'draw', other],
    [0, 'return', back],
    [0, 'return', alsoBack],
    [0, 'show', 'y'],
    [0, 'returnOpenly', 'y'],
    [0, 'draw', last],
  ];
}
