/** A server that is killed at random moments under load loses nothing that it acknowledged, and clients play on. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginMatch, connect, joinMatch, type RemoteSession } from '@fermata/client';
import { expect, test } from 'vitest';
import { Follower } from '../../session/test/sessions.ts';
import { Store } from './store/store.ts';

const ROUNDS = process.env.SOAK ? 500 : 25;
const TABLES = 6;
/** How long it lives each time, at most, once it answers. */
const LIFE_MS = 250;

const SCRIPT = fileURLToPath(new URL('../test/serve.ts', import.meta.url));
const SOURCES = new URL('../../../tools/sources.js', import.meta.url).href;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // it listens at a port
  server.close();
  await once(server, 'close');
  return port;
}

/** Tries again while nobody answers. */
async function insisting<R>(body: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await body();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

test(`killed ${ROUNDS} times, it has every acknowledged choice once`, { timeout: 3_600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-killed-'));
  const port = await freePort();
  const server = `http://127.0.0.1:${port}/`;
  /** How many answers to each match were acknowledged. */
  const acknowledged = new Map<string, number>();
  const sessions = new Set<RemoteSession>();
  let isEnding = false;

  const start = async (): Promise<ChildProcess> => {
    const child = fork(SCRIPT, [JSON.stringify({ folder }), `${port}`], { execArgv: ['--import', SOURCES] });
    await once(child, 'message');
    return child;
  };
  const playSeat = async (match: string, token: string) => {
    const session = connect({ server, match, token });
    sessions.add(session);
    const me = new Follower(session);
    await me.follow();
    for (let asked = await me.question(); asked !== undefined; asked = await me.question()) {
      const reply = await session.answer(asked.basis, 0);
      if (reply.type === 'ok') acknowledged.set(match, (acknowledged.get(match) ?? 0) + 1);
      else expect(reply.type).toBe('unkept');
    }
    sessions.delete(session);
    session.close();
  };
  const playTable = async () => {
    while (!isEnding) {
      const begun = await insisting(() => beginMatch(server, { game: 'connect-four', sitters: ['person', 'person'] }));
      let other: { token: string } | undefined;
      try {
        other = await joinMatch(server, begun.match, begun.invites[0]?.code ?? '');
      } catch {
        continue; // the reply was lost, and the code is used: another match
      }
      await Promise.all([playSeat(begun.match, begun.token ?? ''), playSeat(begun.match, other.token)]);
    }
  };

  let child = await start();
  const tables = Array.from({ length: TABLES }, playTable);
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LIFE_MS));
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    child = await start();
  }
  isEnding = true;
  await Promise.all(tables); // each client plays on by itself to the end of its match
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;

  const store = await Store.open({ folder });
  let choices = 0;
  for (const [match, count] of acknowledged) {
    const rows = await store.entries(match);
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
    expect(rows).toHaveLength(count);
    choices += count;
  }
  expect(choices).toBeGreaterThan(ROUNDS);
  await store.close();
  rmSync(folder, { recursive: true });
});
