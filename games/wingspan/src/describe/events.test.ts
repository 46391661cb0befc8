/** Every event in words, also to those who may not see all of it. */
import { type AnyEvent, start } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { describe, expect, test } from 'vitest';
import type { Event, Obstacle } from '../events.ts';
import { wingspan } from '../index.ts';

type Row = readonly [event: object, text: string];

const OSPREY = { seat: 1, bird: 'osprey' };
const SCORES = [
  { birds: 30, bonus: 7, goals: 12, eggs: 10, cached: 2, tucked: 0 },
  { birds: 25, bonus: 0, goals: 0, eggs: 0, cached: 0, tucked: 1 },
];

const ROWS: { readonly [T in Event['type']]: readonly Row[] } = {
  began: [
    [
      { first: 1, goals: ['birds_in_forest', 'eggs_in_bowl', 'total_birds', 'cavity_birds_with_eggs'] },
      'Seat 1 begins. The goals are birds in the forest, eggs in bowl and star nests, birds on the whole mat and birds with a cavity or star nest and an egg.',
    ],
  ],
  dealt: [
    [
      { seat: 0, birds: ['osprey', 'brant', 'bobolink', 'mallard', 'willet'], bonus: ['falconer', 'oologist'] },
      'Seat 0 is dealt Osprey, Brant, Bobolink, Mallard and Willet, and Falconer and Oologist.',
    ],
    [
      { seat: 0, birds: [null, null, null, null, null], bonus: [null, null] },
      'Seat 0 is dealt 5 cards, and 2 bonus cards.',
    ],
  ],
  kept: [
    [
      { seat: 1, birds: ['osprey', 'brant'], paid: ['seed', 'fish'], bonus: 'falconer' },
      'Seat 1 keeps Osprey and Brant, and the bonus card Falconer, for 1 seed and 1 fish.',
    ],
    [{ seat: 1, birds: [], paid: [], bonus: 'falconer' }, 'Seat 1 keeps no cards, and the bonus card Falconer.'],
    [{ seat: 1, birds: [null], paid: ['fruit'], bonus: null }, 'Seat 1 keeps 1 card, and a bonus card, for 1 fruit.'],
    [{ seat: 1, birds: [], paid: [], bonus: null }, 'Seat 1 keeps no cards, and a bonus card.'],
  ],
  turnBegan: [
    [{ seat: 0, action: 'playBird' }, 'Seat 0 plays a bird.'],
    [{ seat: 0, action: 'gainFood' }, 'Seat 0 gains food.'],
    [{ seat: 0, action: 'layEggs' }, 'Seat 0 lays eggs.'],
    [{ seat: 0, action: 'drawCards' }, 'Seat 0 draws cards.'],
  ],
  rowUsed: [[{ seat: 2, habitat: 'forest', foods: ['seed'] }, 'Seat 2 has taken what the forest itself gives.']],
  turnEnded: [
    [{ seat: 2, next: 0 }, 'Seat 2 is done; seat 0 is next.'],
    [{ seat: 2, next: null }, 'Seat 2 is done.'],
  ],
  roundScored: [
    [
      { round: 2, goal: 'eggs_in_forest', counts: [3, 1, 0], points: [5, 2, 0] },
      'Round 2 is scored for eggs in the forest: seat 0 has 3, worth 5; seat 1 has 1, worth 2; seat 2 has 0, worth 0.',
    ],
  ],
  roundEnded: [[{ round: 2, first: 1 }, 'Round 2 is over; seat 1 begins the next.']],
  gameScored: [
    [
      { scores: SCORES },
      'All is scored: seat 0 has 61 (birds 30, bonus 7, goals 12, eggs 10, cached 2, tucked 0) and seat 1 has 26 (birds 25, bonus 0, goals 0, eggs 0, cached 0, tucked 1).',
    ],
  ],
  feederThrown: [
    [
      { dice: ['seed', 'either', 'fish', 'rodent', 'seed'] },
      'The dice are thrown into the feeder: seed, invertebrate or seed, fish, rodent, seed.',
    ],
  ],
  dieTaken: [
    [{ seat: 0, die: 'fish', food: 'fish', onto: null }, 'Seat 0 takes 1 fish from the feeder.'],
    [
      { seat: 0, die: 'either', food: 'seed', onto: null },
      'Seat 0 takes 1 seed from the feeder (a die with two foods).',
    ],
    [
      { seat: 0, die: 'seed', food: 'seed', onto: 'blue_jay' },
      'Seat 0 takes 1 seed from the feeder and caches it on Blue Jay.',
    ],
  ],
  foodGained: [
    [{ seat: 0, food: 'seed', count: 3 }, 'Seat 0 gains 3 seeds.'],
    [{ seat: 0, food: 'fruit', count: 3 }, 'Seat 0 gains 3 fruit.'],
  ],
  foodPaid: [[{ seat: 0, food: 'rodent', count: 1 }, 'Seat 0 pays 1 rodent.']],
  foodCached: [[{ ...OSPREY, food: 'invertebrate', count: 2 }, 'Seat 1 caches 2 invertebrates on Osprey.']],
  eggLaid: [[OSPREY, 'Seat 1 lays an egg on Osprey.']],
  eggDiscarded: [[OSPREY, 'Seat 1 discards an egg of Osprey.']],
  cardDrawn: [
    [{ seat: 0, card: 'annas_hummingbird' }, "Seat 0 draws Anna's Hummingbird from the deck."],
    [{ seat: 0, card: null }, 'Seat 0 draws a card from the deck.'],
  ],
  cardTaken: [[{ seat: 0, card: 'brant' }, 'Seat 0 takes Brant from the tray.']],
  cardRevealed: [[{ card: 'brant', from: 'deck' }, 'Brant is turned up from the deck.']],
  cardPicked: [[{ seat: 0, card: 'brant' }, 'Seat 0 picks Brant.']],
  cardDiscarded: [
    [{ seat: 0, card: 'brant' }, 'Seat 0 discards Brant.'],
    [{ seat: 0, card: null }, 'Seat 0 discards a card.'],
  ],
  cardTucked: [
    [{ ...OSPREY, card: 'brant', from: 'hand' }, 'Seat 1 tucks Brant from the hand under Osprey.'],
    [{ ...OSPREY, card: null, from: 'hand' }, 'Seat 1 tucks a card from the hand under Osprey.'],
    [{ ...OSPREY, card: null, from: 'deck' }, 'Seat 1 tucks a card from the deck under Osprey.'],
  ],
  discardOwed: [
    [{ seat: 0, count: 1 }, 'Seat 0 owes 1 discard at the end of the turn; what the hand lacks then lapses.'],
  ],
  bonusDrawn: [
    [{ seat: 0, cards: ['falconer'] }, 'Seat 0 draws Falconer.'],
    [{ seat: 0, cards: [null, null] }, 'Seat 0 draws 2 bonus cards.'],
  ],
  bonusDiscarded: [
    [{ seat: 0, cards: ['falconer'] }, 'Seat 0 discards Falconer.'],
    [{ seat: 0, cards: [null] }, 'Seat 0 discards 1 bonus card.'],
  ],
  trayFilled: [[{ card: 'brant' }, 'Brant comes to the tray.']],
  trayCleared: [[{}, 'The tray is cleared.']],
  deckReshuffled: [
    [{ count: 12 }, 'The deck is empty: a new one is made of 12 discards.'],
    [{ count: 1 }, 'The deck is empty: a new one is made of 1 discard.'],
  ],
  bonusReshuffled: [[{ count: 5 }, 'There are no bonus cards left: a new deck is made of 5 discards.']],
  birdPlayed: [
    [
      { ...OSPREY, habitat: 'wetland', paid: { fish: 1 }, eggsFrom: [] },
      'Seat 1 plays Osprey into the wetland for 1 fish.',
    ],
    [
      { ...OSPREY, habitat: 'wetland', paid: { seed: 2 }, eggsFrom: ['brant', 'mallard'] },
      'Seat 1 plays Osprey into the wetland for 2 seeds and an egg of Brant and an egg of Mallard.',
    ],
    [
      { seat: 0, bird: 'turkey_vulture', habitat: 'forest', paid: {}, eggsFrom: [] },
      'Seat 0 plays Turkey Vulture into the forest for nothing.',
    ],
  ],
  birdMoved: [
    [
      { seat: 0, bird: 'song_sparrow', from: 'forest', to: 'wetland' },
      'Song Sparrow of seat 0 moves from the forest to the wetland.',
    ],
  ],
  powerUsed: [[OSPREY, 'Seat 1 uses Osprey.']],
  powerRepeated: [
    [{ seat: 1, bird: 'osprey', by: 'gray_catbird' }, 'Gray Catbird of seat 1 repeats the power of Osprey.'],
  ],
  powerStopped: [
    [{ ...OSPREY, why: 'declined' }, 'Osprey of seat 1 does no more: not wanted.'],
    [{ ...OSPREY, why: 'notInFeeder' }, 'Osprey of seat 1 does no more: the feeder has no such food.'],
  ],
  powerSkipped: obstacles({
    declined: 'not wanted',
    noCards: 'there are no cards for it',
    noRoom: 'there is no room',
    noFood: 'there is no food for it',
    noEggs: 'there are no eggs for it',
    noDice: 'all dice are in the feeder',
    notInFeeder: 'the feeder has no such food',
    notRightmost: 'a bird is to its right',
    nothingToRepeat: 'there is nothing to repeat',
  }),
  diceHunted: [
    [
      { seat: 0, bird: 'anhinga', dice: ['seed', 'fish'], food: 'fish', count: 1, isCaught: true },
      'Anhinga of seat 0 hunts fish and rolls seed, fish: 1 fish cached.',
    ],
    [
      { seat: 0, bird: 'anhinga', dice: ['either'], food: 'fish', count: 1, isCaught: false },
      'Anhinga of seat 0 hunts fish and rolls invertebrate or seed: nothing caught.',
    ],
  ],
  cardHunted: [
    [{ seat: 0, bird: 'barred_owl', card: 'brant', isCaught: false }, 'Barred Owl of seat 0 hunts Brant, and misses.'],
    [
      { seat: 0, bird: 'barred_owl', card: 'bobolink', isCaught: true },
      'Barred Owl of seat 0 hunts Bobolink, and catches it.',
    ],
  ],
};

function obstacles(why: { readonly [O in Obstacle]: string }): Row[] {
  return Object.entries(why).map(([obstacle, words]) => [
    { ...OSPREY, why: obstacle },
    `Osprey of seat 1 does nothing: ${words}.`,
  ]);
}

describe.each(Object.entries(ROWS))('%s', (type, rows) => {
  test.each(rows)('%j: %s', (event, text) => {
    const told: AnyEvent = { type, ...event };
    expect(describeEvent(wingspan, told)).toBe(text);
  });
});

test('whoever looks on, everything that happens is a sentence', () => {
  const match = start(wingspan, { seats: 3, seed: 'in words' });
  for (let at = 0; match.outcome === undefined; at++) {
    const prompt = match.prompts()[0]!; // it is not over
    const { several, options } = prompt;
    const first = Array.from({ length: several?.min ?? 0 }, (_, index) => index);
    match.answer(prompt.id, several === undefined ? (at * 7) % options.length : first);
  }
  for (const seat of [0, 1, 2])
    for (const event of match.eventsFor(seat)) {
      expect(describeEvent(wingspan, event)).toMatch(/^[A-Z].+\.$/);
      expect(describeEvent(wingspan, event)).not.toMatch(/undefined|null|NaN|\[object| {2}/);
    }
});
