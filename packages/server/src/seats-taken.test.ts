/** Attempts to take a seat that is somebody else's, or nobody's: all are refused alike, at the socket and over HTTP. */
import { beginMatch, connect, joinMatch } from '@fermata/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Served } from '../test/served.ts';
import { sha256 } from './tokens.ts';

const served = new Served();
/** Two matches; seat 1 of the first has left, and has another token. */
let match: string;
let tokens: { readonly one: string; readonly old: string; readonly fresh: string; readonly elsewhere: string };

beforeAll(async () => {
  const wanted = { game: 'connect-four', sitters: ['person', 'person'] };
  const begun = await beginMatch(served.address, wanted);
  match = begun.match;
  const { token: old } = await joinMatch(served.address, match, begun.invites[0]?.code ?? '');
  const leaving = connect({ server: served.address, match, token: old });
  await leaving.leave();
  const { token: fresh = '' } = leaving;
  leaving.close();
  const elsewhere = (await beginMatch(served.address, wanted)).token ?? '';
  tokens = { one: begun.token ?? '', old, fresh, elsewhere };
});

const NOWHERE = '6f6b2f43-0000-4000-8000-000000000000';
const ATTEMPTS: readonly (readonly [what: string, place: () => { match: string; token: string }])[] = [
  ['the token of another match', () => ({ match, token: tokens.elsewhere })],
  ['the token of who has left', () => ({ match, token: tokens.old })],
  ['the hash of a token', () => ({ match, token: sha256(tokens.one) })],
  ['a token of nobody', () => ({ match, token: 'x'.repeat(43) })],
  ['a match that there is not', () => ({ match: NOWHERE, token: tokens.one })],
];

async function answerWith(place: { match: string; token?: string }): Promise<string> {
  const response = await fetch(new URL(`api/matches/${place.match}/answer`, served.address), {
    method: 'POST',
    body: JSON.stringify({ command: 'c', basis: '0.0', choice: 0 }),
    headers: {
      'content-type': 'application/json',
      ...(place.token !== undefined && { authorization: `Bearer ${place.token}` }),
    },
  });
  return `${response.status} ${await response.text()}`;
}

/** All that is told to who says this, up to the end of the line, and its number. */
function say(messages: readonly object[]): Promise<{ heard: string[]; code: number }> {
  const socket = new WebSocket(`${served.address.replace('http', 'ws')}api/socket`);
  const heard: string[] = [];
  socket.on('open', () => {
    for (const message of messages) socket.send(JSON.stringify(message));
  });
  socket.on('message', (data) => heard.push(String(data)));
  return new Promise((resolve) => socket.on('close', (code) => resolve({ heard, code })));
}

const REFUSED = { heard: ['{"type":"refused","why":"there is no such seat for you"}'], code: 4403 };

describe('refused alike', () => {
  test.each(ATTEMPTS)('%s', async (_, place) => {
    expect(await answerWith(place())).toBe('403 {"error":"there is no such seat for you"}');
    expect(await say([{ type: 'hello', ...place() }])).toEqual(REFUSED);
  });

  test('no token', async () => {
    expect(await answerWith({ match })).toBe('403 {"error":"there is no such seat for you"}');
  });

  test('the hello of who sat there before, said once more on a line that was let in', async () => {
    const { heard, code } = await say([
      { type: 'hello', match, token: tokens.fresh },
      { type: 'hello', match, token: tokens.old },
    ]);
    expect(heard.slice(1)).toEqual(REFUSED.heard);
    expect([JSON.parse(heard[0] ?? '').type, code]).toEqual(['welcome', 4403]);
  });

  test('a page of elsewhere, with a good token', async () => {
    const headers = { origin: 'http://elsewhere.example' };
    const socket = new WebSocket(`${served.address.replace('http', 'ws')}api/socket`, { headers });
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('403');
    const authorization = `Bearer ${tokens.one}`;
    const asked = await fetch(new URL(`api/matches/${match}`, served.address), {
      headers: { ...headers, authorization },
    });
    expect(asked.status).toBe(403);
  });
});

test('a good token of another seat answers nothing that is not its own', async () => {
  expect(JSON.parse((await answerWith({ match, token: tokens.fresh })).slice(4)).reply.type).toBe('stale');
});

test('whoever looks on commands nothing', async () => {
  const socket = new WebSocket(`${served.address.replace('http', 'ws')}api/socket`);
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send(JSON.stringify({ type: 'hello', match }));
  socket.send(JSON.stringify({ type: 'command', command: 'c', do: 'answer', given: ['0.0', 0] }));
  const reply = await new Promise<string>((resolve) =>
    socket.on('message', (data) => String(data).includes('reply') && resolve(String(data))),
  );
  expect(JSON.parse(reply).reply).toEqual({ type: 'refused', why: 'you look on' });
  socket.close();
});
