/** A code is good for one seat, once; and whoever loses the reply has the seat all the same. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { beginMatch, connect, joinMatch } from '@fermata/client';
import { expect, test } from 'vitest';
import { Served } from '../test/served.ts';

const served = new Served();

async function invited(): Promise<{ match: string; code: string }> {
  const { match, invites } = await beginMatch(served.address, { game: 'pig', sitters: ['person', 'person'] });
  return { match, code: invites[0]?.code ?? '' };
}

async function joined(match: string, body: object): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json' };
  const address = new URL(`api/matches/${match}/join`, served.address);
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

test('who says it again by the same name is told the same, also after a restart, until the seat is given up', async () => {
  const { match, code } = await invited();
  const mine = { code, command: 'my joining' };
  const first = await joined(match, mine);
  const { seat, token } = JSON.parse(first.text);
  expect([first.status, seat]).toEqual([200, 1]);
  expect(await joined(match, mine)).toEqual(first);
  for (const other of [{ code }, { code, command: 'of somebody who was sent the link, too' }])
    expect((await joined(match, other)).status).toBe(409);
  await served.restart();
  expect(await joined(match, mine)).toEqual(first);
  const session = connect({ server: served.address, match, token });
  expect(await session.leave()).toEqual({ type: 'ok' });
  expect((await joined(match, mine)).status).toBe(409);
  session.close();
});

test('a code that is none, and a match that there is not, are refused alike', async () => {
  const { match, code } = await invited();
  const refused = await joined(match, { code: 'x' });
  expect(refused.status).toBe(409);
  expect(await joined('6f6b2f43-0000-4000-8000-000000000000', { code })).toEqual(refused);
});

test('a client whose line breaks before it is told sits down all the same', async () => {
  const { match, code } = await invited();
  let replies = 0;
  // Hands on what is asked, and breaks the line instead of the first reply.
  const between = createServer(async (request, response) => {
    const body = JSON.parse(String(Buffer.concat(await request.toArray())));
    const { status, text } = await joined(match, body);
    if (++replies === 1) request.socket.destroy();
    else response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const { port } = between.address() as { port: number }; // it listens at a port
  const { seat, token } = await joinMatch(`http://127.0.0.1:${port}/`, match, code);
  between.close();
  expect([seat, replies]).toEqual([1, 2]);
  const session = connect({ server: served.address, match, token });
  expect(await session.resign()).toEqual({ type: 'ok' });
  session.close();
});
