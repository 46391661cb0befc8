/** Whoever wants too much is told so by a number, and others are served as before. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginMatch, connect, type RemoteSession, TooLong } from '@fermata/client';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Refused } from './refused.ts';
import { Server, type ServerOptions } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-limits-'));
let at = 0;
let server: Server;
let sockets: WebSocket[];

async function start(limits: ServerOptions['limits'] = {}, proxies: readonly string[] = []): Promise<void> {
  server = await Server.start({ where: { folder: join(folder, `${at++}`) }, limits, proxies });
}

beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One more socket: open, or the code of the answer that it got instead. */
function call(headers: Record<string, string> = {}): Promise<WebSocket | number> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`, { headers });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', reject);
  });
}

function closing(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.on('close', resolve));
}

async function hello(): Promise<string> {
  const { match } = await beginMatch(server.address, { game: 'wingspan', sitters: ['person', 'person'] });
  return JSON.stringify({ type: 'hello', match });
}

test.each<[what: string, code: number, limits: ServerOptions['limits'], wanting: (socket: WebSocket) => Promise<void>]>(
  [
    [
      'too many messages at once',
      1008,
      { burst: 20, perSecond: 1 },
      async (socket) => {
        for (let said = 0; said < 21; said++) socket.send('{"type":"beat"}');
      },
    ],
    ['no hello', 1008, { helloMs: 50 }, async () => {}],
    ['a message over 64 KiB', 1009, {}, async (socket) => socket.send('x'.repeat(64 * 1024 + 1))],
    [
      'more than one reads',
      1013,
      { burst: 10_000, queueBytes: 100_000 },
      async (socket) => {
        socket.send(await hello());
        for (let id = 0; id < 5000; id++) socket.send(JSON.stringify({ type: 'follow', id, from: 0 }));
      },
    ],
  ],
)('%s closes a socket with %i', async (_, code, limits, wanting) => {
  await start(limits);
  const socket = await call();
  if (typeof socket === 'number') throw new Error('it was not let in');
  const closed = closing(socket);
  await wanting(socket);
  expect(await closed).toBe(code);
});

test('whoever has said hello is not hurried', async () => {
  await start({ helloMs: 500 });
  const greeting = await hello();
  const socket = (await call()) as WebSocket; // the first one
  const heard = new Promise((resolve) => socket.on('message', resolve));
  socket.send(greeting);
  await heard;
  await closing((await call()) as WebSocket); // the second one, which says nothing
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('whoever answers no beat is hung up on, and whoever does is not', async () => {
  await start({ beatMs: 500 });
  const [silent, answering] = [(await call()) as WebSocket, (await call()) as WebSocket]; // both are let in
  let beats = 0;
  answering.on('message', (data) => {
    if (!String(data).startsWith('{"type":"beat"')) return;
    beats++;
    answering.send('{"type":"beat"}');
  });
  for (const socket of [silent, answering]) socket.send(await hello());
  expect(await closing(silent)).toBe(1006); // without a word
  const before = beats;
  while (beats < before + 2) await new Promise((resolve) => answering.once('message', resolve));
  expect(answering.readyState).toBe(WebSocket.OPEN);
});

test('more sockets than an address may have are answered with 429, until one is closed', async () => {
  await start({ perAddress: 2 });
  const [first, second, third] = [await call(), await call(), await call()];
  expect([typeof first, typeof second, third]).toEqual(['object', 'object', 429]);
  const closed = closing(first as WebSocket); // it was let in
  (first as WebSocket).close();
  await closed;
  let next = await call();
  while (next === 429) next = await call(); // the server hears of it a moment later
  expect(typeof next).toBe('object');
});

test('more requests in a minute than an address may make are answered with 429', async () => {
  await start({ requestsPerMinute: 3 });
  const codes: number[] = [];
  for (let asked = 0; asked < 4; asked++) codes.push((await fetch(new URL('api/games', server.address))).status);
  expect(codes).toEqual([200, 200, 200, 429]);
  expect((await fetch(new URL('health', server.address))).status).toBe(200); // whoever watches over it is never told so
});

describe('who says for whom it asks', () => {
  const forWhom = (addresses: string) => ({ 'x-forwarded-for': addresses });
  const ask = async (addresses: string) =>
    (await fetch(new URL('api/games', server.address), { headers: forWhom(addresses) })).status;

  test.each<[who: string, proxies: readonly string[]]>([
    ['where no proxy is named', []],
    ['and is not the proxy that is named', ['203.0.113.7', '10.0.0.0/8']],
  ])('%s is counted as who it is', async (_, proxies) => {
    await start({ requestsPerMinute: 2, perAddress: 1 }, proxies);
    expect([await ask('198.51.100.1'), await ask('198.51.100.2'), await ask('198.51.100.3')]).toEqual([200, 200, 429]);
  });

  test.each<[who: string, proxies: readonly string[]]>([
    ['where no proxy is named', []],
    ['and is not the proxy that is named', ['203.0.113.7']],
  ])('%s has no more sockets for that', async (_, proxies) => {
    await start({ perAddress: 1 }, proxies);
    expect(typeof (await call(forWhom('198.51.100.1')))).toBe('object');
    expect(await call(forWhom('198.51.100.2'))).toBe(429);
  });

  test.each<[proxies: string]>([['127.0.0.1'], ['127.0.0.0/8']])(
    'and is a proxy that is named, %s, is believed what it adds itself, and no more',
    async (proxy) => {
      await start({ requestsPerMinute: 3, perAddress: 1 }, [proxy]);
      expect([await ask('198.51.100.1'), await ask('198.51.100.1')]).toEqual([200, 200]);
      // What stands before has come from the client.
      expect([await ask('203.0.113.1, 198.51.100.1'), await ask('203.0.113.2, 198.51.100.1')]).toEqual([200, 429]);
      expect(typeof (await call(forWhom('198.51.100.2')))).toBe('object');
      expect(await call(forWhom('203.0.113.1, 198.51.100.2'))).toBe(429);
      expect(typeof (await call(forWhom('198.51.100.3')))).toBe('object');
    },
  );
});

const NO_PROXIES = ['proxy.example', '127.0.0.1:80', '10.0.0.0/33', '::1/129', '0.0.0.0/0', '::/0', '10.0.0.0/8/8'];

test.each([...NO_PROXIES, '10.0.0.0/', 'fe80::1%lo', '::ffff:10.0.0.1', 'loopback', ''])(
  'what is no address of a proxy is refused by name: "%s"',
  async (proxy) => {
    await start();
    const words = `"${proxy}" is no address of a proxy; give one such as 127.0.0.1, or a network such as 10.0.0.0/8`;
    await expect(
      Server.start({ where: { folder }, proxies: ['::1', '10.0.0.0/8', 'fd00::/8', proxy] }),
    ).rejects.toThrow(new Refused(words));
  },
);

test('a client gives up what is too long, by name, and all else goes on', async () => {
  await start();
  const { match, token } = await beginMatch(server.address, { game: 'pig', sitters: ['person', 'person'] });
  const session: RemoteSession = connect({ server: server.address, match, token });
  await session.about();
  const [long, short] = await Promise.allSettled([session.say('x'.repeat(70_000)), session.say('hello')]);
  expect(long).toMatchObject({ status: 'rejected', reason: expect.any(TooLong) });
  expect(short.status).toBe('fulfilled');
  session.close();
});

test('a client is told what the server does not take, by name, and all else goes on', async () => {
  await start();
  const { match, token } = await beginMatch(server.address, { game: 'pig', sitters: ['person', 'person'] });
  const session: RemoteSession = connect({ server: server.address, match, token });
  const told = await Promise.allSettled([
    session.say(''),
    session.say('x'.repeat(501)),
    session.lookUp('x'.repeat(201)),
    session.why(-1),
    session.answer('x'.repeat(41), 0),
    session.say('hello'),
  ]);
  const why = (it: PromiseSettledResult<unknown>) => (it.status === 'rejected' ? it.reason.message : it.value);
  const noMessage = /^this is no message of ours: text Too (small|big)/;
  expect(told.map(why)).toEqual([
    expect.stringMatching(noMessage),
    expect.stringMatching(noMessage),
    'lookUp was not given what it needs',
    'why was not given what it needs',
    { type: 'refused', why: 'answer was not given what it needs' },
    undefined,
  ]);
  session.close();
});

test.each([
  ['match', { match: 'é' }],
  ['token', { match: 'x', token: '' }],
])('a client whose %s cannot be one is told so, and does not call again', async (field, place) => {
  await start();
  const session = connect({ server: server.address, ...place });
  await expect(session.about()).rejects.toThrow(`this is no message of ours: ${field} `);
  await expect(session.resign()).rejects.toThrow(`this is no message of ours: ${field} `);
});
