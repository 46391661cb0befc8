/** Commands with names, keeping that is in doubt, leaving, agreeing, and time. */
import { findGame } from '@fermata/catalog';
import { describe, expect, test, vi } from 'vitest';
import { Follower, setupOf } from '../test/sessions.ts';
import { type Command, type Entry, Host, type KeptEntry, type OpenQuestion, Overtaken, type Ports } from './index.ts';

const connectFour = findGame('connect-four').game;
const pig = findGame('pig').game;

async function seated(ports: Ports = {}, game = connectFour) {
  const host = Host.begin(game, setupOf(game, ['person', 'person']), ports);
  const people = [new Follower(host.session(0)), new Follower(host.session(1))] as const;
  for (const person of people) await person.follow();
  return { host, people };
}

async function asked(person: Follower): Promise<OpenQuestion> {
  return (await person.question()) as OpenQuestion;
}

describe('a command that has a name', () => {
  test('is done once, and says so each time', async () => {
    const { host, people } = await seated();
    const { basis } = await asked(people[0]);
    expect(await host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
    expect(await host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
    expect(host.entryOf('a')).toBe(0);
    expect(people[1].frames).toBe(1);
  });

  test('that was refused is judged anew', async () => {
    const { host, people } = await seated();
    const { basis } = await asked(people[0]);
    expect(await host.session(0, 'a').answer(basis, 9)).toMatchObject({ type: 'refused' });
    expect(await host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
  });

  test('is known after a restart', async () => {
    const { host, people } = await seated({ done: new Map([['a', 7]]) });
    const { basis } = await asked(people[0]);
    expect(await host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
    expect([host.entryOf('a'), people[0].frames]).toEqual([7, 0]);
  });
});

describe('keeping that failed', () => {
  /** A keeper that fails when it is told to: before it has kept, or after. */
  function keeperThat(fails: (number: number) => 'before' | 'after' | undefined) {
    const stored: KeptEntry[] = [];
    const keep = async (number: number, entry: Entry, command?: Command) => {
      const when = fails(number);
      if (when !== 'before') stored.push({ entry, ...(command !== undefined && { command }) });
      if (when !== undefined) throw new Error('the line broke');
    };
    return { stored, keep, missed: async (from: number) => stored.slice(from) };
  }

  test('although it was kept: it has happened, once, and whoever says it again is told so', async () => {
    let isFirst = true;
    const keeper = keeperThat(() => {
      const when = isFirst ? 'after' : undefined;
      isFirst = false;
      return when;
    });
    const { host, people } = await seated(keeper);
    const { basis } = await asked(people[0]);
    expect(await host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'unkept', why: 'the line broke' });
    expect(people.map(({ frames }) => frames)).toEqual([0, 0]);
    expect(await host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
    expect(people.map(({ frames }) => frames)).toEqual([1, 1]);
    expect(keeper.stored).toHaveLength(1);
  });

  test('before it was kept: it has not happened, and is done when it is said again', async () => {
    let isFirst = true;
    const keeper = keeperThat(() => {
      const when = isFirst ? 'before' : undefined;
      isFirst = false;
      return when;
    });
    const { host, people } = await seated(keeper);
    const { basis } = await asked(people[0]);
    expect(await host.session(0, 'a').answer(basis, 3)).toMatchObject({ type: 'unkept' });
    expect(await host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
    expect(keeper.stored).toHaveLength(1);
  });

  test('while nothing can be read either, nothing is done', async () => {
    const keep = async () => {
      throw new Error('gone');
    };
    const { host, people } = await seated({ keep, missed: keep });
    const { basis } = await asked(people[0]);
    for (let time = 0; time < 2; time++)
      expect(await host.session(0).answer(basis, 3)).toEqual({ type: 'unkept', why: 'gone' });
    expect(people.map(({ frames }) => frames)).toEqual([0, 0]);
  });
});

describe('a match that two hosts run', () => {
  /** What both keep: an entry of a number, and a command, is there once. */
  function shared() {
    const stored: KeptEntry[] = [];
    const keep = async (number: number, entry: Entry, command?: Command) => {
      const isTaken = stored.some((it) => command !== undefined && it.command === command);
      if (isTaken || number < stored.length) throw new Overtaken('somebody else was first');
      expect(number).toBe(stored.length); // no gap
      stored.push({ entry, ...(command !== undefined && { command }) });
    };
    return { stored, keep, missed: async (from: number) => stored.slice(from) };
  }

  test('one of two answers to a question is kept; who is told the other hears what has happened, and nothing else', async () => {
    const keeper = shared();
    const [here, there] = [await seated(keeper), await seated(keeper)];
    const { basis } = await asked(here.people[0]);
    expect(await here.host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
    // Nobody has told the other host: to it the question is open.
    const next = { label: (await asked(here.people[1])).label, basis: (await asked(here.people[1])).basis };
    expect(await there.host.session(0, 'b').answer(basis, 5)).toEqual({ type: 'stale', asked: [] });
    expect((await there.people[1].question())?.basis).toBe(next.basis);
    for (const seat of [0, 1] as const) {
      expect(there.people[seat].texts).toEqual(here.people[seat].texts);
      expect(there.people[seat].view).toEqual(here.people[seat].view);
    }
    expect(keeper.stored).toEqual([{ entry: { type: 'choice', seat: 0, prompt: 0, choice: 3 }, command: 'a' }]);
  });

  test('a command that the other one has done is done, and its entry is known', async () => {
    const keeper = shared();
    const [here, there] = [await seated(keeper), await seated(keeper)];
    const { basis } = await asked(here.people[0]);
    expect(await here.host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
    expect(await there.host.session(0, 'a').answer(basis, 3)).toEqual({ type: 'ok' });
    expect([there.host.entryOf('a'), there.people[0].frames]).toEqual([0, 1]);
  });

  test('who are asked together never collide, whichever host they are at', async () => {
    const keeper = shared();
    const pokemon = findGame('pokemon').game;
    const [here, there] = [await seated(keeper, pokemon), await seated(keeper, pokemon)];
    const [one, two] = [await asked(here.people[0]), await asked(there.people[1])];
    const replies = [here.host.session(0).answer(one.basis, 0), there.host.session(1).answer(two.basis, 0)];
    expect(await Promise.all(replies)).toEqual([{ type: 'ok' }, { type: 'ok' }]);
    expect(keeper.stored.map(({ entry }) => entry.seat)).toEqual([0, 1]);
  });

  test('a wish to take back ends when the other one goes on', async () => {
    const keeper = { ...shared(), undo: 'consent' as const };
    const here = await seated(keeper);
    await here.people[0].session.answer((await asked(here.people[0])).basis, 3);
    const there = await seated(keeper);
    await there.host.session(0, 'catches up').answer((await asked(there.people[0])).basis, 3);
    const before = there.people[1].news?.basis ?? '';
    expect(await there.people[0].session.undo(before)).toEqual({ type: 'ok' });
    expect(there.people[1].news?.wish?.left).toEqual([1]);
    await here.people[1].session.answer((await asked(here.people[1])).basis, 4);
    // To agree is the first thing that is to be kept: then it is heard that the match has gone on.
    expect(await there.people[1].session.consent(before, true)).toMatchObject({ type: 'stale' });
    expect(there.people[1].news?.wish).toBeUndefined();
    expect(there.host.kept.entries).toEqual(here.host.kept.entries);
  });

  test('what the other one kept by other rules is not taken for what it would be by these', async () => {
    const keeper = shared();
    const missed = async (from: number) => (await keeper.missed(from)).map((it) => ({ ...it, isAsKept: () => false }));
    const [here, there] = [await seated(keeper), await seated({ ...keeper, missed })];
    const { basis } = await asked(here.people[0]);
    await here.host.session(0).answer(basis, 3);
    for (let time = 0; time < 2; time++)
      expect(await there.host.session(0).answer(basis, 5)).toEqual({
        type: 'unkept',
        why: 'it has gone on by other rules than those here',
      });
    expect(there.people.map(({ frames }) => frames)).toEqual([0, 0]);
    expect(there.host.kept.entries).toEqual([]);
  });
});

describe('leaving', () => {
  test('who has left is played for, and plays on when back', async () => {
    const { people } = await seated();
    expect(await people[0].session.leave()).toEqual({ type: 'ok' });
    expect(people[1].news?.away).toEqual([0]);
    await asked(people[1]); // seat 0 was answered for
    expect(people[1].frames).toBe(1);
    expect(await people[0].session.leave()).toEqual({ type: 'refused', why: 'you have left before' });
    expect(await people[0].session.comeBack()).toEqual({ type: 'ok' });
    expect(people[1].news?.away).toBeUndefined();
    await people[1].session.answer((await asked(people[1])).basis, 0);
    expect(await asked(people[0])).toMatchObject({ seat: 0 });
  });
});

describe('undo by consent', () => {
  const wished = async () => {
    const { host, people } = await seated({ undo: 'consent' }, connectFour);
    await people[0].session.answer((await asked(people[0])).basis, 3);
    expect(await people[0].session.undo(people[0].news?.basis ?? '')).toEqual({ type: 'ok' });
    expect(people[1].news?.wish).toMatchObject({ seat: 0, left: [1] });
    return { host, people };
  };

  test('nothing is taken back before the others agree, and then it is', async () => {
    const { people } = await wished();
    expect(people[0].frames).toBe(1);
    expect(await people[0].session.consent(people[0].news?.basis ?? '', true)).toMatchObject({ type: 'refused' });
    expect(await people[1].session.consent(people[1].news?.basis ?? '', true)).toEqual({ type: 'ok' });
    expect([people[0].frames, people[1].news?.wish]).toEqual([0, undefined]);
  });

  test('each is heard once, however often it is said: who has agreed has agreed, and nobody is asked anew', async () => {
    const sitters = ['person', 'person', 'person'];
    const host = Host.begin(pig, setupOf(pig, sitters), { undo: 'consent' });
    const looker = new Follower(host.session(2));
    await looker.follow();
    await host.session(0).answer('0.0', 0);
    const basis = looker.news?.basis ?? '';
    const say = [
      () => host.session(0, 'wish').undo(basis),
      () => host.session(1, 'agree').consent(basis, true),
      () => host.session(2, 'agree too').consent(basis, true),
    ];
    const left = [[1, 2], [2], undefined];
    for (const at of say.keys()) {
      for (const it of [...say.slice(0, at + 1), ...say.slice(0, at + 1)]) expect(await it()).toEqual({ type: 'ok' });
      expect(looker.news?.wish?.left).toEqual(left[at]);
    }
    expect(host.kept.entries.map(({ type }) => type)).toEqual(['choice', 'undo']);
    host.close();
  });

  test('a refusal costs nothing', async () => {
    const { people } = await wished();
    expect(await people[1].session.consent(people[1].news?.basis ?? '', false)).toEqual({ type: 'ok' });
    expect([people[0].frames, people[0].news?.wish]).toEqual([1, undefined]);
    await people[1].session.answer((await asked(people[1])).basis, 0);
    expect(people[0].frames).toBe(2);
  });

  test('agreeing to what has gone on since is stale', async () => {
    const { people } = await wished();
    const basis = people[1].news?.basis ?? '';
    await people[1].session.answer((await asked(people[1])).basis, 0);
    expect(await people[1].session.consent(basis, true)).toMatchObject({ type: 'stale' });
  });

  test.each([
    ['the clock of the match', { clock: { seconds: 5 } }, 5000],
    ['a minute, where there is none', {}, 60_000],
  ])('who is not answered within %s has not taken back', async (_, more, ms) => {
    vi.useFakeTimers();
    try {
      const { host, people } = await seated({ undo: 'consent', ...more }, connectFour);
      await people[0].session.answer((await asked(people[0])).basis, 3);
      await people[0].session.undo(people[0].news?.basis ?? '');
      const basis = people[1].news?.basis ?? '';
      await vi.advanceTimersByTimeAsync(ms - 100);
      expect(people[1].news?.wish).toBeDefined();
      await vi.advanceTimersByTimeAsync(100);
      expect(people[1].news?.wish).toBeUndefined();
      expect(await people[1].session.consent(basis, true)).toMatchObject({ type: 'stale' });
      host.close();
    } finally {
      vi.useRealTimers();
    }
  });

  test('what stands against it is said in words, and it is an entry once all agree', async () => {
    const { host, people } = await seated({ undo: 'consent' }, pig);
    const first = (await asked(people[0])).basis;
    await people[0].session.answer(first, 0); // a die has been rolled since
    expect(await people[0].session.undo(people[0].news?.basis ?? '')).toEqual({ type: 'ok' });
    expect(people[1].news?.wish?.barrier).toMatch(/^[a-z].* /);
    expect(await people[1].session.consent(people[1].news?.basis ?? '', true)).toEqual({ type: 'ok' });
    expect(host.kept.entries.map(({ type }) => type)).toEqual(['choice', 'undo']);
    expect(host.kept.entries[1]).toEqual({ type: 'undo', seat: 0, agreed: true });
  });

  test('where nothing is taken back at all, it is refused in words', async () => {
    const { people } = await seated({ undo: 'off' });
    await people[0].session.answer((await asked(people[0])).basis, 3);
    const why = 'in this match nothing is taken back';
    expect(people[0].news?.noUndo).toBe(why);
    expect(await people[0].session.undo(people[0].news?.basis ?? '')).toEqual({ type: 'refused', why });
  });
});

test('who takes too long is answered for, and the record says so', async () => {
  vi.useFakeTimers();
  try {
    const { host, people } = await seated({ clock: { seconds: 30 } }, pig);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(host.kept.entries).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(host.kept.entries).toMatchObject([{ type: 'choice', seat: 0, by: 'time-out' }]);
    expect(people[0].frames).toBeGreaterThan(0);
    host.close();
  } finally {
    vi.useRealTimers();
  }
});
