/** Every power in words, as one of its birds has it. */
import { describe, expect, test } from 'vitest';
import { BIRDS, powerText } from '../index.ts';
import type { PowerName } from '../powers/index.ts';

const ROWS: { readonly [N in PowerName]: { readonly [bird: string]: string } } = {
  none: { wild_turkey: 'No power.' },
  gainFoodFromFeeder: { american_redstart: 'When its row is used, take 1 die of any face from the feeder.' },
  gainFoodFromFeederIfAvailable: {
    great_crested_flycatcher:
      'When its row is used, take 1 die showing an invertebrate from the feeder, if there is one.',
    rose_breasted_grosbeak:
      'When its row is used, take 1 die showing a seed or fruit from the feeder, if there is one.',
  },
  gainFoodFromFeederWithCache: {
    acorn_woodpecker:
      'When its row is used, take 1 die showing a seed from the feeder, if there is one; you may cache the food on this bird.',
  },
  gainAllFoodTypeFromFeeder: {
    bald_eagle: 'When played, take every die showing fish from the feeder.',
    northern_flicker:
      'When played, take every die showing an invertebrate from the feeder, those with two foods as well.',
  },
  gainFoodFromSupply: {
    american_goldfinch: 'When played, take 3 seeds out of the supply.',
    brown_pelican: 'When played, take 3 fish out of the supply.',
    blue_gray_gnatcatcher: 'When its row is used, take 1 invertebrate out of the supply.',
    northern_cardinal: 'When its row is used, take 1 fruit out of the supply.',
  },
  cacheFoodFromSupply: { carolina_chickadee: 'When its row is used, this bird caches 1 seed from the supply.' },
  tradeFoodType: { green_heron: 'When its row is used, pay 1 food to gain 1 of another kind from the supply.' },
  layEggsOnBird: {
    california_quail: 'When its row is used, lay 1 egg on this bird.',
    chipping_sparrow: 'When its row is used, lay 1 egg on any bird of yours.',
  },
  layEggOnBirdsWithNestType: { bobolink: 'When played, every bird of yours with a ground or star nest gets 1 egg.' },
  discardEggToGainFood: {
    american_crow:
      'When its row is used, discard 1 egg from another bird of yours to gain 1 food of any kind from the supply.',
    common_raven:
      'When its row is used, discard 1 egg from another bird of yours to gain 2 food of any kind from the supply.',
  },
  discardEggToDrawCards: { killdeer: 'When its row is used, discard 1 egg from any bird of yours to draw 2 cards.' },
  drawCards: { mallard: 'When its row is used, draw 1 card.', carolina_wren: 'When played, draw 2 cards.' },
  drawCardsWithDelayedDiscard: {
    black_tern: 'When its row is used, draw 1 card; at the end of your turn, discard 1 from your hand.',
    ruddy_duck: 'When its row is used, draw 2 cards; at the end of your turn, discard 1 from your hand.',
  },
  drawFaceUpCardsFromTray: { brant: 'When played, take all cards from the tray.' },
  drawAndDistributeCards: {
    american_oystercatcher:
      'When played, draw a card for each player and one more, face up; clockwise from you, everybody picks one, and you keep the last.',
  },
  drawBonusCardsAndKeep: { atlantic_puffin: 'When played, draw 2 bonus cards and keep 1 of them.' },
  tuckAndDraw: {
    american_robin: 'When its row is used, put 1 card of your hand under this bird; then draw 1 card.',
  },
  tuckAndLay: {
    bushtit: 'When its row is used, put 1 card of your hand under this bird; then you may lay 1 egg on this bird.',
    white_throated_swift:
      'When its row is used, put 1 card of your hand under this bird; then you may lay 1 egg on any bird of yours.',
  },
  tuckAndGainFood: {
    cedar_waxwing: 'When its row is used, put 1 card of your hand under this bird; then gain 1 fruit from the supply.',
  },
  tuckAndGainFoodOfChoice: {
    pygmy_nuthatch:
      'When its row is used, put 1 card of your hand under this bird; then gain 1 invertebrate or seed from the supply.',
  },
  discardFoodToTuckFromDeck: {
    canada_goose: 'When its row is used, pay 1 seed to tuck 2 cards from the deck under this bird.',
  },
  rollDiceAndCacheIfMatch: {
    anhinga:
      'When its row is used, hunt: throw the dice outside the feeder; if one shows fish, cache 1 fish on this bird.',
    barn_owl:
      'When its row is used, hunt: throw the dice outside the feeder; if one shows a rodent, cache 1 rodent on this bird.',
  },
  lookAtCardAndTuckIfWingspanUnder: {
    barred_owl:
      'When its row is used, hunt: turn up the top card of the deck; if its wingspan is under 75 cm, tuck it under this bird, otherwise discard it.',
  },
  allPlayersGainFoodFromSupply: { osprey: 'When its row is used, everybody gains 1 fish from the supply.' },
  allPlayersDrawCardsFromDeck: { canvasback: 'When its row is used, everybody draws 1 card from the deck.' },
  allPlayersLayEggOnNestType: {
    lazuli_bunting:
      'When its row is used, everybody lays 1 egg on a bird with a bowl or star nest; you may lay 1 more on another such bird of yours.',
  },
  eachPlayerGainsFoodFromFeeder: {
    annas_hummingbird:
      'When its row is used, everybody takes 1 die from the feeder; you say who goes first, and the others follow clockwise.',
  },
  playersWithFewestInHabitatDrawCard: {
    common_loon: 'When its row is used, everybody with the fewest birds in the wetland draws 1 card.',
  },
  playersWithFewestInHabitatGainFood: {
    hermit_thrush:
      'When its row is used, everybody with the fewest birds in the forest takes 1 die from the feeder; you say who goes first.',
  },
  playAdditionalBirdInHabitat: {
    downy_woodpecker: 'When played, play one more bird into your forest, at its usual cost.',
    house_wren: "When played, play one more bird into this bird's habitat, at its usual cost.",
  },
  moveToAnotherHabitatIfRightmost: {
    song_sparrow: 'When its row is used, if no bird is to the right of this one, move it to another habitat.',
  },
  repeatBrownPowerInHabitat: {
    gray_catbird: 'When its row is used, repeat the brown power of another bird in this row.',
  },
  repeatPredatorPowerInHabitat: {
    hooded_merganser: 'When its row is used, repeat the hunt of another bird in this row.',
  },
  whenOpponentLaysEggsLayEggOnNestType: {
    american_avocet:
      'Once between your turns, when another player takes the action to lay eggs, lay 1 egg on another bird of yours with a ground or star nest.',
    bronzed_cowbird:
      'Once between your turns, when another player takes the action to lay eggs, lay 1 egg on a bird of yours with a bowl or star nest.',
  },
  whenOpponentPlaysBirdInHabitatGainFood: {
    belted_kingfisher:
      'Once between your turns, when another player plays a bird into the wetland, gain 1 fish from the supply.',
  },
  whenOpponentPlaysBirdInHabitatTuckCard: {
    horned_lark:
      'Once between your turns, when another player plays a bird into the grassland, put 1 card of your hand under this bird.',
  },
  whenOpponentGainsFoodCacheIfMatch: {
    loggerhead_shrike:
      'Once between your turns, when another player takes the action to gain food and gains a rodent, cache 1 rodent on this bird.',
  },
  whenOpponentPredatorSucceedsGainFood: {
    turkey_vulture: "Once between your turns, when another player's hunt succeeds, take 1 die from the feeder.",
  },
};

describe.each(Object.entries(ROWS))('%s', (name, birds) => {
  test.each(Object.entries(birds))('%s: %s', (id, text) => {
    const bird = BIRDS.find((one) => one.id === id)!; // there is one
    expect(bird.power.name).toBe(name);
    expect(powerText(bird)).toBe(text);
  });
});

test('every power is a sentence, whichever its numbers', () => {
  for (const bird of BIRDS) expect(powerText(bird)).toMatch(/^[A-Z][^.]+\.$/);
  for (const bird of BIRDS)
    expect(powerText(bird)).not.toMatch(/undefined|null|NaN|\b1 \w+s\b|\b[2-9] (card|egg|seed)\b/);
});

test('every parameter of a bird is in its text: there is none that says nothing', () => {
  for (const bird of BIRDS) {
    const read = new Set<PropertyKey>();
    const params = new Proxy<object>(bird.power.params, {
      get: (all, key) => {
        read.add(key);
        return Reflect.get(all, key);
      },
    });
    powerText({ ...bird, power: { ...bird.power, params } as typeof bird.power }); // the same, watched
    expect([bird.id, ...read].sort()).toEqual([bird.id, ...Object.keys(bird.power.params)].sort());
  }
});

test('more cards for each player are said as such', () => {
  const oystercatcher = BIRDS.find(({ id }) => id === 'american_oystercatcher')!; // there is one
  expect(powerText({ ...oystercatcher, power: { name: 'drawAndDistributeCards', params: { perPlayer: 2 } } })).toBe(
    'When played, draw 2 cards for each player and one more, face up; clockwise from you, everybody picks 2, and you keep the last.',
  );
});
