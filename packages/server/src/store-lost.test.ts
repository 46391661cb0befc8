/** PostgreSQL goes and comes back under a server that runs: nothing is lost, and nothing has to be started again. */
import { beginMatch, connect, joinMatch } from '@fermata/client';
import { expect, test } from 'vitest';
import { Follower } from '../../session/test/sessions.ts';
import { ownPostgres } from '../test/postgres.ts';
import { Server } from './server.ts';

test('while PostgreSQL is gone reads go on and answers are refused; once it is back play goes on', async () => {
  const postgres = await ownPostgres();
  const server = await Server.start({ where: { url: postgres.url } });
  const {
    match,
    token = '',
    invites,
  } = await beginMatch(server.address, {
    game: 'connect-four',
    sitters: ['person', 'person'],
  });
  const other = await joinMatch(server.address, match, invites[0]?.code ?? '');
  const people = [token, other.token].map((it) => new Follower(connect({ server: server.address, match, token: it })));
  const [one, two] = people as [Follower, Follower];
  for (const person of people) await person.follow();
  const get = async (path: string) => {
    const response = await fetch(new URL(path, server.address));
    return { status: response.status, body: await response.json() };
  };
  const basis = (await one.question())?.basis ?? '';
  expect(await one.session.answer(basis, 3)).toEqual({ type: 'ok' });
  const asked = await two.question();
  const before = (await get(`api/matches/${match}`)).body as { readonly view: object }; // of a match that is there
  expect((await get('ready')).status).toBe(200);

  await postgres.kill();
  const refused = { type: 'unkept', why: 'it could not be kept; try again' };
  expect(await two.session.answer(asked?.basis ?? '', 3)).toEqual(refused);
  expect(await two.session.answer(asked?.basis ?? '', 3)).toEqual(refused); // also where it must be read first
  expect(await get('ready')).toEqual({ status: 503, body: { status: 'not ready', why: 'the store is gone' } });
  expect((await get('health')).status).toBe(200);
  expect((await get(`api/matches/${match}`)).body).toEqual(before);
  const late = new Follower(connect({ server: server.address, match }));
  await late.follow();
  expect(late.view).toEqual(before.view);
  // What is not awake cannot be read, and nothing is said of why.
  expect(await get('api/matches/6f6b2f43-0000-4000-8000-000000000000')).toEqual({
    status: 500,
    body: { error: 'something went wrong here; try again' },
  });

  await postgres.revive();
  expect((await get('ready')).status).toBe(200);
  expect(await two.session.answer(asked?.basis ?? '', 3)).toEqual({ type: 'ok' });
  for (let turn = 0; one.news?.end === undefined; turn++) {
    const person = people[turn % 2] as Follower; // one of two
    const question = await person.question();
    if (question !== undefined) expect(await person.session.answer(question.basis, turn % 2)).toEqual({ type: 'ok' });
  }
  while (late.news?.end === undefined) await late.question();
  expect(late.view).toEqual(one.view);
  for (const { session } of [...people, late]) (session as unknown as { close(): void }).close();
  await server.close();
  await postgres.close();
});
