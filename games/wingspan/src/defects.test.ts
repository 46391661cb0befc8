/** What an earlier engine for this game got wrong; each title is the defect, each test the rule that it broke. */

import { type Match, start } from '@fermata/core';
import { load } from '@fermata/core/host';
import { type Scripting, scripted, toOffer } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { allBirdsBut } from '../test/all-birds-but.ts';
import { told } from '../test/told.ts';
import type { Event } from './events.ts';
import { wingspan } from './index.ts';
import type { State } from './state.ts';

expect.extend({ toOffer });

/** A match from this position, for as many seats as there are players. */
function play(position: { players: object[]; [field: string]: unknown }, how: Scripting = {}): Match<State, Event> {
  return scripted(wingspan, { seats: position.players.length, position, ...how });
}

const SEED = { die: 'seed', food: 'seed' };
const FISH = { die: 'fish', food: 'fish' };

test('Mutual repeat never ends', () => {
  const match = play(
    { players: [{ forest: ['gray_catbird', 'northern_mockingbird'] }, {}], feeder: ['seed', 'fish', 'fruit'] },
    { choices: ['gainFood', SEED, FISH] },
  );
  expect(told(match).slice(2)).toEqual([
    'Northern Mockingbird of seat 0 does nothing: there is nothing to repeat.',
    'Gray Catbird of seat 0 does nothing: there is nothing to repeat.',
  ]);
});

test('Pink fires more than once between turns', () => {
  const match = play(
    {
      players: [
        {
          hand: ['turkey_vulture', 'barred_owl'],
          food: { rodent: 1 },
          grassland: [{ bird: 'bobolink', eggs: 1 }],
        },
        { hand: ['black_vulture'] },
        { forest: ['eastern_kingbird'] },
      ],
    },
    {
      choices: [
        'playBird',
        { bird: 'turkey_vulture', habitat: 'forest' },
        'eastern_kingbird', // seat 2 answers
        'playBird', // seat 1, into the forest too: seat 2 is not asked
        { bird: 'black_vulture', habitat: 'forest' },
        'gainFood', // seat 2 has its turn
        SEED,
        'playBird', // seat 0 again
        { bird: 'barred_owl', habitat: 'forest' },
        'eastern_kingbird',
      ],
    },
  );
  expect(match.state.players[2]?.food).toMatchObject({ invertebrate: 2, seed: 1 });
});

test('Only the first die is offered', () => {
  const match = play(
    { players: [{}, {}], feeder: ['fish', 'rodent', 'either', 'fish', 'fruit'] },
    { choices: ['gainFood'] },
  );
  expect(match).toOffer(0, [
    FISH,
    { die: 'fruit', food: 'fruit' },
    { die: 'rodent', food: 'rodent' },
    { die: 'either', food: 'invertebrate' },
    { die: 'either', food: 'seed' },
  ]);
});

test('A reroll rolls only the dice left', () => {
  const dice = ['seed', 'seed', 'fruit', 'rodent', 'either'];
  const match = play(
    { players: [{}, {}], feeder: ['fish', 'fish'] },
    { chance: { die: dice }, choices: ['gainFood', 'rethrow'] },
  );
  expect(match.state.feeder).toEqual(dice);
});

test('Birds can be played without paying', () => {
  // A coot costs a seed and any other food: without a seed that makes three pieces.
  const match = play({ players: [{ hand: ['american_coot'], food: { fish: 2 } }, {}] });
  expect(match).toOffer(0, ['gainFood', 'layEggs', 'drawCards']);
});

test('Birds can be played without paying, in eggs', () => {
  // The fourth place of a row costs two eggs, the first of the others nothing.
  const forest = ['blue_jay', 'barred_owl', 'acorn_woodpecker'];
  const match = play({ players: [{ hand: ['turkey_vulture'], forest }, {}] }, { choices: ['playBird'] });
  expect(match).toOffer(0, [
    { bird: 'turkey_vulture', habitat: 'grassland' },
    { bird: 'turkey_vulture', habitat: 'wetland' },
  ]);
});

test('Deck exhaustion throws, though there are discards', () => {
  const match = play({ players: [{}, {}], deck: [] }, { chance: { card: ['osprey'] }, choices: ['drawCards', 'deck'] });
  expect(told(match)).toEqual([
    `The deck is empty: a new one is made of ${allBirdsBut(3)} discards.`, // three lie in the tray
    'Seat 0 draws Osprey from the deck.',
  ]);
});

test('Deck exhaustion throws, and there are no discards', () => {
  const wetland = [
    { bird: 'wilsons_snipe', tucked: allBirdsBut(3) },
    { bird: 'killdeer', eggs: 1 },
  ];
  const match = play(
    { players: [{ wetland }, {}], tray: ['osprey'], deck: [], discard: [] },
    { choices: ['drawCards'] },
  );
  expect(told(match)).toEqual([
    'Seat 0 takes Osprey from the tray.',
    'Killdeer of seat 0 does nothing: there are no cards for it.',
    "Wilson's Snipe of seat 0 does nothing: there are no cards for it.",
  ]);
});

test('Derived seeds collide', () => {
  const seeds = Array.from({ length: 1_000 }, (_, seed) => start(wingspan, { seed, log: false }).state.deck.join());
  expect(new Set(seeds).size).toBe(1_000);
  const match = start(wingspan, { seed: 'one', position: { players: [{}, {}] } });
  const drawn = Array.from({ length: 1_000 }, (_, at) => {
    const fork = match.fork({ reseed: `${at}` });
    for (let answers = 0; answers < 8; answers++) {
      const [prompt] = fork.prompts();
      fork.answer(prompt!.id, prompt!.options.length - 1); // somebody is asked: draw cards, from the deck
    }
    return fork.state.players.flatMap(({ hand }) => hand).join();
  });
  expect(new Set(drawn).size).toBe(1_000); // four cards of 177
});

test.each([
  ['where it is full, nothing is laid', [{ bird: 'wild_turkey' }, { bird: 'mourning_dove', eggs: 5 }], [], [3, 5]],
  [
    'where it has room, the egg is laid there',
    [{ bird: 'wild_turkey', eggs: 5 }, 'mourning_dove'],
    ['mourning_dove'],
    [5, 4],
  ],
])('Egg target "this bird" ignored: %s', (_, grassland, choices, eggs) => {
  const match = play({ players: [{ grassland }, {}] }, { choices: ['layEggs', ...choices] });
  expect(match.state.players[0]?.rows.grassland.map((placed) => placed.eggs)).toEqual(eggs);
});

test('Tray refilled mid-turn', () => {
  const position = {
    players: [{ wetland: ['killdeer', 'wilsons_snipe'] }, {}],
    tray: ['osprey', 'mallard', 'bobolink'],
  };
  expect(play(position, { choices: ['drawCards', 'osprey'] })).toOffer(0, ['mallard', 'bobolink', 'deck']);
  const chance = { card: ['willet', 'anhinga'] };
  const after = play(position, { chance, choices: ['drawCards', 'osprey', 'mallard', 'pass'] });
  expect(after.state.tray).toEqual(['bobolink', 'willet', 'anhinga']);
});

test('Delayed discard from the deck only', () => {
  const match = play(
    { players: [{ wetland: ['black_tern'] }, {}], tray: ['osprey', 'mallard', 'bobolink'] },
    { chance: { card: ['willet'] }, choices: ['drawCards', 'deck', 'black_tern'] },
  );
  expect(match).toOffer(0, ['osprey', 'mallard', 'bobolink', 'deck']);
});

test('No two-for-one, and the wrong food accepted for a cost', () => {
  const match = play(
    { players: [{ hand: ['mourning_dove'], food: { seed: 1, fish: 2, rodent: 1 } }, {}] }, // it costs a seed
    { choices: ['playBird', { bird: 'mourning_dove', habitat: 'forest' }] },
  );
  expect(match).toOffer(0, [{ seed: 1 }, { fish: 2 }, { fish: 1, rodent: 1 }]);
});

test('A forfeit costs the active seat its turn', () => {
  const match = play(
    {
      players: [{ forest: ['mountain_chickadee', 'barred_owl'] }, { forest: ['turkey_vulture'] }],
      feeder: ['seed', 'fish', 'rodent', 'fruit'],
    },
    { chance: { card: ['american_robin'] }, choices: ['gainFood', SEED, FISH, 'barred_owl'] },
  );
  // Time is up for seat 1: what its question says for that case is taken, and seat 0 goes on.
  match.expire(match.prompts(1)[0]!.id); // it is asked
  expect(told(match).at(-1)).toBe('Turkey Vulture of seat 1 does nothing: not wanted.');
  expect(match).toOffer(0, ['mountain_chickadee', 'pass']);
});

test.each(['black_crowned_night_heron', 'black_bellied_whistling_duck', 'great_crested_flycatcher'])(
  'Cards with _ in ids break: %s is drawn, saved and loaded',
  (bird) => {
    const match = play({ players: [{}, {}] }, { chance: { card: [bird] }, choices: ['drawCards', 'deck'] });
    expect(match.state.players[0]?.hand).toEqual([bird]);
    const hand = start(wingspan, { seed: 'ids', position: { players: [{ hand: [bird] }, {}] } });
    expect(load(wingspan, JSON.parse(JSON.stringify(hand.record()))).state).toEqual(hand.state);
  },
);

test('The extra egg cannot be declined', () => {
  const match = play(
    { players: [{ forest: ['blue_jay'], grassland: ['lazuli_bunting'] }, {}] },
    { choices: ['layEggs', 'lazuli_bunting', 'lazuli_bunting', 'lazuli_bunting', 'lazuli_bunting'] },
  );
  expect(match).toOffer(0, ['blue_jay', 'pass']);
});

test('Observers told before the result is there', () => {
  const match = start(wingspan, {
    seed: 'watched',
    position: { players: [{ forest: ['barred_owl'] }, {}], feeder: ['seed', 'fish'], deck: ['american_robin'] },
  });
  const seen: (readonly string[])[] = [];
  match.subscribe(1, ({ events }) => {
    if (events.some(({ type }) => type === 'cardHunted')) seen.push(match.state.players[0]!.rows.forest[0]!.tucked);
  });
  for (const option of ['gainFood', 0, 'barred_owl']) {
    const [prompt] = match.prompts();
    match.answer(prompt!.id, typeof option === 'number' ? option : prompt!.options.indexOf(option)); // it is asked
  }
  expect(seen).toEqual([['american_robin']]);
});

test('No goals, no rotation', () => {
  const match = play(
    {
      players: [{ forest: ['blue_jay', 'barred_owl'] }, { forest: ['turkey_vulture'] }],
      first: 0,
      seat: 1,
      turnsLeft: 1,
      goals: ['birds_in_forest', 'eggs_in_wetland', 'bowl_birds_with_eggs', 'egg_sets'],
    },
    { chance: { card: ['osprey', 'mallard', 'bobolink'] }, choices: ['gainFood', SEED] },
  );
  expect(match.state).toMatchObject({ round: 2, first: 1, seat: 1, tray: ['osprey', 'mallard', 'bobolink'] });
  expect(match.state.players.map(({ goalPoints }) => goalPoints)).toEqual([[4], [1]]);
  expect(match.state.players.map(({ cubes }) => cubes.free)).toEqual([7, 7]);
});

test('No tie-break', () => {
  const match = play(
    {
      players: [{ forest: ['blue_jay'], food: { fish: 1 } }, { forest: ['barred_owl'] }], // three points each
      first: 0,
      seat: 1,
      round: 4,
      turnsLeft: 1,
      goals: ['eggs_in_forest', 'eggs_in_wetland', 'bowl_birds_with_eggs', 'egg_sets'], // nobody has eggs
    },
    { chance: { card: ['osprey'] }, choices: ['drawCards', 'deck'] },
  );
  expect(match.outcome).toEqual([
    { rank: 1, score: 3 },
    { rank: 2, score: 3 },
  ]);
});
