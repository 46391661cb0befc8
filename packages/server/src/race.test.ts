/** Two people challenge at the same moment, each over a socket: one is first, the other hears what is asked now. */
import { beginMatch, connect, joinMatch } from '@fermata/client';
import type { OpenQuestion } from '@fermata/session';
import { expect, test } from 'vitest';
import { Follower } from '../../session/test/sessions.ts';
import { Served } from '../test/served.ts';

const served = new Served();
const CHALLENGE = 1;

test('of two answers at once one is taken, and the other is stale: it is told what is asked now', async () => {
  const {
    match,
    token = '',
    invites,
  } = await beginMatch(served.address, {
    game: 'coup',
    sitters: ['person', 'person', 'person'],
  });
  const joined = await Promise.all(invites.map(({ code }) => joinMatch(served.address, match, code)));
  const sessions = [token, ...joined.map((it) => it.token)].map((it) =>
    connect({ server: served.address, match, token: it }),
  );
  const [claimant, ...others] = sessions.map((session) => new Follower(session)) as [Follower, Follower, Follower];
  for (const person of [claimant, ...others]) await person.follow();
  const deed = (await claimant.question()) as OpenQuestion;
  const tax = deed.options.findIndex((option) => (option as { readonly action?: string }).action === 'tax'); // of Coup
  await claimant.session.answer(deed.basis, tax);

  const asked = await Promise.all(others.map((person) => person.question()));
  const replies = await Promise.all(others.map((person, at) => person.session.answer(asked[at]!.basis, CHALLENGE))); // both are asked
  expect(replies.map(({ type }) => type).toSorted()).toEqual(['ok', 'stale']);
  // Whoever was late is asked nothing: whoever claims a duke has to show one.
  expect(replies).toContainEqual({ type: 'stale', asked: [] });
  const shown = (await claimant.question()) as OpenQuestion;
  expect(shown.label).toBe('Which card do you show?');
  const { host } = await served.server.matches.open(match);
  const first = replies.findIndex(({ type }) => type === 'ok') + 1; // the claimant sits before them
  const challenges = host.kept.match.events.filter(({ type }) => type === 'challenged');
  expect(challenges).toMatchObject([{ seat: first, claimant: 0 }]);

  // Said once more it is as stale, and what is asked of whoever is asked now is told to them alone.
  const late = others[2 - first];
  expect(await late?.session.answer(asked[2 - first]!.basis, CHALLENGE)).toEqual({ type: 'stale', asked: [] });
  const reply = await claimant.session.answer(deed.basis, tax);
  expect(reply).toMatchObject({ type: 'stale', asked: [{ label: 'Which card do you show?' }] });
  for (const session of sessions) session.close();
});
