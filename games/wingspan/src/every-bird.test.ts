import { describe } from 'vitest';
import { testScenarios } from '../test/scenario.ts';
import { FOOD } from '../test/scenarios/food.ts';

describe('Food', () => testScenarios(FOOD));
