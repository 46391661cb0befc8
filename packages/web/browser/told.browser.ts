/** What cannot be is told in a sentence that says what happened and what to do. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Played, played } from './played.ts';
import { tools } from './shared.ts';

const { arrive, address } = tools(4698);
let match: Played;

beforeAll(async () => {
  match = await played('connect-four', 2, 'told', 'random');
});

/** A browser that has no room left. */
const FULL = () => {
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
};

test('an answer that a full storage does not keep has not been given, and can be given once there is room', async () => {
  const player = await arrive();
  const { page } = player;
  await player.sitDown('connect-four', 'full');
  await player.play('mouse on the table', 1);
  await page.waitForSelector('.list-toggle');
  const before = await page.textContent('.stage');
  const makeRoom = await Promise.all(
    page.workers().map((worker) =>
      worker.evaluateHandle(() => {
        const { add } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.add = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
        return () => {
          IDBObjectStore.prototype.add = add;
        };
      }),
    ),
  );
  await page.click('.stage .can >> nth=3');
  const notice = page.locator('.notice', { hasText: /\S/ });
  await notice.waitFor();
  expect(await notice.textContent()).toBe(
    "Your answer could not be kept: the storage of this browser is full. Nothing has changed. Make room in this browser's storage and answer again, or save the record from the menu.",
  );
  expect(await page.textContent('.stage')).toBe(before);
  await Promise.all(makeRoom.map((it) => it.evaluate((free) => free())));
  await player.play('mouse on the table', 1);
  await page.waitForFunction((was) => document.querySelector('.stage')?.textContent !== was, before);
  expect(await page.locator('.notice').textContent()).toBe('');
});

test('where storage is full from the start a match is played and not kept, and one is told so', async () => {
  const player = await arrive();
  const { page } = player;
  await page.evaluate(FULL);
  await page.click('[data-game="connect-four"] .primary');
  await page.waitForSelector('.list-toggle');
  expect(await page.textContent('[role=alert]')).toMatch(
    /^This match is not kept: the storage of this browser is full\./,
  );
  await page.click('.notice-strip button');
  await player.play('mouse on the table');
  expect(await page.textContent('[data-question]')).toMatch(/won|draw/);
  expect(player.errors).toEqual([]);
});

test('a browser without workers is told so', async () => {
  const { page } = await arrive();
  await page.evaluate(() => Object.assign(window, { Worker: undefined }));
  await page.click('[data-game="pig"] .primary');
  await problem(page, 'This browser has no web workers, which run the games. Any current browser has them.');
});

test.each<[what: string, hash: string, sentence: string]>([
  ['a link that was cut off', '#record=7VdLb', 'This link does not hold a whole match'],
  ['a match that is kept elsewhere', '#/match/no-such-match', 'This match is not kept in this browser. Matches stay'],
  ['a file that nobody chose', '#/file', 'Choose a file in the lobby'],
])('%s is told in a sentence', async (_, hash, sentence) => {
  const { page } = await arrive();
  await page.goto(`${address()}${hash}`);
  await problem(page, sentence);
});

test.each<[what: string, name: string, text: () => string, sentence: string]>([
  [
    'that was cut off',
    'match.json',
    () => JSON.stringify(match.record).slice(0, 90),
    'match.json is no record of a match: it is not JSON, or its end is missing.',
  ],
  [
    'that is something else',
    'package.json',
    () => '{"name":"x"}',
    'this is no record of a match. Choose one that Fermata has saved.',
  ],
  [
    'of an unknown game',
    'chess.json',
    () => '{"format":"fermata-1","game":"chess","turns":[]}',
    'there is no game "chess" on this page',
  ],
  ['of older rules', 'match.json', () => JSON.stringify({ ...(match.record as object), version: 0 }), 'version 0'],
  [
    'that was changed',
    'match.json',
    () => JSON.stringify({ ...(match.record as object), checksum: 'x' }),
    'is damaged, or was made by other rules',
  ],
])('a record %s is told in a sentence', async (_, name, text, sentence) => {
  const { page } = await arrive();
  const buffer = Buffer.from(text());
  await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer });
  await problem(page, sentence);
});

async function problem(page: Page, sentence: string): Promise<void> {
  await page.waitForSelector('[role=alert]');
  expect(await page.textContent('[role=alert]')).toContain(sentence);
  expect(await page.locator('a.button').count()).toBeGreaterThan(0);
}
