/** Whoever only looks changes nothing: what is kept is the same before and after every GET there is. */
import { beginMatch, connect, joinMatch } from '@fermata/client';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Follower } from '../../session/test/sessions.ts';
import { anyPostgres } from '../test/postgres.ts';
import { Server } from './server.ts';

let postgres: Awaited<ReturnType<typeof anyPostgres>>;
let database: pg.Client;
let server: Server;

beforeAll(async () => {
  postgres = await anyPostgres();
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  server = await Server.start({ where: { url: postgres.url } });
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.end();
  await postgres.close();
});

/** All rows of all tables, as text. */
async function rows(): Promise<string> {
  const tables = await database.query('select tablename from pg_tables where schemaname = current_schema() order by 1');
  const all: unknown[] = [];
  for (const { tablename } of tables.rows)
    all.push(tablename, (await database.query(`select t::text from "${tablename}" t order by 1`)).rows);
  return JSON.stringify(all);
}

/** The answer to every GET of the API, about a match. */
async function getAll(match: string, token: string | undefined): Promise<readonly number[]> {
  const described = (await (await fetch(new URL('docs/json', server.address))).json()) as {
    paths: { [path: string]: { get?: object } };
  };
  const paths = Object.entries(described.paths).flatMap(([path, { get }]) => (get === undefined ? [] : [path]));
  expect(paths).toHaveLength(5);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const codes: number[] = [];
  for (const path of ['/health', '/ready', '/metrics', ...paths])
    codes.push((await fetch(new URL(path.replace('{id}', match), server.address), { headers })).status);
  return codes;
}

/** Bots and clocks begin by themselves: how many entries a match has once it has as many as this. */
async function reached(match: string, count: number): Promise<void> {
  const text = 'select count(*)::int from entries where match = $1';
  while ((await database.query(text, [match])).rows[0].count < count) await new Promise((wake) => setTimeout(wake, 10));
}

/** Resolves once nothing goes on any more at a match that is over. */
async function ended(match: string): Promise<void> {
  const text = 'select ended from matches where id = $1';
  while ((await database.query(text, [match])).rows[0].ended === null)
    await new Promise((wake) => setTimeout(wake, 10));
}

async function resign(match: string, token: string | undefined): Promise<void> {
  const session = connect({ server: server.address, match, token });
  expect(await session.resign()).toEqual({ type: 'ok' });
  session.close();
  await ended(match);
}

const game = 'connect-four';

test('a bot plays, and time runs, before anybody looks', async () => {
  const bot = await beginMatch(server.address, { game, sitters: ['first', 'person'] });
  await reached(bot.match, 1);
  const clock = { seconds: 1, agent: 'first' };
  const timed = await beginMatch(server.address, { game, sitters: ['person', 'person'], clock });
  await reached(timed.match, 2);
  for (const { match, token } of [bot, timed]) await resign(match, token);
});

test('who leaves is played for after a restart, before anybody looks', async () => {
  const { match, token, invites } = await beginMatch(server.address, { game, sitters: ['person', 'person'] });
  const other = await joinMatch(server.address, match, invites[0]?.code ?? '');
  const leaving = connect({ server: server.address, match, token });
  await leaving.leave();
  await reached(match, 2); // it left, and was played for
  leaving.close();
  await server.close();
  await database.query('delete from entries where match = $1 and seq > 0', [match]);
  server = await Server.start({ where: { url: postgres.url } });
  await reached(match, 2);
  await resign(match, other.token);
});

test('every GET leaves all that is kept as it was', async () => {
  const people = { game, sitters: ['person', 'person'] };
  const [bot, over, fresh] = [
    await beginMatch(server.address, { game, sitters: ['first', 'person'] }),
    await beginMatch(server.address, people),
    await beginMatch(server.address, people),
  ];
  await reached(bot.match, 1);
  await resign(over.match, over.token);
  await server.close();
  // As if it had been killed before the bot answered, and had other rules now.
  await database.query('delete from entries where match = $1', [bot.match]);
  await database.query(`update matches set runs = 0, rules = 'other', recorded = null where ended is null`);
  server = await Server.start({ where: { url: postgres.url } });
  const before = await rows();
  for (const { match, token } of [bot, over, fresh])
    for (const who of [token, undefined]) {
      const codes = await getAll(match, who);
      expect(codes.filter((code) => code === 200)).toHaveLength(codes.length - leftOut(match, who));
    }
  expect(await rows()).toBe(before);

  // Whoever sits down there wakes it.
  const me = new Follower(connect({ server: server.address, match: bot.match, token: bot.token }));
  await me.follow();
  await me.question();
  await reached(bot.match, 1);
  expect(await rows()).not.toBe(before);
  (me.session as unknown as { close(): void }).close();

  /** The record of a match that goes on, and for a spectator its chat. */
  function leftOut(match: string, who: string | undefined): number {
    return Number(match !== over.match) + Number(who === undefined);
  }
});
