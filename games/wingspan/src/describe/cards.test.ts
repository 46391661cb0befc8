/** Bonus cards and goals in words. */
import { expect, test } from 'vitest';
import { BONUS_CARDS, bonusText, GOAL_TILES, goalText } from '../index.ts';

const BONUS: { readonly [card: string]: string } = {
  anatomist: 'Birds whose name has a part of the body in it: 2 to 3 for 3 points, 4 or more for 7 points.',
  backyard_birder: 'Birds worth less than 4 points: 5 to 6 for 3 points, 7 or more for 6 points.',
  bird_counter: 'Birds that tuck cards into a flock: 2 points each.',
  bird_feeder: 'Birds that eat seeds: 5 to 7 for 3 points, 8 or more for 7 points.',
  breeding_manager: 'Birds with 4 or more eggs on them: 1 point each.',
  cartographer: 'Birds whose name has a place in it: 2 to 3 for 3 points, 4 or more for 7 points.',
  ecologist: 'Birds in the habitat with the fewest: 2 points each.',
  enclosure_builder: 'Birds with a ground or star nest: 4 to 5 for 4 points, 6 or more for 7 points.',
  falconer: 'Birds that hunt: 2 points each.',
  fishery_manager: 'Birds that eat fish: 2 to 3 for 3 points, 4 or more for 8 points.',
  food_web_expert: 'Birds that eat invertebrates and nothing else: 2 points each.',
  forester: 'Birds that live only in the forest: 3 to 4 for 4 points, 5 or more for 8 points.',
  historian: "Birds whose name has a person's name in it: 2 points each.",
  large_bird_specialist: 'Birds with a wingspan over 65 cm: 4 to 5 for 3 points, 6 or more for 6 points.',
  nest_box_builder: 'Birds with a cavity or star nest: 4 to 5 for 4 points, 6 or more for 7 points.',
  omnivore_specialist: 'Birds that eat food of any kind: 2 points each.',
  oologist: 'Birds with 1 or more eggs on them: 7 to 8 for 3 points, 9 or more for 6 points.',
  passerine_specialist: 'Birds with a wingspan of 30 cm or less: 4 to 5 for 3 points, 6 or more for 6 points.',
  photographer: 'Birds whose name has a colour in it: 4 to 5 for 3 points, 6 or more for 6 points.',
  platform_builder: 'Birds with a platform or star nest: 4 to 5 for 4 points, 6 or more for 7 points.',
  prairie_manager: 'Birds that live only in the grassland: 2 to 3 for 3 points, 4 or more for 8 points.',
  rodentologist: 'Birds that eat rodents: 2 points each.',
  visionary_leader: 'Bird cards in hand at the end: 5 to 7 for 4 points, 8 or more for 7 points.',
  viticulturalist: 'Birds that eat fruit: 2 to 3 for 3 points, 4 or more for 7 points.',
  wetland_scientist: 'Birds that live only in the wetland: 3 to 4 for 3 points, 5 or more for 7 points.',
  wildlife_gardener: 'Birds with a bowl or star nest: 4 to 5 for 4 points, 6 or more for 7 points.',
};

test.each(BONUS_CARDS.map(({ id, name }) => ({ id, name })))('the bonus card $name', ({ id }) => {
  expect(bonusText(id)).toBe(BONUS[id]);
});

const GOALS: { readonly [goal: string]: string } = {
  birds_in_forest: 'birds in the forest',
  birds_in_grassland: 'birds in the grassland',
  birds_in_wetland: 'birds in the wetland',
  eggs_in_forest: 'eggs in the forest',
  eggs_in_grassland: 'eggs in the grassland',
  eggs_in_wetland: 'eggs in the wetland',
  bowl_birds_with_eggs: 'birds with a bowl or star nest and an egg',
  cavity_birds_with_eggs: 'birds with a cavity or star nest and an egg',
  ground_birds_with_eggs: 'birds with a ground or star nest and an egg',
  platform_birds_with_eggs: 'birds with a platform or star nest and an egg',
  eggs_in_bowl: 'eggs in bowl and star nests',
  eggs_in_cavity: 'eggs in cavity and star nests',
  eggs_in_ground: 'eggs in ground and star nests',
  eggs_in_platform: 'eggs in platform and star nests',
  total_birds: 'birds on the whole mat',
  egg_sets: 'sets of one egg in each habitat',
};

test.each(GOAL_TILES.flat().map(({ id }) => id))('the goal %s', (id) => {
  expect(goalText(id)).toBe(GOALS[id]);
});
