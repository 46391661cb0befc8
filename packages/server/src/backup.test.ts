/** Backup and restore as the README says: a match goes on from the copy, and not a choice of it is missing. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginMatch, connect, joinMatch } from '@fermata/client';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Follower } from '../../session/test/sessions.ts';
import { ownPostgres } from '../test/postgres.ts';
import { Server } from './server.ts';
import { Store, type Whereabouts } from './store/store.ts';
import { verifyMatches } from './verify.ts';

interface Left {
  readonly match: string;
  readonly tokens: readonly string[];
}

/** Plays a few choices, and ends the server. */
async function playSome(where: Whereabouts): Promise<Left> {
  const server = await Server.start({ where });
  const {
    match,
    token = '',
    invites,
  } = await beginMatch(server.address, {
    game: 'connect-four',
    sitters: ['person', 'person'],
  });
  const { token: other } = await joinMatch(server.address, match, invites[0]?.code ?? '');
  await answers(server, { match, tokens: [token, other] }, 4);
  await server.close();
  return { match, tokens: [token, other] };
}

/** So many answers, by turns; how many frames a seat has seen by then. */
async function answers(server: Server, { match, tokens }: Left, count: number): Promise<number> {
  const people = tokens.map((token) => new Follower(connect({ server: server.address, match, token })));
  for (const person of people) await person.follow();
  for (let turn = 0; turn < count; turn++) {
    const person = people[turn % 2] as Follower; // one of two
    const question = await person.question();
    expect(await person.session.answer(question?.basis ?? '', turn)).toEqual({ type: 'ok' });
  }
  for (const { session } of people) (session as unknown as { close(): void }).close();
  return people[0]?.frames ?? 0;
}

async function goesOn(where: Whereabouts, left: Left): Promise<void> {
  const verdicts = [];
  for await (const { match, verdict } of verifyMatches(where)) verdicts.push({ match, verdict });
  expect(verdicts).toEqual([{ match: left.match, verdict: 'same' }]);
  const server = await Server.start({ where });
  expect(await answers(server, left, 2)).toBeGreaterThanOrEqual(5);
  await server.close();
}

test('the folder of a server that has ended is copied, and another goes on with the copy', async () => {
  const folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `fermata-backup-${name}-`)));
  const [folder = '', copy = ''] = folders;
  const left = await playSome({ folder });
  cpSync(folder, copy, { recursive: true });
  await goesOn({ folder: copy }, left);
  for (const it of folders) rmSync(it, { recursive: true });
});

test('a dump of PostgreSQL is restored, and another goes on with that', async ({ skip }) => {
  const postgres = await ownPostgres();
  try {
    const left = await playSome({ url: postgres.url });
    const url = postgres.copy();
    if (url === undefined) return skip('there is no pg_dump on this machine');
    await goesOn({ url }, left);
  } finally {
    await postgres.close();
  }
});

test('while a server ends nothing is begun, however it is wanted, and the reason is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-draining-'));
  const server = await Server.start({ where: { folder } });
  const wanted = { game: 'pig', sitters: ['person', 'person'] };
  const { match, token } = await beginMatch(server.address, wanted);
  const post = async (path: string, body: object, headers: { [name: string]: string } = {}) => {
    const response = await fetch(new URL(path, server.address), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return `${response.status} ${await response.text()}`;
  };
  server.matches.drain();
  const refused = '503 {"error":"this server is about to end; try again in a moment"}';
  expect(await post('api/matches', wanted)).toBe(refused);
  expect(await post(`api/matches/${match}/rematch`, {}, { authorization: `Bearer ${token}` })).toBe(refused);
  const call = { name: 'start_match', arguments: { game: 'pig' } };
  const accept = 'application/json, text/event-stream';
  const told = await post('mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }, { accept });
  expect(told).toContain('this server is about to end; try again in a moment');
  expect((await fetch(new URL('ready', server.address))).status).toBe(503);
  await server.close();
  const store = await Store.open({ folder });
  expect(await store.ids()).toEqual([match]);
  await store.close();
  rmSync(folder, { recursive: true });
});

test('who is connected when the server ends is told to come back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-drained-'));
  const server = await Server.start({ where: { folder } });
  const { match } = await beginMatch(server.address, { game: 'pig', sitters: ['person', 'person'] });
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`);
  const heard: string[] = [];
  const welcome = new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)).type);
      resolve();
    }),
  );
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', match })));
  await welcome;
  const began = Date.now();
  await server.close();
  expect(Date.now() - began).toBeLessThan(10_000);
  expect([heard, await closed]).toEqual([['welcome', 'again'], 1012]);
  await expect(fetch(new URL('health', server.address))).rejects.toThrow();
  rmSync(folder, { recursive: true });
});
