import { type AnyEvent, type Match, type Seat, SPECTATOR, start } from '@fermata/core';
import { leaks, scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { BIRDS, wingspan } from './index.ts';
import type { State } from './state.ts';

/** What seats 0 (whose turn it is) and 1, and a spectator, are shown of the events of that type. */
function shown(match: Match<State, Event>, type: Event['type']): (readonly AnyEvent[])[] {
  return [0, 1, SPECTATOR].map((seat: Seat) => match.eventsFor(seat).filter((event) => event.type === type));
}

describe('Of a card others see that it moves, but not which it is', () => {
  test.each<
    [type: Event['type'], what: string, given: object, chance: object, choices: unknown[], own: object, others: object]
  >([
    [
      'cardDrawn',
      'drawn from the deck',
      {},
      { card: ['osprey'] },
      ['drawCards', 'deck'],
      { card: 'osprey' },
      { card: null },
    ],
    [
      'cardDiscarded',
      'discarded from the hand',
      { forest: ['wild_turkey'], hand: ['osprey', 'brant'] },
      {},
      ['gainFood', { die: 'seed', food: 'seed' }, 'osprey', { die: 'fish', food: 'fish' }],
      { card: 'osprey' },
      { card: null },
    ],
    [
      'cardTucked',
      'tucked from the hand',
      { wetland: ['ring_billed_gull'], hand: ['osprey', 'brant'] },
      { card: ['willet', 'anhinga'] },
      ['drawCards', 'deck', 'ring_billed_gull', 'osprey', 'deck'],
      { card: 'osprey', from: 'hand' },
      { card: null, from: 'hand' },
    ],
    [
      'cardTucked',
      'tucked from the deck, which its owner does not see either',
      { wetland: ['canada_goose'], food: { seed: 1 } },
      { card: ['willet', 'osprey', 'anhinga'] },
      ['drawCards', 'deck', 'canada_goose'],
      { card: null, from: 'deck' },
      { card: null, from: 'deck' },
    ],
    [
      'bonusDrawn',
      'drawn from the bonus cards',
      { hand: ['bells_vireo'], food: { invertebrate: 2 } },
      { bonus: ['falconer', 'ecologist'] },
      ['playBird', { bird: 'bells_vireo', habitat: 'forest' }, 'bells_vireo', ['falconer']],
      { cards: ['falconer'] },
      { cards: [null] },
    ],
    [
      'bonusDiscarded',
      'given back to the bonus cards',
      { hand: ['bells_vireo'], food: { invertebrate: 2 } },
      { bonus: ['falconer', 'ecologist'] },
      ['playBird', { bird: 'bells_vireo', habitat: 'forest' }, 'bells_vireo', ['falconer']],
      { cards: ['ecologist'] },
      { cards: [null] },
    ],
  ])('%s: %s', (type, _what, player, chance, choices, own, others) => {
    const match = scripted(wingspan, {
      seats: 2,
      position: { players: [player, {}] },
      chance: chance as never,
      choices,
    });
    const [mine, theirs, anybodys] = shown(match, type);
    expect(mine?.[0]).toMatchObject(own);
    expect(theirs?.[0]).toMatchObject(others);
    expect(anybodys).toEqual(theirs);
  });
});

describe('Of what lies on the table others see how much it is', () => {
  const match = start(wingspan, {
    seed: 'views',
    position: {
      players: [
        { hand: ['osprey'], bonus: ['falconer'], forest: [{ bird: 'blue_jay', tucked: ['brant'] }] },
        { hand: ['mallard', 'willet'], bonus: ['ecologist'] },
      ],
      tray: ['anhinga'],
      discard: ['bobolink'],
    },
  });

  test.each<[whose: string, seat: Seat, view: object]>([
    [
      'its own hand and bonus cards',
      0,
      {
        players: [
          { hand: ['osprey'], bonus: ['falconer'] },
          { hand: [null, null], bonus: [null] },
        ],
      },
    ],
    [
      'the same',
      1,
      {
        players: [
          { hand: [null], bonus: [null] },
          { hand: ['mallard', 'willet'], bonus: ['ecologist'] },
        ],
      },
    ],
    [
      'no hand at all',
      SPECTATOR,
      {
        players: [
          { hand: [null], bonus: [null] },
          { hand: [null, null], bonus: [null] },
        ],
      },
    ],
  ])('a seat sees %s: %d', (_, seat, view) => {
    expect(match.view(seat)).toMatchObject(view);
  });

  test.each([0, 1, SPECTATOR])('the tray lies open, discards, decks and tucked cards do not: for seat %d', (seat) => {
    const view = match.view(seat) as State;
    expect(view.tray).toEqual(['anhinga']);
    expect(view.discard).toEqual([null]);
    expect(view.players[0]?.rows.forest[0]?.tucked).toEqual([null]);
    // All birds but for six that lie elsewhere and the one on the mat; 26 bonus cards but for two.
    expect(view.deck).toEqual(Array(BIRDS.length - 7).fill(null));
    expect(view.bonusDeck).toEqual(Array(24).fill(null));
  });
});

test.each([2, 3])('Nothing else tells a secret either, for %d seats', { timeout: 300_000 }, (seats) => {
  expect(leaks(wingspan, { seconds: 300, seats, matches: 12, places: 6 }).leftOut).toEqual([]);
});
