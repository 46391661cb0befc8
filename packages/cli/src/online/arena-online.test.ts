/** Bots of different owners meet at a server. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server } from '@fermata/server';
import { expect, test } from 'vitest';
import { arenaOnline } from './arena-online.ts';

const BOT = fileURLToPath(new URL('../../../client/example/bot.js', import.meta.url));

test('a bot of somebody else comes by its links, and plays from both seats', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-arena-'));
  const server = await Server.start({ where: { folder } });
  const invited: number[] = [];
  const contestants = await arenaOnline({
    ...{ server: server.address, game: 'connect-four', agents: ['random', 'open'], rounds: 1 },
    invite: (agent, link) => {
      invited.push(agent);
      execFile(process.execPath, [BOT, link]);
    },
  });
  expect(invited).toEqual([1, 1]);
  const [one, other] = contestants;
  expect([one?.matches, other?.matches]).toEqual([2, 2]);
  // Whatever one of them did not win, the other did, or they shared it.
  expect((one?.won ?? 0) + (other?.won ?? 0) + (one?.shared ?? 0)).toBe(2);
  expect((one?.place ?? 0) + (other?.place ?? 0)).toBe(3 - (one?.shared ?? 0) / 2);
  await server.close();
  rmSync(folder, { recursive: true });
});
