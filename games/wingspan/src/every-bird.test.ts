import { describe, expect, test } from 'vitest';
import { testScenarios } from '../test/scenario.ts';
import { FAMILIES, SCENARIOS } from '../test/scenarios/index.ts';
import { BIRDS } from './index.ts';

describe.each(Object.entries(FAMILIES))('%s', (_, rows) => testScenarios(rows));

test('every bird has a row', () => {
  const told = SCENARIOS.map(({ bird }) => bird);
  expect(BIRDS.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([]);
});
