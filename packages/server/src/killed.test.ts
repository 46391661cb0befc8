/** Killed at random moments under load, nothing that was acknowledged is lost, and clients play on by themselves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginMatch, connect, joinMatch } from '@fermata/client';
import type { Entry } from '@fermata/session';
import { afterAll, expect, test } from 'vitest';
import { Follower } from '../../session/test/sessions.ts';
import { freePort, killServer, removeBuilt, standBy, startServer } from '../test/built.ts';
import { ownPostgres, type Postgres } from '../test/postgres.ts';
import { Store, type Whereabouts } from './store/store.ts';

const ROUNDS = process.env.SOAK ? 500 : 25;
const TABLES = 6;
/** How long all is well each time, at most, once it is under load again. */
const LIFE_MS = 150;

interface Killed {
  readonly server: boolean;
  readonly postgres: boolean;
}

const CASES: readonly (readonly [what: string, store: 'libsql' | 'postgres', killed: Killed])[] = [
  ['the server on its file', 'libsql', { server: true, postgres: false }],
  ['the server on PostgreSQL', 'postgres', { server: true, postgres: false }],
  ['PostgreSQL', 'postgres', { server: false, postgres: true }],
  ['both', 'postgres', { server: true, postgres: true }],
];

afterAll(removeBuilt);

test.each(CASES)(`%s killed ${ROUNDS} times`, { timeout: ROUNDS * 12_000 }, async (_, store, killed) => {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-killed-'));
  const postgres = store === 'postgres' ? await ownPostgres() : undefined;
  const where = postgres === undefined ? { folder } : { url: postgres.url };
  try {
    const acknowledged = await underFire(where, killed, postgres);
    await checkKept(where, acknowledged);
  } finally {
    await postgres?.close();
    rmSync(folder, { recursive: true });
  }
});

/** Plays while things are killed; the questions whose answers were acknowledged, by their matches. */
async function underFire(where: Whereabouts, killed: Killed, postgres: Postgres | undefined) {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}/`;
  const acknowledged = new Map<string, string[]>();
  const count = () => [...acknowledged.values()].reduce((sum, answers) => sum + answers.length, 0);
  let isEnding = false;
  let child = await startServer(where, port);
  const tables = Array.from({ length: TABLES }, async () => {
    while (!isEnding) await playTable(server, acknowledged);
  });
  // The next one is loaded while this one serves: so the dead are soon replaced.
  let next = killed.server ? standBy() : undefined;
  for (let round = 0; round < ROUNDS; round++) {
    // It is under load again: somebody was answered since the last time.
    const before = count();
    while (count() === before) await passed(5);
    await passed(Math.random() * LIFE_MS);
    await Promise.all([killed.server && killServer(child), killed.postgres && postgres?.kill()]);
    if (killed.postgres) await postgres?.revive();
    if (next === undefined) continue;
    child = await startServer(where, port, next);
    next = standBy();
  }
  isEnding = true;
  if (next !== undefined) await killServer(await next);
  await Promise.all(tables); // each client plays on by itself to the end of its match
  await killServer(child);
  return acknowledged;
}

async function playTable(server: string, acknowledged: Map<string, string[]>): Promise<void> {
  const sat = await sitDown(server).catch(() => undefined);
  // Nobody answered: another match, a moment later.
  if (sat === undefined) return passed(20);
  const answers: string[] = [];
  acknowledged.set(sat.match, answers);
  await Promise.all(sat.tokens.map((token) => playSeat(server, sat.match, token, answers)));
}

async function sitDown(server: string): Promise<{ readonly match: string; readonly tokens: readonly string[] }> {
  const {
    match,
    token = '',
    invites,
  } = await beginMatch(server, {
    game: 'connect-four',
    sitters: ['person', 'person'],
  });
  const other = await joinMatch(server, match, invites[0]?.code ?? '');
  return { match, tokens: [token, other.token] };
}

async function playSeat(server: string, match: string, token: string, answers: string[]): Promise<void> {
  const session = connect({ server, match, token });
  try {
    const me = new Follower(session);
    await me.follow();
    const { seat } = await session.about();
    for (let asked = await me.question(); asked !== undefined; asked = await me.question()) {
      const reply = await session.answer(asked.basis, 0);
      if (reply.type === 'ok') answers.push(`${seat} ${asked.id}`);
      // What was kept although that was in doubt has happened: the next news say so.
      else expect(['unkept', 'stale']).toContain(reply.type);
      if (reply.type !== 'ok') await passed(20);
    }
  } finally {
    session.close();
  }
}

/** Every acknowledged answer is there once, and there is no gap. */
async function checkKept(where: Whereabouts, acknowledged: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const store = await Store.open(where);
  let choices = 0;
  for (const [match, answers] of acknowledged) {
    const rows = await store.entries(match);
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
    const kept = rows.map(({ entry }) => {
      const { seat, prompt } = JSON.parse(entry) as Entry & { type: 'choice' }; // nothing else was done
      return `${seat} ${prompt}`;
    });
    expect(new Set(kept).size).toBe(kept.length);
    for (const answer of answers) expect(kept).toContain(answer);
    choices += answers.length;
  }
  expect(choices).toBeGreaterThan(ROUNDS);
  await store.close();
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
