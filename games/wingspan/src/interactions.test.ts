import { type Seat, start } from '@fermata/core';
import { scripted, toOffer } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { told } from '../test/told.ts';
import { wingspan } from './index.ts';

expect.extend({ toOffer });

describe('What others answer comes before the next power', () => {
  test('a vulture takes its die between two birds of a row', () => {
    const match = scripted(wingspan, {
      seats: 2,
      position: {
        // From right to left: the owl hunts, then the titmouse caches.
        players: [{ forest: ['mountain_chickadee', 'barred_owl'] }, { forest: ['turkey_vulture'] }],
        feeder: ['seed', 'fish', 'rodent', 'fruit'],
      },
      chance: { card: ['american_robin'] }, // 43 cm, under 75
      choices: [
        'gainFood',
        { die: 'seed', food: 'seed' },
        { die: 'fish', food: 'fish' },
        'barred_owl',
        'turkey_vulture',
        { die: 'rodent', food: 'rodent' },
        'mountain_chickadee',
      ],
    });
    expect(told(match)).toEqual([
      'Seat 0 takes 1 seed from the feeder.',
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 uses Barred Owl.',
      'Barred Owl of seat 0 hunts American Robin, and catches it.',
      'Seat 1 uses Turkey Vulture.',
      'Seat 1 takes 1 rodent from the feeder.',
      'Seat 0 uses Mountain Chickadee.',
      'Seat 0 caches 1 seed on Mountain Chickadee.',
    ]);
  });

  test('a repeated hunt feeds the vultures clockwise, each once', () => {
    const match = scripted(wingspan, {
      seats: 3,
      position: {
        players: [
          { wetland: ['common_merganser', 'hooded_merganser'] },
          { forest: ['black_vulture'] },
          { forest: ['turkey_vulture'] },
        ],
        feeder: ['seed', 'fruit', 'rodent'],
      },
      // The hooded one repeats the hunt of the common one: two dice lie outside. Later three do, and then four.
      chance: { die: ['fish', 'seed', 'rodent', 'rodent', 'fruit', 'seed'], card: ['mallard', 'killdeer'] },
      choices: [
        'drawCards',
        'deck',
        'deck',
        'hooded_merganser',
        'black_vulture',
        { die: 'seed', food: 'seed' },
        'turkey_vulture',
        { die: 'fruit', food: 'fruit' },
        'common_merganser',
      ],
    });
    expect(told(match).slice(2)).toEqual([
      'Seat 0 uses Hooded Merganser.',
      'Hooded Merganser of seat 0 repeats the power of Common Merganser.',
      'Common Merganser of seat 0 hunts fish and rolls fish, seed: 1 fish cached.',
      'Seat 1 uses Black Vulture.',
      'Seat 1 takes 1 seed from the feeder.',
      'Seat 2 uses Turkey Vulture.',
      'Seat 2 takes 1 fruit from the feeder.',
      'Seat 0 uses Common Merganser.',
      'Common Merganser of seat 0 hunts fish and rolls rodent, rodent, fruit, seed: nothing caught.',
    ]);
    expect(match.state.players[0]?.rows.wetland.map(({ cached }) => cached)).toEqual([['fish'], []]);
  });

  test('others answer to a bird before its own power, and to the bird which that brings as well', () => {
    const match = scripted(wingspan, {
      seats: 2,
      position: {
        players: [
          {
            hand: ['downy_woodpecker', 'tufted_titmouse', 'northern_flicker'],
            food: { seed: 3 },
            grassland: [{ bird: 'bobolink', eggs: 2 }],
          },
          { forest: ['eastern_kingbird'], grassland: ['horned_lark'], hand: ['mallard'] },
        ],
        feeder: ['invertebrate', 'either', 'fish'],
      },
      choices: [
        'playBird',
        { bird: 'downy_woodpecker', habitat: 'forest' },
        'eastern_kingbird',
        { bird: 'tufted_titmouse', habitat: 'forest' },
        { bird: 'northern_flicker', habitat: 'forest' },
        'northern_flicker',
      ],
    });
    expect(told(match)).toEqual([
      'Seat 0 plays Downy Woodpecker into the forest for 1 seed.',
      'Seat 1 uses Eastern Kingbird.',
      'Seat 1 gains 1 invertebrate.',
      'Seat 0 uses Downy Woodpecker.',
      // The kingbird has answered once since its owner's last turn.
      'Seat 0 plays Tufted Titmouse into the forest for 1 seed and an egg of Bobolink.',
      'Seat 0 uses Tufted Titmouse.',
      'Seat 0 plays Northern Flicker into the forest for 1 seed and an egg of Bobolink.',
      'Seat 0 uses Northern Flicker.',
      'Seat 0 takes 1 invertebrate from the feeder.',
      'Seat 0 takes 1 invertebrate from the feeder (a die with two foods).',
    ]);
  });
});

describe('Repeaters', () => {
  const row = ['gray_catbird', 'mountain_chickadee', 'northern_mockingbird'];
  const match = scripted(wingspan, {
    seats: 2,
    position: { players: [{ forest: row }, {}], feeder: ['seed', 'fish', 'fruit'] },
    choices: ['gainFood', { die: 'seed', food: 'seed' }, { die: 'fish', food: 'fish' }, 'northern_mockingbird'],
  });

  test('may repeat each other', () => {
    expect(match).toOffer(0, ['gray_catbird', 'mountain_chickadee']);
  });

  test('but none that repeats already', () => {
    const fork = match.fork();
    // The catbird, repeated, may only choose the chickadee: a lone option is taken.
    fork.answer(fork.prompts()[0]!.id, 0);
    expect(told(fork).slice(2)).toEqual([
      'Seat 0 uses Northern Mockingbird.',
      'Northern Mockingbird of seat 0 repeats the power of Gray Catbird.',
      'Gray Catbird of seat 0 repeats the power of Mountain Chickadee.',
      'Seat 0 caches 1 seed on Mountain Chickadee.',
    ]);
    expect(fork).toOffer(0, ['mountain_chickadee', 'pass']);
  });
});

describe('The beginning', () => {
  const match = start(wingspan, { seats: 3, seed: 'setup' });

  test('asks all seats at once, each for its own cards', () => {
    const asked = match.prompts();
    expect(asked.map(({ seat, label }) => [seat, label])).toEqual(
      [0, 1, 2].map((seat) => [seat, 'Keep which birds, for a food each?']),
    );
    for (const { seat, options } of asked) expect(options).toEqual(match.state.players[seat]?.hand);
  });

  test('shows nobody what another seat was dealt or keeps', () => {
    const fork = match.fork();
    keepAll(fork, [[0, 1], [0], []]);
    expect(fork.eventsFor(0).filter(({ type }) => type === 'kept')).toMatchObject([
      { seat: 0, birds: fork.state.players[0]?.hand, bonus: fork.state.players[0]?.bonus[0] },
      { seat: 1, birds: [null], bonus: null },
      { seat: 2, birds: [], bonus: null },
    ]);
    expect(fork.view(0)).toMatchObject({ players: [{}, { hand: [null], bonus: [null] }, { hand: [], bonus: [null] }] });
  });

  test("a food is given up for each bird, of one's choice", () => {
    const fork = match.fork();
    keepAll(fork, [[0, 1], [0], []]);
    const foods = fork.state.players.map(({ food }) => Object.values(food).reduce((sum, count) => sum + count, 0));
    expect(foods).toEqual([3, 4, 5]);
    expect(fork.state.players.map(({ hand }) => hand.length)).toEqual([2, 1, 0]);
  });

  /** Each seat keeps these birds, gives up the first foods, and keeps its first bonus card. */
  function keepAll(fork: typeof match, birds: readonly (readonly number[])[]): void {
    for (const [seat, kept] of birds.entries()) {
      answer(fork, seat, kept);
      if (kept.length > 0) answer(fork, seat, [...kept.keys()]);
      answer(fork, seat, 0);
    }
  }

  function answer(fork: typeof match, seat: Seat, choice: number | readonly number[]): void {
    fork.answer(fork.prompts(seat)[0]!.id, choice); // it is asked
  }
});
