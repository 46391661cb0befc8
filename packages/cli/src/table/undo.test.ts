/** What is said where something cannot be taken back. */
import { expect, test } from 'vitest';
import { answers } from '../../test/answers.ts';

const CHANCE = 'cannot take this back: chance was drawn for "die" since';

test('beside bots nobody is told of a way around', async () => {
  const [, refused] = await answers('pig', ['human', 'first'], ['roll', 'undo']);
  expect(refused).toBe(`undo\nyou ${CHANCE}\n`);
});

test('people beside each other may agree to take back what cannot be unseen', async () => {
  const [, refused] = await answers('pig', ['human', 'human'], ['roll', 'undo']);
  expect(refused).toBe(`undo\nseat 0 ${CHANCE}; undo force does it all the same\n`);
});

test('where a bot answered at the same time, that is what stands in the way, and not that it answered since', async () => {
  const [, refused] = await answers('pokemon', ['human', 'first'], ['1', 'undo']);
  expect(refused).toBe('undo\nyou cannot take this back: seats were asked together since\n');
});
