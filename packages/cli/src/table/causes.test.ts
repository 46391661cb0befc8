/** Why something happened, by the number that the log gives it. */
import { expect, test } from 'vitest';
import { answers } from '../../test/answers.ts';

test('log numbers what happened, and why says what came of which cause', async () => {
  const [log, why, alias] = await answers('pig', ['human', 'random'], ['log', 'why 0', 'explain 0']);
  expect(log).toMatch(/^log\n {2}0 {2}You roll a (\d)\.\n$/);
  expect(why).toMatch(/^why 0\nYou roll a (\d)\.\n {2}because roll \(you\)\n {2}\1 points?: Supply → Pot\n/);
  expect(alias?.slice('explain 0'.length)).toBe(why?.slice('why 0'.length));
});

test.each([
  ['why 99', 'there is no event 99: the last one is 0; log numbers them'],
  ['why not', 'why takes the number of an event, as log tells it; got "not"'],
])('%s is refused', async (line, why) => {
  expect((await answers('pig', ['human', 'random'], [line]))[0]).toBe(`${line}\n${why}\n`);
});

test('where others hide something, what changed is told only to whoever insists', async () => {
  const [why, forced] = await answers('coup', ['human', 'random'], ['why 1', 'why 1 force']);
  expect(why).toMatch(/^why 1\nRandom draws a card\.\n/);
  expect(why).toContain('  What changed may give away what is hidden: why 1 force\n');
  expect(why).not.toContain('→');
  expect(forced).toMatch(
    /^why 1 force\nRandom draws ([A-Z]\w+)\.\n {2}because the deal\n {2}\1: Deck → Hand of Random\n/,
  );
});

test('people beside each other are not told before the end', async () => {
  const [forced] = await answers('coup', ['human', 'human'], ['why 1 force']);
  expect(forced).toBe(
    'why 1 force\nothers play along, and it may give away what they hide: it is told when the match is over\n',
  );
});
