import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { inTime } from '../test/cast.ts';

// In a process of its own: threads inherit how a process reads TypeScript, and vitest has a way of its own.
const SOURCES = new URL('../../../tools/sources.js', import.meta.url).href;
const SCRIPT = fileURLToPath(new URL('../test/in-threads.ts', import.meta.url));
// biome-ignore lint/suspicious/noExplicitAny: it is JSON from another process
let told: any;

beforeAll(() => {
  const child = spawnSync(process.execPath, ['--import', SOURCES, SCRIPT], { encoding: 'utf8' });
  expect(child.stderr).toBe('');
  told = JSON.parse(child.stdout);
}, 60_000);

test('two workers and a crew of three tell exactly what one does, sums of fractions included', () => {
  const [one, two, three] = told.simulations;
  expect(one.games).toBe(500);
  expect(two).toEqual(one);
  expect(three).toEqual(one);
});

test('agents that answer later do so in threads, too', () => {
  expect(inTime(told.late)).toEqual(inTime(told.simulations[0]));
});

test('an arena does not depend on workers either', () => {
  expect(told.arenas[1]).toEqual(told.arenas[0]);
});

test('an abort ends the threads, and tells of whole chunks done so far', () => {
  expect(told.stopped).toMatchObject({ games: 1000, wanted: 100_000_000 });
});

test('an abort ends threads whatever they think about', () => {
  expect(told.endless).toMatchObject({ games: 0, wanted: 500 });
});

test('an error in a thread names the seed', () => {
  expect(told.fault).toBe('collapsing with seed "threads/0" broke: the stall collapsed');
});
