/** A server from outside: sessions over its sockets, what lasts, and what is refused. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG, findGame } from '@fermata/catalog';
import { beginMatch, connect, gamesAt, joinMatch } from '@fermata/client';
import type { MatchRecord } from '@fermata/core';
import { load } from '@fermata/core/host';
import type { OpenQuestion } from '@fermata/session';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Follower, holdSessions } from '../../session/test/sessions.ts';
import { Server } from './server.ts';
import { sha256 } from './tokens.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-server-'));
const limits = { burst: 100_000, perSecond: 100_000, requestsPerMinute: 1_000_000 };
let server: Server;
const open: { close(): void }[] = [];

beforeAll(async () => {
  server = await Server.start({ where: { folder }, limits });
});
afterEach(() => {
  for (const it of open.splice(0)) it.close();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The same server once more, on what was kept. */
async function restart(): Promise<void> {
  const { port } = new URL(server.address);
  await server.close();
  server = await Server.start({ where: { folder }, port: Number(port), limits });
}

function sit(match: string, token?: string) {
  const session = connect({ server: server.address, match, ...(token !== undefined && { token }) });
  open.push(session);
  return new Follower(session);
}

async function pair(game = 'connect-four', more: object = {}) {
  const begun = await beginMatch(server.address, { game, sitters: ['person', 'person'], ...more });
  const other = await joinMatch(server.address, begun.match, begun.invites[0]?.code ?? '');
  const people = [sit(begun.match, begun.token), sit(begun.match, other.token)] as const;
  for (const person of people) await person.follow();
  return { begun, other, people };
}

async function asked(person: Follower): Promise<OpenQuestion> {
  return (await person.question()) as OpenQuestion;
}

async function post(path: string, body: object, headers: { [name: string]: string } = {}) {
  const response = await fetch(new URL(path, server.address), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, text: await response.text() };
}

async function get(path: string, headers: { [name: string]: string } = {}) {
  const response = await fetch(new URL(path, server.address), { headers });
  return { status: response.status, text: await response.text() };
}

holdSessions(
  {
    name: 'over a socket',
    begin: async ({ game, sitters }) => {
      const { match, token } = await beginMatch(server.address, { game, sitters });
      const sessions: { close(): void }[] = [];
      return {
        session: () => {
          const session = connect({ server: server.address, match, ...(token !== undefined && { token }) });
          sessions.push(session);
          return session;
        },
        close: () => {
          for (const session of sessions) session.close();
        },
      };
    },
  },
  CATALOG.map(({ game }) => game),
);

test('the list of games is the catalog', async () => {
  expect((await gamesAt(server.address)).map(({ name }) => name)).toEqual(CATALOG.map(({ game }) => game.name));
});

describe('what lasts', () => {
  test('after a restart clients play on by themselves, and a command said again gets the same bytes', async () => {
    const { begun, people } = await pair();
    const { basis } = await asked(people[0]);
    const seat = { authorization: `Bearer ${begun.token}` };
    const command = { command: 'mine', basis, choice: 3 };
    const first = await post(`api/matches/${begun.match}/answer`, command, seat);
    expect(JSON.parse(first.text)).toEqual({ reply: { type: 'ok' }, entry: 0 });
    expect(await post(`api/matches/${begun.match}/answer`, command, seat)).toEqual(first);
    await restart();
    expect(await post(`api/matches/${begun.match}/answer`, command, seat)).toEqual(first);
    const next = await asked(people[1]);
    expect(await people[1].session.answer(next.basis, 3)).toEqual({ type: 'ok' });
    await asked(people[0]);
    expect(people.map(({ frames }) => frames)).toEqual([2, 2]);
  });

  test('who was away while something was taken back sees what the others see', async () => {
    const { begun, people } = await pair();
    await people[0].session.answer((await asked(people[0])).basis, 3);
    await asked(people[1]);
    open[1]?.close(); // seat 1 is away
    await people[0].session.undo(people[0].news?.basis ?? '');
    await people[0].session.answer((await asked(people[0])).basis, 5);
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`);
    const heard: { type: string; news?: { from: number; frames: object[] } }[] = [];
    await new Promise((resolve) => socket.on('open', resolve));
    const told = new Promise<void>((resolve) =>
      socket.on('message', (data) => {
        heard.push(JSON.parse(String(data)));
        if (heard.at(-1)?.type === 'answer') resolve();
      }),
    );
    socket.send(JSON.stringify({ type: 'hello', match: begun.match }));
    // It has seen one frame, before anything was taken back.
    socket.send(JSON.stringify({ type: 'follow', id: 1, from: 1, basis: '0.1' }));
    await told;
    socket.close();
    const { news } = heard.find(({ type }) => type === 'news') ?? {};
    expect([news?.from, news?.frames.length]).toEqual([0, 1]);
  });

  test('two tabs of one seat see the same, and whichever answers first has answered', async () => {
    const { begun, people } = await pair();
    const tabs = [people[0], sit(begun.match, begun.token)] as const;
    await tabs[1].follow();
    const [one, two] = [await asked(tabs[0]), await asked(tabs[1])];
    expect(one).toEqual(two);
    expect(await tabs[1].session.answer(two.basis, 3)).toEqual({ type: 'ok' });
    expect(await tabs[0].session.answer(one.basis, 4)).toEqual({ type: 'stale', asked: [] });
    await people[1].session.answer((await asked(people[1])).basis, 2);
    while (tabs.some(({ frames }) => frames < 2)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(tabs[0].view).toEqual(tabs[1].view);
    open.at(-1)?.close(); // one tab is closed, and the other plays on
    expect(await tabs[0].session.answer((await asked(tabs[0])).basis, 3)).toEqual({ type: 'ok' });
  });

  test('the seed is promised beforehand, told afterwards, and the record fits it', async () => {
    const { begun, people } = await pair('pig');
    const seat = { authorization: `Bearer ${begun.token}` };
    expect((await get(`api/matches/${begun.match}/record`, seat)).status).toBe(409);
    expect(JSON.parse((await get(`api/matches/${begun.match}`, seat)).text)).not.toHaveProperty('seed');
    expect(await people[0].session.resign()).toEqual({ type: 'ok' });
    const told = JSON.parse((await get(`api/matches/${begun.match}`, seat)).text);
    expect(sha256(told.seed)).toBe(begun.seedHash);
    const record = JSON.parse((await get(`api/matches/${begun.match}/record`)).text) as MatchRecord;
    expect(record.seed).toBe(told.seed);
    load(findGame('pig').game, record);
  });

  test('who leaves is played for, needs the new token, and may come back', async () => {
    const { begun, people } = await pair();
    expect(await people[0].session.leave()).toEqual({ type: 'ok' });
    const { token } = people[0].session as unknown as { token: string };
    await asked(people[1]); // seat 0 was answered for
    const old = await post(
      `api/matches/${begun.match}/back`,
      { command: 'b' },
      { authorization: `Bearer ${begun.token}` },
    );
    expect(old.status).toBe(403);
    const back = await post(`api/matches/${begun.match}/back`, { command: 'b' }, { authorization: `Bearer ${token}` });
    expect(JSON.parse(back.text).reply).toEqual({ type: 'ok' });
  });

  test('who loses the reply to leaving is told the same again, also after a restart, and hears no more as before', async () => {
    const { begun, people } = await pair();
    const leave = (command: string) =>
      post(`api/matches/${begun.match}/leave`, { command }, { authorization: `Bearer ${begun.token}` });
    const first = await leave('my leaving');
    const { reply, token } = JSON.parse(first.text);
    expect(reply).toEqual({ type: 'ok' });
    expect(await leave('my leaving')).toEqual(first);
    expect((await leave('of somebody who found the old token')).status).toBe(403);
    await restart();
    expect(await leave('my leaving')).toEqual(first);
    await expect(people[0].session.about()).rejects.toThrow('there is no such seat for you');
    const back = sit(begun.match, token);
    expect(await back.session.comeBack()).toEqual({ type: 'ok' });
    expect(await back.session.leave()).toEqual({ type: 'ok' });
    expect(await back.session.comeBack()).toEqual({ type: 'ok' }); // by itself, with the next token
    expect((await leave('my leaving')).status).toBe(403);
  });

  test('a match with a clock goes on after a restart, though nobody looks', async () => {
    const clock = { seconds: 1, agent: 'first' };
    const sitters = ['person', 'person'];
    const { match, token } = await beginMatch(server.address, { game: 'connect-four', sitters, clock });
    await restart();
    while (server.matches.awake === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const basis = async () => JSON.parse((await get(`api/matches/${match}`)).text).basis;
    while ((await basis()) === '0.0') await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await sit(match, token).session.resign()).toEqual({ type: 'ok' });
  });

  test('chat is heard by all who sit there, and lasts', async () => {
    const { begun, people } = await pair();
    const heard = new Promise((resolve) => {
      (people[1].session as unknown as { onChat(tell: (line: object) => void): void }).onChat(resolve);
    });
    await (people[0].session as unknown as { say(text: string): Promise<void> }).say('hello');
    expect(await heard).toMatchObject({ number: 0, seat: 0, text: 'hello' });
    await restart();
    const said = await get(`api/matches/${begun.match}/chat`, { authorization: `Bearer ${begun.token}` });
    expect(JSON.parse(said.text)).toMatchObject([{ number: 0, seat: 0, text: 'hello' }]);
  });
});

test('every attempt to take a seat is refused alike', async () => {
  const { begun, other } = await pair();
  const elsewhere = await pair();
  const attempts: { readonly [name: string]: [match: string, token: string | undefined] } = {
    'no token': [begun.match, undefined],
    'token of another match': [begun.match, elsewhere.begun.token],
    'a token of nobody': [begun.match, 'x'.repeat(43)],
    'a hash instead of a token': [begun.match, sha256(begun.token ?? '')],
    'a match that there is not': ['6f6b2f43-0000-4000-8000-000000000000', begun.token],
    'an empty token': [begun.match, ''],
  };
  const answers = await Promise.all(
    Object.values(attempts).map(([match, token]) =>
      post(
        `api/matches/${match}/answer`,
        { command: 'c', basis: '0.0', choice: 0 },
        token === undefined ? {} : { authorization: `Bearer ${token}` },
      ),
    ),
  );
  const refused = { status: 403, text: '{"error":"there is no such seat for you"}' };
  for (const answer of answers) expect(answer).toEqual(refused);
  // The other seat's own token answers nothing of seat 0.
  const stale = await post(
    `api/matches/${begun.match}/answer`,
    { command: 'c', basis: '0.0', choice: 0 },
    { authorization: `Bearer ${other.token}` },
  );
  expect(JSON.parse(stale.text).reply.type).toBe('stale');
  const again = await post(`api/matches/${begun.match}/join`, { code: begun.invites[0]?.code ?? '' });
  expect(again.status).toBe(409);
});

describe('pages of elsewhere', () => {
  test.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['a name that is not ours', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('%s opens no socket', async (_, headers) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`, { headers });
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('403');
  });
});

test('what is no message changes nothing, and says nothing of the inside', async () => {
  const { begun, people } = await pair();
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  await new Promise((resolve) => socket.on('open', resolve));
  const bad = ['', '{', 'null', '[]', '{"type":"hello"}', '{"type":"command"}', `{"type":"${'x'.repeat(2000)}"}`];
  for (const text of bad) socket.send(text);
  socket.send(Buffer.from([0, 1, 2]));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.send(JSON.stringify({ type: 'hello', match: begun.match, token: 'wrong' }));
  await closed;
  for (const text of heard.slice(0, -1))
    expect(text).toMatch(/^\{"type":"bad","why":"this is no message of ours: .{1,200}"\}$/);
  expect(heard).toHaveLength(bad.length + 2);
  expect(heard.at(-1)).toBe('{"type":"refused","why":"there is no such seat for you"}');
  expect(await people[0].session.answer((await asked(people[0])).basis, 3)).toEqual({ type: 'ok' });
});

test.each(['health', 'ready', 'metrics', 'docs/json'])('/%s answers', async (path) => {
  expect((await get(path)).status).toBe(200);
});
