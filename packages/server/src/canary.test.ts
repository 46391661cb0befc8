/** The seed of a match is in nothing that is sent, logged, counted or thrown before it is over; then everybody is told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG, type CatalogEntry } from '@fermata/catalog';
import { beginMatch, joinMatch } from '@fermata/client';
import { seeded } from '@fermata/core';
import { PERSON } from '@fermata/session';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { catalogGames, type Games } from './games.ts';
import { Server } from './server.ts';
import { sha256 } from './tokens.ts';

const ANSWERS = 4;
const folder = mkdtempSync(join(tmpdir(), 'fermata-canary-'));
const limits = { burst: 100_000, perSecond: 100_000, requestsPerMinute: 1_000_000 };

/** Pig whose rules break when somebody holds, and say what they were about. */
const pig = CATALOG.find(({ game }) => game.name === 'pig') as CatalogEntry; // it is in the catalog
const breaking: CatalogEntry = {
  ...pig,
  game: {
    ...pig.game,
    name: 'breaking-pig',
    apply: {
      ...(pig.game.apply as object),
      banked: (state: object) => {
        throw new Error(`they break over ${JSON.stringify(state)}`);
      },
    },
  },
} as CatalogEntry; // the same, but for that
const games: Games = {
  all: [...CATALOG, breaking],
  find: (name) => (name === breaking.game.name ? { entry: breaking, rules: 'breaking' } : catalogGames.find(name)),
};

/** All that has left the server, in whatever way. */
let told: string[] = [];
let server: Server;
let programs: Client;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void told.push(line) });
  server = await Server.start({ where: { folder }, limits, games, log });
  programs = new Client({ name: 'scripted', version: '1' });
  await programs.connect(new StreamableHTTPClientTransport(new URL('mcp', server.address)));
});
afterAll(async () => {
  await programs.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

async function request(path: string, token?: string, body?: object): Promise<string> {
  const response = await fetch(new URL(path, server.address), {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  told.push(JSON.stringify([...response.headers]), text);
  return text;
}

/** Somebody at a socket, who asks for what is not told yet, too. */
async function listener(match: string, token?: string): Promise<WebSocket> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`);
  socket.on('message', (data) => told.push(String(data)));
  await new Promise((resolve) => socket.on('open', resolve));
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ type: 'hello', match, ...(token !== undefined && { token }) });
  say({ type: 'follow', id: 1, from: 0 });
  for (const ask of ['about', 'record']) say({ type: 'question', id: 2, ask, given: [] });
  say({ type: 'question', id: 3, ask: 'why', given: [0] });
  say({ type: 'command', command: 'x', do: 'answer', given: ['9.9', 0] });
  return socket;
}

/** Everything that can be asked for over HTTP, and by programs. */
async function askAll(match: string, tokens: readonly string[]): Promise<void> {
  for (const token of [undefined, ...tokens, 'nobody'])
    for (const path of ['', '/news', '/chat', '/record']) await request(`api/matches/${match}${path}`, token);
  for (const path of ['metrics', 'ready', 'docs/json', 'api/games']) await request(path);
  for (const token of tokens)
    for (const [name, given] of [
      ['observe', { since: 0 }],
      ['why', { event: 0 }],
      ['undo', {}],
    ] as const)
      told.push(JSON.stringify(await programs.callTool({ name, arguments: { seat: `${match}.${token}`, ...given } })));
}

/** Forms in which a seed may be told: as it is, a part of it, its bytes. */
function formsOf(seed: string): string[] {
  const bytes = Buffer.from(seed, 'hex');
  return [
    seed,
    seed.slice(0, 16),
    seed.slice(-16),
    bytes.toString('base64').slice(0, 40),
    `${[...bytes.subarray(0, 8)]}`,
  ];
}

async function begin(name: string, seats: number) {
  const sitters = Array.from({ length: seats }, () => PERSON);
  const begun = await beginMatch(server.address, { game: name, sitters });
  told.push(JSON.stringify(begun));
  const { match, token = '', seedHash } = begun;
  const others = await Promise.all(begun.invites.map(({ code }) => joinMatch(server.address, match, code)));
  return { match, seedHash, tokens: [token, ...others.map((other) => other.token)] };
}

test.each(CATALOG.map(({ game }) => [game.name, game.seats.usual ?? Math.max(game.seats.min, 2)] as const))(
  '%s',
  async (name, seats) => {
    told = [];
    const { match, tokens, seedHash } = await begin(name, seats);
    const sockets = await Promise.all([...tokens, undefined].map((token) => listener(match, token)));
    const oracle = seeded(name);
    let before: string[] = [];
    const isOver = async () => JSON.parse(await request(`api/matches/${match}`)).end !== undefined;
    for (let answer = 0; answer < ANSWERS && !(await isOver()); answer++) {
      await askAll(match, tokens);
      before = told.slice();
      for (const token of tokens) {
        const { asked } = JSON.parse(await request(`api/matches/${match}`, token));
        if (asked?.[0] === undefined) continue;
        const { basis, options, several } = asked[0];
        const some = [...Array(several?.min ?? 0).keys()];
        const choice = several === undefined ? oracle.int(options.length, 'option') : some;
        await request(`api/matches/${match}/answer`, token, { command: `${answer}`, basis, choice });
      }
    }
    for (const token of tokens.slice(1)) await request(`api/matches/${match}/resign`, token, { command: 'enough' });
    const { seed } = JSON.parse(await request(`api/matches/${match}`));
    expect(sha256(seed)).toBe(seedHash);
    const all = before.join('\n');
    expect(all).toContain('"waiting"');
    expect(all).toContain('fermata_commands_total');
    for (const form of formsOf(seed)) expect(all.includes(form)).toBe(false);
    // It is over: whoever comes now is told, and the record holds it.
    told = [];
    await request(`api/matches/${match}/record`, tokens[0]);
    expect(told.join('\n')).toContain(seed);
    told = [];
    sockets.push(await listener(match));
    while (!told.some((text) => text.startsWith('{"type":"welcome"')))
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(told.join('\n')).toContain(seed);
    for (const socket of sockets) socket.close();
  },
);

test('rules that break tell it to nobody, neither then nor later', async () => {
  told = [];
  const { match, tokens } = await begin('breaking-pig', 2);
  const sockets = await Promise.all([...tokens, undefined].map((token) => listener(match, token)));
  for (const token of tokens) {
    const { asked } = JSON.parse(await request(`api/matches/${match}`, token));
    const [question] = asked as { basis: string }[];
    if (question === undefined) continue;
    const { basis } = question;
    await request(`api/matches/${match}/answer`, token, { command: 'a', basis, choice: 1 });
  }
  await askAll(match, tokens);
  sockets.push(await listener(match));
  expect(told.join('\n')).toContain('kept for who runs this server');
  const { seed } = (await server.matches.open(match)).host.setup;
  expect(seed).toHaveLength(64);
  const all = told.join('\n');
  for (const form of [...formsOf(seed), 'they break over']) expect(all.includes(form)).toBe(false);
  for (const socket of sockets) socket.close();
});

test('tokens and codes are told to who is given them, and stand in no other answer, no error, no metric and no log', async () => {
  const wanted = { game: 'breaking-pig', sitters: [PERSON, PERSON] };
  const { match, token = '', invites } = await beginMatch(server.address, wanted);
  const code = invites[0]?.code ?? '';
  const { token: other } = await joinMatch(server.address, match, code);
  const secrets = [token, other, code];
  told = [];
  const sockets = await Promise.all([token, other, undefined].map((it) => listener(match, it)));
  await askAll(match, [token, other]);
  // What is wrong is said without saying it again.
  for (const secret of secrets) {
    for (const body of [{ code: secret }, { code: secret, token: secret }, { code: [secret] }])
      await request(`api/matches/${match}/join`, secret, body);
    for (const path of ['answer', 'leave', 'rematch']) await request(`api/matches/${match}/${path}`, `${secret}x`, {});
    await request(`api/matches/${match}/answer`, secret, { command: secret, basis: secret, choice: secret });
    for (const message of [
      { type: 'hello', match: secret, token: secret },
      { type: secret },
      { type: 'say', id: secret },
    ])
      sockets[2]?.send(JSON.stringify(message));
  }
  for (const socket of sockets) socket.send(JSON.stringify({ type: 'question', id: 9, ask: 'about', given: [] }));
  // And what breaks is logged.
  for (const it of [token, other]) {
    const [question] = JSON.parse(await request(`api/matches/${match}`, it)).asked as { basis: string }[];
    if (question === undefined) continue;
    await request(`api/matches/${match}/answer`, it, { command: 'a', basis: question.basis, choice: 1 });
  }
  await request('metrics');
  const all = told.join('\n');
  expect(all).toContain('the match is frozen, and what they threw is in the store');
  expect(secrets.map((secret) => all.includes(secret))).toEqual([false, false, false]);
  for (const socket of sockets) socket.close();
});
