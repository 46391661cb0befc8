/** What every store is held to: the file of this machine, and PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../test/built.ts';
import { anyPostgres } from '../../test/postgres.ts';
import { Refused } from '../refused.ts';
import { AlreadyThere } from './appends.ts';
import { Store, type Whereabouts } from './store.ts';
import type { EntryRow, NewMatchRow } from './tables.ts';

interface Database {
  readonly where: Whereabouts;
  close(): Promise<void>;
}

const DATABASES: { readonly [name: string]: () => Promise<Database> } = {
  libsql: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fermata-store-'));
    return { where: { folder }, close: async () => rmSync(folder, { recursive: true }) };
  },
  postgres: async () => {
    const { url, close } = await anyPostgres();
    return { where: { url }, close };
  },
};

function matchRow(id: string): NewMatchRow {
  const how = { setup: '{"sitters":["person"]}', seed: 'secret', manner: '{}' };
  return { id, game: 'pig', version: 1, rules: 'hash', created: `at ${id}`, frozen: null, runs: 0, ...how };
}

function entryRow(match: string, seq: number, command: string | null = null): EntryRow {
  return { match, seq, command, entry: `{"seq":${seq}}`, print: `print ${seq}`, at: 'now' };
}

describe.each(Object.entries(DATABASES))('%s', (_, make) => {
  let database: Database;
  let store: Store;

  beforeAll(async () => {
    database = await make();
    store = await Store.open(database.where);
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await database.close();
  });

  test('a match is found as it was begun, and nothing else is', async () => {
    await store.begin(matchRow('found'), [{ match: 'found', seat: 0, token: 't', invite: null }]);
    expect(await store.find('found')).toEqual({
      ...matchRow('found'),
      ...{ ended: null, record: null, recorded: null, upgraded: null },
      seats: [{ match: 'found', seat: 0, token: 't', invite: null }],
    });
    expect(await store.find('lost')).toBeUndefined();
    await expect(store.begin(matchRow('found'), [])).rejects.toThrow();
    expect(await store.ids()).toContain('found');
  });

  test('entries of many matches are all there, in order, whoever was written with them', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `many ${at}`);
    for (const id of ids) await store.begin(matchRow(id), [{ match: id, seat: 0, token: null, invite: null }]);
    for (let seq = 0; seq < 10; seq++) await Promise.all(ids.map((id) => store.append(entryRow(id, seq, `c${seq}`))));
    for (const id of ids) {
      expect(await store.entries(id)).toEqual(Array.from({ length: 10 }, (_, seq) => entryRow(id, seq, `c${seq}`)));
      expect(await store.entries(id, 8)).toHaveLength(2);
    }
  });

  test('a number and a command are there once; others in the same batch are kept', async () => {
    await store.begin(matchRow('once'), [{ match: 'once', seat: 0, token: null, invite: null }]);
    await store.append(entryRow('once', 0, 'a'));
    const outcomes = await Promise.allSettled([
      store.append(entryRow('once', 0, 'b')),
      store.append(entryRow('once', 1, 'a')),
      store.append(entryRow('once', 2, 'c')),
      store.append(entryRow('once', 3)),
      store.append(entryRow('once', 4)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    await expect(store.append(entryRow('once', 2, 'd'))).rejects.toThrow(AlreadyThere);
    expect((await store.entries('once')).map(({ seq }) => seq)).toEqual([0, 2, 3, 4]);
  });

  test('an entry of no match is refused', async () => {
    await expect(store.append(entryRow('nowhere', 0))).rejects.toThrow();
  });

  test('an invitation is good for one seat, once', async () => {
    const seats = [0, 1].map((seat) => ({ match: 'open', seat, token: null, invite: `code ${seat}` }));
    await store.begin(matchRow('open'), seats);
    const claims = await Promise.all(['x', 'y', 'z'].map((token) => store.claim('open', 'code 1', token)));
    expect(claims.filter((seat) => seat === 1)).toHaveLength(1);
    expect(claims.filter((seat) => seat === undefined)).toHaveLength(2);
    expect(await store.claim('once', 'code 0', 'x')).toBeUndefined();
    expect(await store.claim('open', 'code 0', 'x')).toBe(0);
  });

  test('a token that was changed is good no more', async () => {
    await store.begin(matchRow('rotated'), [{ match: 'rotated', seat: 0, token: 'a', invite: null }]);
    expect(await store.rotate('rotated', 'a', 'b')).toBe(true);
    expect(await store.rotate('rotated', 'a', 'c')).toBe(false);
    expect((await store.seats('rotated')).map(({ token }) => token)).toEqual(['b']);
  });

  test('chat, other rules and what they threw are kept', async () => {
    await store.begin(matchRow('said'), [{ match: 'said', seat: 0, token: null, invite: null }]);
    const line = { match: 'said', seat: 0, text: "it's \u0001 fine", at: 'now' };
    expect(await store.say(line)).toEqual({ ...line, number: 0 });
    expect(await store.chat('said')).toEqual([{ ...line, number: 0 }]);
    expect(await store.chat('said', 1)).toEqual([]);
    await store.settle('said', 2, 'other');
    await store.freeze('said', '{"why":"broke"}');
    expect(await store.find('said')).toMatchObject({ version: 2, rules: 'other', frozen: '{"why":"broke"}' });
  });

  test('lines that are said at the same time have numbers one after the other', async () => {
    await store.begin(matchRow('loud'), [{ match: 'loud', seat: 0, token: null, invite: null }]);
    const lines = Array.from({ length: 10 }, (_, seat) => ({ match: 'loud', seat, text: `${seat}`, at: 'now' }));
    const said = await Promise.all(lines.map((line) => store.say(line)));
    expect(said.map(({ number }) => number).sort((a, b) => a - b)).toEqual([...lines.keys()]);
    expect(await store.chat('loud')).toEqual(said.toSorted((a, b) => a.number - b.number));
  });

  test('what was kept of how a match stood later stays, whoever comes late with what was before', async () => {
    await store.begin(matchRow('late'), [{ match: 'late', seat: 0, token: null, invite: null }]);
    await store.keepRecord('late', { record: '[7]', recorded: 7 }, 'first');
    await store.keepRecord('late', { record: '[5]', recorded: 5 }, null);
    await store.keepRecord('late', { record: '[other]', recorded: 7 }, 'second');
    expect(await store.find('late')).toMatchObject({ record: '[7]', recorded: 7, ended: 'first' });
    await store.keepRecord('late', { record: '[8]', recorded: 8 }, null);
    expect(await store.find('late')).toMatchObject({ record: '[8]', recorded: 8, ended: 'first' });
  });

  test('those that go on by themselves are found until they are over', async () => {
    const seat = (match: string) => [{ match, seat: 0, token: null, invite: null }];
    await store.begin({ ...matchRow('clocked'), runs: 1 }, seat('clocked'));
    await store.begin({ ...matchRow('patient'), runs: 0 }, seat('patient'));
    expect(await store.running()).toEqual(['clocked']);
    await store.keepRecord('clocked', { record: '{}', recorded: 3 }, null);
    expect(await store.running()).toEqual(['clocked']);
    expect(await store.find('clocked')).toMatchObject({ record: '{}', recorded: 3, ended: null, upgraded: null });
    await store.keepRecord('clocked', { record: '{}', recorded: 4 }, 'now');
    expect(await store.running()).toEqual([]);
    await store.upgrade('clocked', 7, 'hash', 6, { record: '[]', recorded: 4 });
    expect(await store.find('clocked')).toMatchObject({ version: 7, rules: 'hash', upgraded: 6, record: '[]' });
  });

  test('a file that is served is refused to a second one, by name', async () => {
    const { where } = database;
    if (!('folder' in where)) return; // PostgreSQL may have many
    await expect(Store.open(where)).rejects.toThrow(
      `the matches in ${join(where.folder, 'matches.db')} are served by another process already (process ${process.pid})`,
    );
  });

  test('what was kept is there when it is opened again', async () => {
    await store.close();
    store = await Store.open(database.where);
    expect((await store.entries('once')).map(({ seq }) => seq)).toEqual([0, 2, 3, 4]);
    await store.ping();
  });
});

// Below /dev/null there are no folders. In /proc the system has its own, which made the command hang for ever.
test.each(['/dev/null/matches', '/proc/matches'].filter(() => process.platform === 'linux'))(
  'a folder that cannot be made is refused in one line: %s',
  async (folder) => {
    await expect(Store.open({ folder })).rejects.toThrow(
      new RegExp(`^cannot keep matches in ${folder}: .*; say another folder$`),
    );
  },
);

test('a PostgreSQL that is not there is refused by where it was looked for, and its password is not told', async () => {
  const port = await freePort();
  const url = `postgres://somebody:geheim@127.0.0.1:${port}/matches`;
  const refused = await Store.open({ url }).then(undefined, (error: Error) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect((refused as Error).message).toBe(
    `cannot keep matches in the PostgreSQL at 127.0.0.1:${port}/matches: connect ECONNREFUSED 127.0.0.1:${port}; see that it runs, and what DATABASE_URL says`,
  );
});
