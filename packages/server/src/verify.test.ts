/** What is said of stored matches when the rules have changed. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginMatch } from '@fermata/client';
import type { AnyGame } from '@fermata/core';
import { expect, test } from 'vitest';
import { catalogGames, type Games } from './games.ts';
import { Server } from './server.ts';
import { Store } from './store/store.ts';
import { type Verdict, verifyMatches } from './verify.ts';

/** The catalog with other rules for one of its games. */
function gamesWith(change: (game: AnyGame) => AnyGame): Games {
  const find = (name: string) => {
    const { entry } = catalogGames.find(name);
    return { rules: 'other', entry: { ...entry, game: change(entry.game) } };
  };
  return { ...catalogGames, find };
}

test('every stored match is the same, upgraded, or differs at a choice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-verify-'));
  const server = await Server.start({ where: { folder } });
  const { match } = await beginMatch(server.address, { game: 'item-duel', sitters: ['random', 'random'] });
  const { host } = await server.matches.open(match);
  while (host.end === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
  await server.close();
  const verdicts = async (games?: Games) => {
    const all: Verdict[] = [];
    for await (const verdict of verifyMatches({ folder }, games)) all.push(verdict);
    return all;
  };
  const found = { match, game: 'item-duel' };
  expect(await verdicts()).toEqual([{ ...found, verdict: 'same' }]);

  const next = gamesWith((game) => ({
    ...game,
    version: game.version + 1,
    upgrade: (record) => ({ ...record, version: game.version + 1 }),
  }));
  expect(await verdicts(next)).toEqual([{ ...found, verdict: 'upgraded' }]);

  const other = gamesWith((game) => ({ ...game, setup: (...given) => ({ ...game.setup(...given), weather: 1 }) }));
  const why = `the rules of item-duel are others now: match ${match} differs at choice 0`;
  expect(await verdicts(other)).toEqual([{ ...found, verdict: 'differs', why }]);

  // The record was kept when it was over, and nothing above was written.
  const store = await Store.open({ folder });
  const stored = await store.find(match);
  expect(stored?.recorded).toBe((await store.entries(match)).length);
  expect(stored?.ended).not.toBe(null);
  expect(stored?.upgraded).toBe(null);
  await store.close();
  rmSync(folder, { recursive: true });
});

test('where no matches are kept none is made, and it is said', async () => {
  const folder = join(tmpdir(), `fermata-verify-${process.pid}-nowhere`);
  await expect(verifyMatches({ folder }).next()).rejects.toThrow(`no matches are kept in ${folder}; say the folder`);
  expect(existsSync(folder)).toBe(false);
});
