/** Words that a database cannot hold as they are: a NUL, half of a pair. They are refused at the door, and others hear nothing of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginMatch } from '@fermata/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { anyPostgres } from '../test/postgres.ts';
import { Server } from './server.ts';
import type { Whereabouts } from './store/store.ts';

const STORES: { readonly [name: string]: () => Promise<{ where: Whereabouts; close: () => Promise<void> }> } = {
  libsql: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fermata-words-'));
    return { where: { folder }, close: async () => rmSync(folder, { recursive: true }) };
  },
  postgres: async () => {
    const { url, close } = await anyPostgres();
    return { where: { url }, close };
  },
};
const UNFIT = ['x\0y', '\0', 'x\ud800y', '\udc00'];

describe.each(Object.entries(STORES))('%s', (_, make) => {
  let server: Server;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const { where, ...store } = await make();
    server = await Server.start({ where });
    close = async () => {
      await server.close();
      await store.close();
    };
  }, 60_000);
  afterAll(() => close());

  const begin = () => beginMatch(server.address, { game: 'connect-four', sitters: ['person', 'person'] });

  async function post(path: string, token: string | undefined, body: object) {
    const response = await fetch(new URL(`api/matches/${path}`, server.address), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    return { status: response.status, text: await response.text() };
  }

  test('a command with such a name is refused, and the commands of others that come with it are done', async () => {
    const matches = await Promise.all(Array.from({ length: 8 }, begin));
    const answers = await Promise.all(
      matches.map(({ match, token }, at) =>
        post(`${match}/answer`, token, { command: UNFIT[at / 2] ?? 'mine', basis: '0.0', choice: 3 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 400, 200, 400, 200, 400, 200]);
    for (const { status, text } of answers)
      if (status === 200) expect(text).toBe('{"reply":{"type":"ok"},"entry":0}');
      else expect(JSON.parse(text).error).toContain('command');
    // What was refused is judged anew.
    const [first] = matches as [Awaited<ReturnType<typeof begin>>];
    const again = { command: 'mine', basis: '0.0', choice: 3 };
    expect((await post(`${first.match}/answer`, first.token, again)).status).toBe(200);
  });

  test('over a socket, too', async () => {
    const { match, token } = await begin();
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data)).type));
    await new Promise((resolve) => socket.on('open', resolve));
    for (const told of [
      { type: 'hello', match, token },
      ...UNFIT.map((command) => ({ type: 'command', command, do: 'answer', given: ['0.0', 3] })),
      ...UNFIT.map((text) => ({ type: 'say', id: 1, text })),
      { type: 'say', id: 2, text: 'héllo 🐦' },
    ])
      socket.send(JSON.stringify(told));
    while (!heard.includes('answer')) await new Promise((resolve) => socket.once('message', resolve));
    expect(heard.filter((type) => type === 'bad')).toHaveLength(2 * UNFIT.length);
    socket.close();
  });

  test('the id of a match with more behind it is no match', async () => {
    const { match, invites } = await begin();
    for (const more of ['%00', '%00x', '%ED%A0%80', '%C3%A9'])
      expect((await fetch(new URL(`api/matches/${match}${more}`, server.address))).status).toBe(400);
    const code = invites[0]?.code;
    expect((await post(`${match}%00/join`, undefined, { code })).status).toBe(400);
    expect((await post(`${match}/join`, undefined, { code })).status).toBe(200); // it is good still
  });

  test('lines of chat beyond all numbers are none', async () => {
    const { match, token } = await begin();
    const look = async (since: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(new URL(`api/matches/${match}/chat?since=${since}`, server.address), { headers })).status;
    };
    expect([await look('0'), await look('2147483647'), await look('2147483648')]).toEqual([200, 200, 400]);
  });
});
