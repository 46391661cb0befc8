/** Whatever is handed in at a door and does not belong there is refused in one line that says so, and nothing has happened. */
import { Misuse, seeded, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { nim } from '../test/nim.ts';
import { BadLevel, drive, first, parseLevel } from './index.ts';

const match = start(nim, { seed: 'doors' });
const record = match.record();
const options = { oracle: seeded(1) };

test.each<readonly [call: string, says: string, given: readonly unknown[]]>([
  ['drive(undefined)', 'a match belongs here; got nothing', [undefined, [first], options]],
  ['drive(game, …)', 'a match belongs here; got another object', [nim, [first], options]],
  ['drive(record, …)', 'a match belongs here; got another object', [record, [first], options]],
  ['drive(side, …)', 'a match belongs here; got another object', [match.as(0), [first], options]],
  ['drive(match)', 'a list of agents belongs here; got nothing', [match]],
  ['drive(match, agent)', 'a list of agents belongs here; got a function', [match, first, options]],
  ['drive(match, [agent])', '2 seats want 2 agents; got 1', [match, [first], options]],
  ['drive(…, ["greedy", …])', 'an agent, which is a function, belongs here; got "greedy"', [match, ['greedy', first]]],
  ['drive(match, agents)', 'an object with an oracle belongs here; got nothing', [match, [first, first]]],
  ['drive(…, {})', 'an oracle belongs here; got nothing', [match, [first, first], {}]],
])('%s is refused: %s', async (_call, says, given) => {
  const refused = await drive(...(given as Parameters<typeof drive>)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Misuse);
  expect(refused).toMatchObject({ code: 'given', message: says });
  expect(match.record()).toEqual(record);
});

test.each<readonly [given: unknown, says: string]>([
  [undefined, 'nothing'],
  [500, '500'],
  [['greedy'], 'a list'],
  [{ spec: 'greedy' }, 'another object'],
])('%j is no level', (given, says) => {
  const parse = () => parseLevel(given as string); // types would refuse it
  expect(parse).toThrow(new BadLevel(`a level is a text, such as "search:2s"; got ${says}`));
});
