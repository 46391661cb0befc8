/** A match sleeps while nobody is there; whoever is there speaks to the one that all others hear. */
import { beginMatch, connect, joinMatch } from '@fermata/client';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Follower } from '../../session/test/sessions.ts';
import { Served } from '../test/served.ts';

const served = new Served({ idleMs: 50 });

const begin = () => beginMatch(served.address, { game: 'connect-four', sitters: ['person', 'person'] });

async function asleep(): Promise<void> {
  while (served.server.matches.awake > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('a match at which nobody is sleeps, and goes on with whoever comes', async () => {
  const { match, token } = await begin();
  await asleep();
  const person = new Follower(connect({ server: served.address, match, token }));
  await person.follow();
  expect(await person.session.answer((await person.question())?.basis ?? '', 3)).toEqual({ type: 'ok' });
  (person.session as unknown as { close(): void }).close();
  await asleep();
});

test('where somebody is who follows nothing it stays awake: others hear what they do', async () => {
  const { match, token, invites } = await begin();
  const other = await joinMatch(served.address, match, invites[0]?.code ?? '');
  const socket = new WebSocket(`${served.address.replace('http', 'ws')}api/socket`);
  await new Promise((resolve) => socket.on('open', resolve));
  const welcome = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ type: 'hello', match, token }));
  await welcome;
  // Another match that is begun later and at which nobody is has gone to sleep by now.
  await begin();
  while (served.server.matches.awake > 1) await new Promise((resolve) => setTimeout(resolve, 10));

  const person = new Follower(connect({ server: served.address, match, token: other.token }));
  await person.follow();
  socket.send(JSON.stringify({ type: 'command', command: 'mine', do: 'answer', given: ['0.0', 3] }));
  expect(await person.session.answer((await person.question())?.basis ?? '', 2)).toEqual({ type: 'ok' });
  expect(person.frames).toBe(2);
  socket.close();
  (person.session as unknown as { close(): void }).close();
  await asleep();
});
