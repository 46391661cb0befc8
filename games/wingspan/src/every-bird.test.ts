import { describe, expect, test } from 'vitest';
import { testScenarios } from '../test/scenario.ts';
import { ANSWERS } from '../test/scenarios/answers.ts';
import { CARDS } from '../test/scenarios/cards.ts';
import { EGGS } from '../test/scenarios/eggs.ts';
import { EVERYBODY } from '../test/scenarios/everybody.ts';
import { FOOD } from '../test/scenarios/food.ts';
import { HUNTING } from '../test/scenarios/hunting.ts';
import { MORE_BIRDS } from '../test/scenarios/more-birds.ts';
import { POWERLESS } from '../test/scenarios/powerless.ts';
import { TUCKING } from '../test/scenarios/tucking.ts';
import { BIRDS } from './index.ts';

const FAMILIES = { FOOD, EGGS, CARDS, TUCKING, HUNTING, EVERYBODY, MORE_BIRDS, ANSWERS, POWERLESS };

describe.each(Object.entries(FAMILIES))('%s', (_, rows) => testScenarios(rows));

test('every bird has a row', () => {
  const told = Object.values(FAMILIES).flatMap((rows) => rows.map(({ bird }) => bird));
  expect(BIRDS.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([]);
});
