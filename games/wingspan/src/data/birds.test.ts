/** What is printed on the birds of the box: a dozen of them whole, and of all of them how many there are of each kind. */
import { describe, expect, test } from 'vitest';
import { BOX } from '../../test/printed.ts';
import { BIRDS, BONUS_CARDS } from '../index.ts';
import { POWERS, type PowerName } from '../powers/index.ts';
import { isCounted } from '../scoring/bonus.ts';
import type { Bird } from './bird.ts';
import { FOODS, HABITATS, NESTS } from './mat.ts';

const ALL = BIRDS.filter(({ id }) => BOX.has(id));
const CORE = ALL.filter(({ isSwiftStart }) => !isSwiftStart);
const sumOf = (birds: readonly Bird[], number: (bird: Bird) => number) =>
  birds.reduce((sum, bird) => sum + number(bird), 0);
const isPredator = ({ power }: Bird) => POWERS[power.name].isPredator === true;
const isFlocking = ({ power }: Bird) => POWERS[power.name].isFlocking === true;
const among = (is: (bird: Bird) => boolean) => [CORE.filter(is).length, ALL.filter(is).length];

describe('There are 170 birds in the box, and 180 with those of the swift start', () => {
  test('no two of one name', () => {
    expect(among(() => true)).toEqual([170, 180]);
    expect(new Set(BIRDS.map(({ id }) => id)).size).toBe(BIRDS.length);
  });

  test('which have 683 and 710 points, room for 485 and 515 eggs, 10791 and 11305 cm of wings', () => {
    const sums = (number: (bird: Bird) => number) => [sumOf(CORE, number), sumOf(ALL, number)];
    expect(sums(({ points }) => points)).toEqual([683, 710]);
    expect(sums(({ eggLimit }) => eggLimit)).toEqual([485, 515]);
    expect(sums(({ wingspanCm }) => wingspanCm)).toEqual([10_791, 11_305]);
  });

  test('ordered by their ids, which are names in small letters', () => {
    const ids = BIRDS.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    for (const { id, name } of BIRDS) {
      expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(id.replaceAll('_', '')).toBe(name.toLowerCase().replaceAll(/[ '-]/g, ''));
    }
  });

  test.each<[what: string, of170: number, of180: number, is: (bird: Bird) => boolean]>([
    ['are white', 36, 37, ({ color }) => color === 'white'],
    ['are brown', 116, 125, ({ color }) => color === 'brown'],
    ['are pink', 12, 12, ({ color }) => color === 'pink'],
    ['have no power', 6, 6, ({ color }) => color === 'none'],
    ['hunt', 22, 23, isPredator],
    ['make a flock', 25, 27, isFlocking],
    ['have a bowl nest', 38, 40, ({ nest }) => nest === 'bowl'],
    ['have a cavity nest', 38, 40, ({ nest }) => nest === 'cavity'],
    ['have a ground nest', 38, 42, ({ nest }) => nest === 'ground'],
    ['have a platform nest', 38, 39, ({ nest }) => nest === 'platform'],
    ['have a star nest', 16, 17, ({ nest }) => nest === 'star'],
    ['have no nest', 2, 2, ({ nest }) => nest === 'none'],
    ['live in the forest', 40, 44, ({ habitats }) => habitats.join() === 'forest'],
    ['live in the grassland', 31, 33, ({ habitats }) => habitats.join() === 'grassland'],
    ['live in the wetland', 45, 48, ({ habitats }) => habitats.join() === 'wetland'],
    ['live in forest and grassland', 14, 14, ({ habitats }) => habitats.join() === 'forest,grassland'],
    ['live in forest and wetland', 2, 2, ({ habitats }) => habitats.join() === 'forest,wetland'],
    ['live in grassland and wetland', 11, 11, ({ habitats }) => habitats.join() === 'grassland,wetland'],
    ['live everywhere', 27, 28, ({ habitats }) => habitats.join() === 'forest,grassland,wetland'],
    ['name a part of the body', 39, 44, ({ tags }) => tags.includes('body')],
    ['name a colour', 58, 63, ({ tags }) => tags.includes('color')],
    ['name a person', 19, 20, ({ tags }) => tags.includes('person')],
    ['name a place', 37, 38, ({ tags }) => tags.includes('place')],
    ['name none of these', 55, 57, ({ tags }) => tags.length === 0],
    ['cost nothing', 3, 3, ({ cost }) => !cost.isEither && pieces(cost) === 0],
    ['cost one piece of two or three kinds', 31, 31, ({ cost }) => cost.isEither && pieces(cost) > 1],
    ['cost one piece', 50 - 31, 56 - 31, ({ cost }) => !cost.isEither && pieces(cost) === 1],
    ['cost two pieces', 67, 71, ({ cost }) => !cost.isEither && pieces(cost) === 2],
    ['cost three pieces', 50, 50, ({ cost }) => !cost.isEither && pieces(cost) === 3],
    ['cost a piece of any kind', 28, 31, ({ cost }) => cost.any > 0],
  ])('of which %s: %d and %d', (_what, of170, of180, is) => {
    expect(among(is)).toEqual([of170, of180]);
  });

  test('with 125, 99, 38, 42 and 34 pieces of each food in their costs, and 34 of any kind; 5, 3, 1, 1, 1 and 3 more', () => {
    const foods = (birds: readonly Bird[]) => FOODS.map((_, at) => sumOf(birds, ({ cost }) => cost.foods[at]!)); // one each
    expect([foods(CORE), sumOf(CORE, ({ cost }) => cost.any)]).toEqual([[125, 99, 38, 42, 34], 34]);
    expect([foods(ALL), sumOf(ALL, ({ cost }) => cost.any)]).toEqual([[130, 102, 39, 43, 35], 37]);
  });

  test('and all of them are spelled with words that there are', () => {
    for (const { name, habitats, nest, tags, cost, eggLimit, points, wingspanCm } of BIRDS) {
      expect([name, HABITATS.filter((habitat) => habitats.includes(habitat))]).toEqual([name, habitats]);
      expect([name, habitats.length > 0, NESTS.includes(nest)]).toEqual([name, true, true]);
      expect([name, tags.filter((tag) => !['body', 'color', 'person', 'place'].includes(tag))]).toEqual([name, []]);
      expect([name, cost.foods.length, pieces(cost) <= 3]).toEqual([name, 5, true]);
      expect([name, eggLimit > 0]).toEqual([name, nest !== 'none']);
      expect([name, points >= 0 && points <= 9, wingspanCm >= 8 && wingspanCm <= 277]).toEqual([name, true, true]);
    }
  });
});

function pieces({ foods, any }: Bird['cost']): number {
  return foods.reduce((sum, count) => sum + count, any);
}

describe('So many birds of 170 and of 180 have the power', () => {
  // biome-ignore format: a table
  const COUNTS: { readonly [N in PowerName]?: readonly [of170: number, of180: number] } = {
    none: [6, 6],
    gainFoodFromFeeder: [0, 1],              gainFoodFromFeederIfAvailable: [4, 4],
    gainFoodFromFeederWithCache: [6, 6],     gainAllFoodTypeFromFeeder: [2, 2],
    gainFoodFromSupply: [6, 7],              cacheFoodFromSupply: [5, 5],
    tradeFoodType: [1, 1],
    layEggsOnBird: [7, 8],                   layEggOnBirdsWithNestType: [4, 4],
    discardEggToGainFood: [5, 5],            discardEggToDrawCards: [2, 2],
    drawCards: [3, 3],                       drawCardsWithDelayedDiscard: [7, 8],
    drawFaceUpCardsFromTray: [0, 1],         drawAndDistributeCards: [1, 1],
    drawBonusCardsAndKeep: [15, 15],
    tuckAndDraw: [9, 9],                     tuckAndLay: [6, 7],
    tuckAndGainFood: [3, 4],                 tuckAndGainFoodOfChoice: [1, 1],
    discardFoodToTuckFromDeck: [5, 5],
    rollDiceAndCacheIfMatch: [12, 13],       lookAtCardAndTuckIfWingspanUnder: [10, 10],
    allPlayersGainFoodFromSupply: [5, 6],    allPlayersDrawCardsFromDeck: [4, 5],
    allPlayersLayEggOnNestType: [3, 3],      eachPlayerGainsFoodFromFeeder: [2, 2],
    playersWithFewestInHabitatDrawCard: [2, 2], playersWithFewestInHabitatGainFood: [1, 1],
    playAdditionalBirdInHabitat: [10, 10],   moveToAnotherHabitatIfRightmost: [8, 8],
    repeatBrownPowerInHabitat: [2, 2],       repeatPredatorPowerInHabitat: [1, 1],
    whenOpponentLaysEggsLayEggOnNestType: [5, 5],
    whenOpponentPlaysBirdInHabitatGainFood: [2, 2], whenOpponentPlaysBirdInHabitatTuckCard: [1, 1],
    whenOpponentGainsFoodCacheIfMatch: [1, 1],      whenOpponentPredatorSucceedsGainFood: [3, 3],
  };

  test.each(Object.entries(COUNTS))('%s: %j', (name, counts) => {
    expect(among(({ power }) => power.name === name)).toEqual(counts);
  });

  test('and no other', () => {
    expect(among(({ power }) => !(power.name in COUNTS))).toEqual([0, 0]);
  });
});

describe('So many birds of 170 and of 180 may count for', () => {
  // Where eggs are counted, those that have room for them.
  // biome-ignore format: a table
  const ELIGIBLE = {
    anatomist: [39, 44],         backyard_birder: [71, 77],       bird_counter: [25, 27],
    bird_feeder: [75, 78],       breeding_manager: [48, 51],      cartographer: [37, 38],
    enclosure_builder: [54, 59], falconer: [22, 23],              fishery_manager: [30, 31],
    food_web_expert: [16, 19],   forester: [40, 44],              historian: [19, 20],
    large_bird_specialist: [57, 61], nest_box_builder: [54, 57],  omnivore_specialist: [28, 31],
    oologist: [168, 178],        passerine_specialist: [60, 63],  photographer: [58, 63],
    platform_builder: [54, 56],  prairie_manager: [31, 33],       rodentologist: [25, 26],
    viticulturalist: [37, 38],   wetland_scientist: [45, 48],     wildlife_gardener: [54, 57],
  };

  test.each(Object.entries(ELIGIBLE))('%s: %j', (id, counts) => {
    const card = BONUS_CARDS.find((one) => one.id === id);
    const where = card?.counts.type === 'birds' ? card.counts.where : expect.fail(`${id} counts no birds`);
    expect(among((bird) => isCounted(bird, bird.eggLimit, where))).toEqual(counts);
  });

  test('and whichever they are for two cards more', () => {
    expect(BONUS_CARDS).toHaveLength(26);
    const others = BONUS_CARDS.map(({ id }) => id).filter((id) => !(id in ELIGIBLE));
    expect(others).toEqual(['ecologist', 'visionary_leader']);
  });
});

describe('A dozen birds as they are printed:', () => {
  // biome-ignore format: a table
  const PRINTED: readonly (Bird & { isPredator: boolean; isFlocking: boolean })[] = [
    { id: 'acorn_woodpecker', name: 'Acorn Woodpecker', scientificName: 'Melanerpes formicivorus', isSwiftStart: false, color: 'brown',
      habitats: ['forest'], cost: { foods: [0, 3, 0, 0, 0], any: 0, isEither: false }, points: 5, nest: 'cavity', eggLimit: 4, wingspanCm: 46,
      tags: [], isPredator: false, isFlocking: false, power: { name: 'gainFoodFromFeederWithCache', params: { foodType: 'seed', count: 1 } } },
    { id: 'american_crow', name: 'American Crow', scientificName: 'Corvus brachyrhynchos', isSwiftStart: false, color: 'brown',
      habitats: ['forest', 'grassland', 'wetland'], cost: { foods: [0, 0, 0, 0, 0], any: 1, isEither: false }, points: 4, nest: 'platform', eggLimit: 2, wingspanCm: 99,
      tags: ['place'], isPredator: false, isFlocking: false, power: { name: 'discardEggToGainFood', params: { eggCount: 1, eggSource: 'otherBirds', foodType: 'any', foodCount: 1 } } },
    { id: 'barrows_goldeneye', name: "Barrow's Goldeneye", scientificName: 'Bucephala islandica', isSwiftStart: false, color: 'pink',
      habitats: ['wetland'], cost: { foods: [1, 1, 1, 0, 0], any: 0, isEither: false }, points: 5, nest: 'cavity', eggLimit: 4, wingspanCm: 71,
      tags: ['body', 'person', 'color'], isPredator: false, isFlocking: false, power: { name: 'whenOpponentLaysEggsLayEggOnNestType', params: { nestType: 'cavity', count: 1, excludeSelf: true } } },
    { id: 'black_vulture', name: 'Black Vulture', scientificName: 'Coragyps atratus', isSwiftStart: false, color: 'pink',
      habitats: ['forest'], cost: { foods: [0, 0, 0, 0, 0], any: 0, isEither: false }, points: 2, nest: 'cavity', eggLimit: 1, wingspanCm: 150,
      tags: ['color'], isPredator: false, isFlocking: false, power: { name: 'whenOpponentPredatorSucceedsGainFood', params: { count: 1 } } },
    { id: 'bronzed_cowbird', name: 'Bronzed Cowbird', scientificName: 'Molothrus aeneus', isSwiftStart: false, color: 'pink',
      habitats: ['grassland'], cost: { foods: [1, 1, 0, 0, 0], any: 0, isEither: false }, points: 5, nest: 'none', eggLimit: 0, wingspanCm: 36,
      tags: ['color'], isPredator: false, isFlocking: false, power: { name: 'whenOpponentLaysEggsLayEggOnNestType', params: { nestType: 'bowl', count: 1, excludeSelf: false } } },
    { id: 'canvasback', name: 'Canvasback', scientificName: 'Aythya valisineria', isSwiftStart: true, color: 'brown',
      habitats: ['wetland'], cost: { foods: [0, 1, 0, 0, 0], any: 1, isEither: false }, points: 4, nest: 'star', eggLimit: 4, wingspanCm: 82,
      tags: ['body'], isPredator: false, isFlocking: false, power: { name: 'allPlayersDrawCardsFromDeck', params: { count: 1 } } },
    { id: 'chihuahuan_raven', name: 'Chihuahuan Raven', scientificName: 'Corvus cryptoleucus', isSwiftStart: false, color: 'brown',
      habitats: ['grassland'], cost: { foods: [0, 0, 0, 0, 1], any: 2, isEither: false }, points: 4, nest: 'platform', eggLimit: 3, wingspanCm: 112,
      tags: ['place'], isPredator: false, isFlocking: false, power: { name: 'discardEggToGainFood', params: { eggCount: 1, eggSource: 'otherBirds', foodType: 'any', foodCount: 2 } } },
    { id: 'downy_woodpecker', name: 'Downy Woodpecker', scientificName: 'Picoides pubescens', isSwiftStart: false, color: 'white',
      habitats: ['forest'], cost: { foods: [1, 1, 0, 1, 0], any: 0, isEither: true }, points: 3, nest: 'cavity', eggLimit: 2, wingspanCm: 30,
      tags: [], isPredator: false, isFlocking: false, power: { name: 'playAdditionalBirdInHabitat', params: { habitat: 'forest' } } },
    { id: 'golden_eagle', name: 'Golden Eagle', scientificName: 'Aquila chrysaetos', isSwiftStart: false, color: 'brown',
      habitats: ['grassland', 'wetland'], cost: { foods: [0, 0, 0, 0, 3], any: 0, isEither: false }, points: 8, nest: 'platform', eggLimit: 1, wingspanCm: 201,
      tags: ['color'], isPredator: true, isFlocking: false, power: { name: 'lookAtCardAndTuckIfWingspanUnder', params: { wingspanThreshold: 100 } } },
    { id: 'horned_lark', name: 'Horned Lark', scientificName: 'Eremophila alpestris', isSwiftStart: false, color: 'pink',
      habitats: ['grassland'], cost: { foods: [1, 1, 0, 0, 0], any: 0, isEither: false }, points: 5, nest: 'ground', eggLimit: 4, wingspanCm: 30,
      tags: [], isPredator: false, isFlocking: true, power: { name: 'whenOpponentPlaysBirdInHabitatTuckCard', params: { habitat: 'grassland', count: 1 } } },
    { id: 'hooded_warbler', name: 'Hooded Warbler', scientificName: 'Setophaga citrina', isSwiftStart: false, color: 'none',
      habitats: ['forest'], cost: { foods: [2, 0, 0, 0, 0], any: 0, isEither: false }, points: 7, nest: 'bowl', eggLimit: 3, wingspanCm: 18,
      tags: [], isPredator: false, isFlocking: false, power: { name: 'none', params: {} } },
    { id: 'willet', name: 'Willet', scientificName: 'Tringa semipalmata', isSwiftStart: false, color: 'brown',
      habitats: ['wetland'], cost: { foods: [1, 0, 1, 0, 0], any: 0, isEither: true }, points: 4, nest: 'ground', eggLimit: 2, wingspanCm: 66,
      tags: [], isPredator: true, isFlocking: false, power: { name: 'rollDiceAndCacheIfMatch', params: { foodType: 'fish', count: 1 } } },
  ];

  test.each(PRINTED)('$name', (printed) => {
    const bird = BIRDS.find(({ id }) => id === printed.id)!; // there is one
    expect({ ...bird, isPredator: isPredator(bird), isFlocking: isFlocking(bird) }).toEqual(printed);
  });
});
