/** Apply, keep, tell: what a host promises to whoever sits at its match. */
import { CATALOG, findGame } from '@fermata/catalog';
import type { AnyGame } from '@fermata/core';
import { load } from '@fermata/core/host';
import { describe, expect, test } from 'vitest';
import { anyAnswer, Follower, holdSessions, setupOf } from '../test/sessions.ts';
import {
  type BotAnswer,
  type BotQuestion,
  type Entry,
  Host,
  KeptMatch,
  type News,
  type OpenQuestion,
  type Patch,
  Unfit,
} from './index.ts';

const connectFour = findGame('connect-four').game;
const pig = findGame('pig').game;
const wingspan = findGame('wingspan').game;
const pokemon = findGame('pokemon').game;

holdSessions(
  {
    name: 'in this thread',
    begin: async (setup) => Host.begin(findGame(setup.game).game, setup),
  },
  CATALOG.map(({ game }) => game),
);

async function seated(
  game: AnyGame,
  sitters: readonly string[],
  keep?: (number: number, entry: Entry) => Promise<void>,
) {
  const host = Host.begin(game, setupOf(game, sitters), keep && { keep });
  const people = await Promise.all(
    [...sitters.keys()].map(async (seat) => {
      const person = new Follower(host.session(seat));
      await person.follow();
      return person;
    }),
  );
  return { host, people: people as [Follower, Follower] };
}

async function answer(person: Follower, option: unknown): Promise<OpenQuestion> {
  const asked = (await person.question()) as OpenQuestion;
  expect(await person.session.answer(asked.basis, asked.options.indexOf(option))).toEqual({ type: 'ok' });
  return asked;
}

describe('keeping', () => {
  test('nobody is told before it is kept', async () => {
    let keepIt: () => void = () => {};
    const keep = () => new Promise<void>((resolve) => (keepIt = resolve));
    const { people } = await seated(connectFour, ['person', 'person'], keep);
    const asked = (await people[0].question()) as OpenQuestion;
    const reply = people[0].session.answer(asked.basis, 3);
    await Promise.resolve();
    expect(people.map(({ frames }) => frames)).toEqual([0, 0]);
    keepIt();
    expect(await reply).toEqual({ type: 'ok' });
    expect(people.map(({ frames }) => frames)).toEqual([1, 1]);
  });

  test('what could not be kept has not happened, and may be tried again', async () => {
    let isFull = true;
    const keep = async () => {
      if (isFull) throw new Error('the disk is full');
    };
    const { people } = await seated(connectFour, ['person', 'person'], keep);
    const asked = (await people[0].question()) as OpenQuestion;
    expect(await people[0].session.answer(asked.basis, 3)).toEqual({ type: 'unkept', why: 'the disk is full' });
    expect(people.map(({ frames }) => frames)).toEqual([0, 0]);
    isFull = false;
    await answer(people[0], 3);
    expect(people.map(({ frames }) => frames)).toEqual([1, 1]);
  });

  test('a match is woken from what was kept, undone and given up included, and goes on', async () => {
    const entries: Entry[] = [];
    const keep = async (number: number, entry: Entry) => {
      expect(number).toBe(entries.length);
      entries.push(entry);
    };
    const { host, people } = await seated(connectFour, ['person', 'person'], keep);
    await answer(people[0], 3);
    await people[0].session.undo(people[0].news?.basis ?? '');
    await answer(people[0], 2);
    await answer(people[1], 2);
    const woken = new Host(connectFour, KeptMatch.wake(connectFour, { setup: host.setup, entries }));
    const again = new Follower(woken.session(0));
    await again.follow();
    expect(again.view).toEqual(people[0].view);
    expect(again.news?.asked).toEqual(people[0].news?.asked);
    await people[1].session.resign();
    const over = new Host(connectFour, KeptMatch.wake(connectFour, { setup: host.setup, entries }));
    expect(over.end).toEqual({
      outcome: [
        { rank: 1, score: 1 },
        { rank: 2, score: 0 },
      ],
      resigned: [1],
    });
  });

  test.each([
    [
      'an answer that is not offered',
      [{ type: 'choice', seat: 0, prompt: 0, choice: 9 }],
      'entry 0 of the match does not fit: ',
    ],
    ['an undo of nothing', [{ type: 'undo', seat: 0 }], 'entry 0 of the match does not fit: '],
  ] as const)('%s is refused when it is woken', (_, entries, message) => {
    const wake = () => KeptMatch.wake(connectFour, { setup: setupOf(connectFour, ['person', 'person']), entries });
    expect(wake).toThrow(Unfit);
    expect(wake).toThrow(message);
  });

  test('other rules are refused when it is woken', () => {
    const setup = { ...setupOf(pig, ['person', 'person']), version: pig.version + 1 };
    expect(() => KeptMatch.wake(pig, { setup, entries: [] })).toThrow(
      `this match was begun with version ${pig.version + 1} of pig; the rules are version ${pig.version} now`,
    );
  });
});

describe('who comes back', () => {
  test('is told only what is missing, and all that is seen at once where that is shorter', async () => {
    const { host, people } = await seated(wingspan, ['person', 'person']);
    const bytesOf = (news: News) => JSON.stringify(news.frames.map(({ patch }) => patch)).length;
    let seen: { readonly view: unknown; readonly frames: number } | undefined;
    const early: (typeof seen)[] = [];
    for (let count = 0; count < 40; count++) {
      const [me] = people;
      early.push({ view: me.view, frames: me.frames });
      const person = people.find(({ news }) => news?.asked.length) as Follower; // the match goes on
      const question = (await person.question()) as OpenQuestion;
      const choice = await anyAnswer(person.session, question, `${count}`);
      expect(await person.session.answer(question.basis, choice)).toEqual({ type: 'ok' });
    }
    const whole = JSON.stringify(people[0].view).length;
    const isWhole = ([edit]: Patch) => edit?.length === 2 && edit[0].length === 0;
    const counts = { whole: 0, parts: 0 };
    for (seen of early) {
      if (seen === undefined || seen.frames === 0) continue;
      const back = new Follower(host.session(0));
      back.view = seen.view;
      back.frames = seen.frames;
      await back.follow(seen.frames);
      expect(back.view).toEqual(people[0].view);
      expect(back.texts).toEqual(people[0].texts.slice(-back.texts.length));
      expect(back.frames).toBe(people[0].frames);
      expect(bytesOf(back.news as News)).toBeLessThanOrEqual(whole + 20 + 3 * back.frames);
      const [first] = back.news?.frames ?? [];
      if (first !== undefined) counts[isWhole(first.patch) ? 'whole' : 'parts']++;
    }
    expect(counts.whole).toBeGreaterThan(0);
    expect(counts.parts).toBeGreaterThan(0);
  });
});

describe('what a command is based on', () => {
  test('a second answer to the same question is stale, and says what is asked now', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    const asked = await answer(people[0], 3);
    expect(await people[0].session.answer(asked.basis, 4)).toEqual({ type: 'stale', asked: [] });
    expect(people[0].frames).toBe(1);
  });

  test('an answer to a question that was taken back is stale, although the next one has the same number', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    const before = await answer(people[0], 3);
    await people[0].session.undo(people[0].news?.basis ?? '');
    const after = (await people[0].question()) as OpenQuestion;
    expect(after.id).toBe(before.id);
    const stale = await people[0].session.answer(before.basis, 4);
    expect(stale).toEqual({ type: 'stale', asked: [after] });
  });

  test('an undo of what has gone on since is stale', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    await answer(people[0], 3);
    const { basis } = people[0].news ?? { basis: '' };
    await answer(people[1], 3);
    expect(await people[0].session.undo(basis)).toMatchObject({ type: 'stale' });
  });

  test('who answers together never makes the other stale', async () => {
    const { people } = await seated(pokemon, ['person', 'person']);
    for (let turn = 0; turn < 5; turn++) {
      const asked = people.map(({ news }) => news?.asked[0]?.basis);
      const answers = people.map(({ session }, seat) => asked[seat] && session.answer(asked[seat], 0));
      const replies = (await Promise.all(answers)).filter((reply) => reply !== undefined);
      expect(replies.length).toBeGreaterThan(0);
      for (const reply of replies) expect(reply).toEqual({ type: 'ok' });
    }
  });

  test('two hundred hasty answers to one question are one answer', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    const asked = (await people[0].question()) as OpenQuestion;
    const replies = await Promise.all(Array.from({ length: 200 }, () => people[0].session.answer(asked.basis, 3)));
    expect(replies.filter(({ type }) => type === 'ok')).toHaveLength(1);
    expect(people[0].frames).toBe(1);
  });

  test('what is not offered is refused in words', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    const asked = (await people[0].question()) as OpenQuestion;
    const reply = await people[0].session.answer(asked.basis, 9);
    expect(reply).toEqual({ type: 'refused', why: expect.stringContaining('there is no option 9') });
  });
});

test('who breaks down over what it is told keeps nobody else from hearing it', async () => {
  const { host, people } = await seated(connectFour, ['person', 'person']);
  let told = 0;
  await host.session(-1).follow(() => {
    told++;
    if (told > 1) throw new Error('no ear for it');
  });
  await answer(people[0], 3);
  await answer(people[1], 3);
  expect(told).toBe(2);
  expect(people.map(({ frames }) => frames)).toEqual([2, 2]);
});

describe('undo', () => {
  test('takes frames back, and shows the view there at once', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    const before = people.map(({ view }) => view);
    await answer(people[0], 3);
    await people[0].session.undo(people[0].news?.basis ?? '');
    expect(people.map(({ view }) => view)).toEqual(before);
    expect(people.map(({ news }) => [news?.from, news?.frames.length])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('goes back to the last question of a person, past what a bot has answered', async () => {
    const host = Host.begin(connectFour, setupOf(connectFour, ['person', 'greedy']));
    const me = new Follower(host.session(0));
    await me.follow();
    const before = me.view;
    const asked = (await me.question()) as OpenQuestion;
    await me.session.answer(asked.basis, 3);
    await me.question(); // the bot has answered
    expect(me.view).not.toEqual(before);
    expect(me.news?.noUndo).toBeUndefined();
    expect(await me.session.undo(me.news?.basis ?? '')).toEqual({ type: 'ok' });
    expect(me.view).toEqual(before);
  });

  test('says why where it cannot be', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    expect(people[0].news?.noUndo).toBe('seat 0 has no choice to take back');
  });
});

describe('the end', () => {
  test('who gives up against one has lost, and nobody can answer any more', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    const asked = (await people[0].question()) as OpenQuestion;
    expect(await people[1].session.resign()).toEqual({ type: 'ok' });
    expect(people[0].news?.end).toEqual({
      outcome: [
        { rank: 1, score: 1 },
        { rank: 2, score: 0 },
      ],
      resigned: [1],
    });
    expect(await people[0].session.answer(asked.basis, 3)).toEqual({ type: 'refused', why: 'the match is over' });
  });

  test('who gives up among three is played for', async () => {
    const host = Host.begin(pig, setupOf(pig, ['person', 'person', 'random']));
    const [one, other] = [new Follower(host.session(0)), new Follower(host.session(1))];
    await Promise.all([one.follow(), other.follow()]);
    await one.session.resign();
    for (let asked = await other.question(); asked !== undefined; asked = await other.question())
      await other.session.answer(asked.basis, await anyAnswer(other.session, asked, String(other.frames)));
    expect(other.news?.end?.resigned).toEqual([0]);
    expect(other.news?.end?.outcome.map(({ rank }) => rank).toSorted()).toHaveLength(3);
  });
});

describe('the protocol of partial moves', () => {
  test('base moves, the next choice, completion, and all of it at once', async () => {
    const { people } = await seated(wingspan, ['person', 'person']);
    const { session } = people[0];
    const asked = (await people[0].question()) as OpenQuestion;
    const moves = await session.moves(asked.basis);
    expect(moves?.length).toBeGreaterThan(0);
    const state = await session.choices(asked.basis, moves?.[0] ?? []);
    expect(['pending', 'complete', 'committed']).toContain(state?.status);
    const whole = (await session.complete(asked.basis, moves?.[0] ?? [], 'any')) ?? [];
    expect(await session.play(asked.basis, whole)).toEqual({ type: 'ok' });
    expect(await session.play(asked.basis, whole)).toMatchObject({ type: 'stale' });
    expect(await session.moves(asked.basis)).toBeUndefined();
  });
});

describe('who may know what', () => {
  test('hints, reasons and the record are for who plays alone, and for all once it is over', async () => {
    const { people } = await seated(connectFour, ['person', 'person']);
    await answer(people[0], 3);
    await expect(people[0].session.record()).rejects.toThrow('others play along');
    await expect(people[0].session.why(0)).rejects.toThrow('others play along');
    await expect(people[1].session.hint()).rejects.toThrow('others play along');
    await people[0].session.resign();
    expect(load(connectFour, await people[1].session.record()).events).toHaveLength(1);
    expect(await people[1].session.why(0)).toContain('drops');
  });

  test('who plays alone has hints, one at a time for each question, and withdraws them by going', async () => {
    const asked: (AbortSignal | undefined)[] = [];
    let tell: (answer: BotAnswer) => void = () => {};
    const think = (_: BotQuestion, hint?: AbortSignal) => {
      asked.push(hint);
      return new Promise<BotAnswer>((resolve) => {
        tell = resolve;
      });
    };
    const host = Host.begin(connectFour, setupOf(connectFour, ['person', 'greedy']), { think });
    const me = new Follower(host.session(0));
    await me.follow();
    const hints = [me.session.hint(), me.session.hint()];
    tell({ choice: 3, thoughts: [{ option: 'column 3', at: 3, visits: 1, value: 1 }] });
    for (const hint of hints) expect(await hint).toMatchObject([{ at: 3, text: (await me.question())?.texts[3] }]);
    expect(asked).toHaveLength(1);
    void me.session.hint();
    expect(asked.map((hint) => hint?.aborted)).toEqual([false, false]);
    await me.session.unfollow();
    expect(asked.map((hint) => hint?.aborted)).toEqual([false, true]);
    expect(
      await host
        .session(-1)
        .hint()
        .catch((error) => error.message),
    ).toContain('others play along');
    host.close();
  });

  test('the seed is in nothing that is told', async () => {
    const host = Host.begin(wingspan, setupOf(wingspan, ['person', 'random'], 'canary-7f3a'));
    const me = new Follower(host.session(0));
    await me.follow();
    for (let count = 0; count < 20; count++) {
      const asked = (await me.question()) as OpenQuestion;
      await me.session.answer(asked.basis, await anyAnswer(me.session, asked, `${count}`));
    }
    expect(JSON.stringify([me.view, me.texts, me.news, await me.session.about()])).not.toContain('canary');
    host.close();
  });

  test('a spectator is told, and asked nothing', async () => {
    const { host, people } = await seated(connectFour, ['person', 'person']);
    const watcher = new Follower(host.session(-1));
    await watcher.follow();
    await answer(people[0], 3);
    expect(watcher.frames).toBe(1);
    expect(watcher.news).toMatchObject({ asked: [], noUndo: 'you look on' });
  });
});

test('a bot that fails is answered for', async () => {
  const think = async () => {
    throw new Error('no idea');
  };
  const host = Host.begin(connectFour, setupOf(connectFour, ['person', 'greedy']), { think });
  const me = new Follower(host.session(0));
  await me.follow();
  await answer(me, 3);
  await me.question();
  expect(me.frames).toBe(2);
});
