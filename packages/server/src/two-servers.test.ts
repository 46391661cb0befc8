/** Two servers on one PostgreSQL: whatever both are told of one match, it goes one way, and nobody hears of another. */
import { beginMatch, connect, joinMatch, type RemoteSession } from '@fermata/client';
import type { Entry } from '@fermata/session';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Follower } from '../../session/test/sessions.ts';
import { anyPostgres } from '../test/postgres.ts';
import { Server } from './server.ts';
import { Store } from './store/store.ts';

let database: Awaited<ReturnType<typeof anyPostgres>>;
let servers: readonly [Server, Server];
let store: Store;
const sessions: RemoteSession[] = [];

beforeAll(async () => {
  database = await anyPostgres();
  const where = { url: database.url };
  store = await Store.open(where);
  servers = [await Server.start({ where }), await Server.start({ where })];
}, 60_000);
afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await store.close();
  await database.close();
});

interface Chatting {
  readonly session: RemoteSession;
}

/** Who follows at one of the servers. */
async function at(server: Server, match: string, token?: string): Promise<Follower> {
  const session = connect({ server: server.address, match, token });
  sessions.push(session);
  const follower = new Follower(session);
  await follower.follow();
  return follower;
}

/** A match of two people: each of them, and somebody who looks on, follow it at both servers. */
async function seatedAtBoth(game: string) {
  const [{ address }] = servers;
  const { match, token = '', invites } = await beginMatch(address, { game, sitters: ['person', 'person'] });
  const other = await joinMatch(address, match, invites[0]?.code ?? '');
  const tokens = [token, other.token, undefined];
  const [here, there] = await Promise.all(
    servers.map((server) => Promise.all(tokens.map((it) => at(server, match, it)))),
  );
  return { match, tokens, here: here ?? [], there: there ?? [] };
}

async function entries(match: string): Promise<Entry[]> {
  return (await store.entries(match)).map(({ entry }) => JSON.parse(entry) as Entry);
}

test('of two answers to one question one is kept, and nobody is told of the other', async () => {
  const { match, here, there } = await seatedAtBoth('connect-four');
  for (let turn = 0; turn < 6; turn++) {
    const seat = turn % 2;
    const [one, two] = [here[seat], there[seat]] as [Follower, Follower];
    const heard = [...here, ...there].map((follower) => [follower, [...follower.texts]] as const);
    const basis = (await one.question())?.basis ?? '';
    expect((await two.question())?.basis).toBe(basis);
    const [kept, late] = await Promise.all([one.session.answer(basis, 2), two.session.answer(basis, 4)]);
    expect([kept.type, late.type].sort()).toEqual(['ok', 'stale']);
    const column = kept.type === 'ok' ? 2 : 4;
    const all = await entries(match);
    expect(all).toHaveLength(turn + 1);
    expect(all[turn]).toMatchObject({ type: 'choice', seat, choice: column });
    // Who was late has read what happened, and told it to all who follow there.
    for (const [follower, before] of heard) {
      while (follower.frames < turn + 1) await new Promise((resolve) => setImmediate(resolve));
      expect(follower.texts).toHaveLength(turn + 1);
      expect(follower.texts.slice(0, turn)).toEqual(before);
      expect(follower.texts[turn]).toContain(`${column + 1}`);
    }
    for (const at of [0, 1, 2]) expect(there[at]?.view).toEqual(here[at]?.view);
  }
});

test('who are asked together play at one server each', async () => {
  const { match, here, there } = await seatedAtBoth('pokemon');
  const [one, two] = [here[0], there[1]] as [Follower, Follower];
  const [asked, other] = [await one.question(), await two.question()];
  const replies = [one.session.answer(asked?.basis ?? '', 0), two.session.answer(other?.basis ?? '', 0)];
  expect(await Promise.all(replies)).toEqual([{ type: 'ok' }, { type: 'ok' }]);
  expect((await entries(match)).map(({ seat }) => seat).sort()).toEqual([0, 1]);
});

test('a command that is said again to the other server is done once, and its reply is the same', async () => {
  const { match, tokens } = await seatedAtBoth('connect-four');
  const say = async ({ address }: Server) => {
    const response = await fetch(new URL(`api/matches/${match}/answer`, address), {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ command: 'mine', basis: '0.0', choice: 3 }),
    });
    return `${response.status} ${await response.text()}`;
  };
  expect(await say(servers[0])).toBe('200 {"reply":{"type":"ok"},"entry":0}');
  expect(await say(servers[1])).toBe('200 {"reply":{"type":"ok"},"entry":0}');
  expect(await entries(match)).toHaveLength(1);
});

test('what is said in the chat of both has one number each', async () => {
  const { match, here, there } = await seatedAtBoth('pig');
  const say = (follower: Follower | undefined, text: string) => (follower as Follower & Chatting).session.say(text);
  await Promise.all([0, 1, 2, 3].flatMap((at) => [say(here[0], `here ${at}`), say(there[1], `there ${at}`)]));
  const lines = await store.chat(match);
  expect(lines.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const [seat, where] of [
    [0, 'here'],
    [1, 'there'],
  ] as const)
    expect(lines.filter((line) => line.seat === seat).map(({ text }) => text)).toEqual(
      [0, 1, 2, 3].map((at) => `${where} ${at}`),
    );
});

test('a match that one server has seen end stays over, although the other puts it to sleep as it knows it', async () => {
  const where = { url: database.url };
  const behind = await Server.start({ where });
  const {
    match,
    token = '',
    invites,
  } = await beginMatch(servers[0].address, { game: 'connect-four', sitters: ['person', 'person'] });
  const other = await joinMatch(servers[0].address, match, invites[0]?.code ?? '');
  const [one, two] = [await at(servers[0], match, token), await at(servers[0], match, other.token)];
  await one.session.answer((await one.question())?.basis ?? '', 3);
  await at(behind, match); // it knows one answer, and hears of no other
  await two.session.answer((await two.question())?.basis ?? '', 3);
  await two.session.resign();
  for (let kept = await store.find(match); kept?.ended === null; ) kept = await store.find(match);
  const over = await store.find(match);
  await behind.close();
  expect(await store.find(match)).toEqual(over);
  expect(over?.recorded).toBe(3);
});
