/** Two who speak up at once: one is first, the other is told that the question is stale; and nobody is told who has passed. */
import { findGame } from '@fermata/catalog';
import { SPECTATOR } from '@fermata/core';
import { expect, test } from 'vitest';
import { Follower, setupOf } from '../test/sessions.ts';
import { Host, KeptMatch, type OpenQuestion } from './index.ts';

const coup = findGame('coup').game;
const [ALLOW, CHALLENGE] = [0, 1];

async function seated(sitters: readonly string[]) {
  const host = Host.begin(coup, setupOf(coup, sitters));
  const people = await Promise.all(
    [...sitters.keys()].map(async (seat) => {
      const person = new Follower(host.session(seat));
      await person.follow();
      return person;
    }),
  );
  return { host, people: people as [Follower, Follower, Follower] };
}

/** Seat 0 claims a duke. */
async function claimed() {
  const table = await seated(['person', 'person', 'person']);
  const first = (await table.people[0].question()) as OpenQuestion;
  const tax = first.options.findIndex((option) => (option as { readonly action?: string }).action === 'tax'); // of Coup
  await table.people[0].session.answer(first.basis, tax);
  return table;
}

test('of two answers at once one is taken, and the other is stale', async () => {
  const { people, host } = await claimed();
  const [, one, other] = people;
  const asked = await Promise.all([one.question(), other.question()]);
  const replies = await Promise.all([
    one.session.answer(asked[0]!.basis, CHALLENGE),
    other.session.answer(asked[1]!.basis, CHALLENGE),
  ]);
  expect(replies.map(({ type }) => type)).toEqual(['ok', 'stale']);
  const woken = KeptMatch.wake(
    coup,
    JSON.parse(JSON.stringify({ setup: host.kept.setup, entries: host.kept.entries })),
  );
  expect(woken.match.events.filter(({ type }) => type === 'challenged')).toMatchObject([{ seat: 1, claimant: 0 }]);
});

test('who has passed is not told', async () => {
  const { people } = await claimed();
  const [claimant, one, other] = people;
  await one.session.answer((await one.question())!.basis, ALLOW);
  expect(claimant.news?.waiting).toEqual([1, 2]);
  expect(other.news?.waiting).toEqual([1, 2]);
  expect(one.news?.waiting).toEqual([2]);
});

test('bots play it to its end', async () => {
  const host = Host.begin(coup, setupOf(coup, ['random', 'random', 'random']));
  const onlooker = new Follower(host.session(SPECTATOR));
  await onlooker.follow();
  expect(await onlooker.question()).toBeUndefined(); // it waits until the match is over
  expect(onlooker.texts.some((text) => text.includes('does not believe'))).toBe(true);
});
