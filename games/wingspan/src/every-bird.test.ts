import { describe, expect, test } from 'vitest';
import { testScenarios } from '../test/scenario.ts';
import { ANSWERS } from '../test/scenarios/answers.ts';
import { ANSWERS_TO_FOOD } from '../test/scenarios/answers-to-food.ts';
import { BONUS_CARDS } from '../test/scenarios/bonus-cards.ts';
import { CARDS } from '../test/scenarios/cards.ts';
import { CARDS_OWED } from '../test/scenarios/cards-owed.ts';
import { EGGS } from '../test/scenarios/eggs.ts';
import { EGGS_GIVEN } from '../test/scenarios/eggs-given.ts';
import { EVERYBODY } from '../test/scenarios/everybody.ts';
import { FEEDER } from '../test/scenarios/feeder.ts';
import { FEWEST } from '../test/scenarios/fewest.ts';
import { FOOD } from '../test/scenarios/food.ts';
import { HUNTING } from '../test/scenarios/hunting.ts';
import { MORE_BIRDS } from '../test/scenarios/more-birds.ts';
import { MOVING } from '../test/scenarios/moving.ts';
import { POWERLESS } from '../test/scenarios/powerless.ts';
import { REPEATING } from '../test/scenarios/repeating.ts';
import { TUCKING } from '../test/scenarios/tucking.ts';
import { TUCKING_FOOD } from '../test/scenarios/tucking-food.ts';
import { BIRDS } from './index.ts';

const FAMILIES = {
  FEEDER,
  FOOD,
  EGGS,
  EGGS_GIVEN,
  CARDS,
  CARDS_OWED,
  BONUS_CARDS,
  TUCKING,
  TUCKING_FOOD,
  HUNTING,
  EVERYBODY,
  FEWEST,
  MORE_BIRDS,
  MOVING,
  REPEATING,
  ANSWERS,
  ANSWERS_TO_FOOD,
  POWERLESS,
};

describe.each(Object.entries(FAMILIES))('%s', (_, rows) => testScenarios(rows));

test('every bird has a row', () => {
  const told = Object.values(FAMILIES).flatMap((rows) => rows.map(({ bird }) => bird));
  expect(BIRDS.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([]);
});
