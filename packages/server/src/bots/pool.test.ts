/** Bots in threads: what they answer, and what becomes of those that take too long. */

import { parseLevel } from '@fermata/agents';
import { findGame } from '@fermata/catalog';
import { botAnswerOf, Host, KeptMatch, type Setup } from '@fermata/session';
import { afterAll, expect, test } from 'vitest';
import { BotPool, checkLevel } from './pool.ts';

const { game: connectFour } = findGame('connect-four');
const { game: wingspan } = findGame('wingspan');

// A thread learns the rules of all games when it starts: so there is one pool for all.
const pool = new BotPool({ threads: 2, graceMs: 1000 });
afterAll(() => pool.close());

function setup(sitters: readonly string[], game: { name: string; version: number } = connectFour): Setup {
  return { game: game.name, version: game.version, sitters, seed: 'threads' };
}

async function over(host: Host): Promise<void> {
  const spectator = host.session(-1);
  await new Promise<void>((resolve) => void spectator.follow((news) => news.end && resolve()));
}

test('a thread thinks as this one would, also after something was taken back', async () => {
  const think = pool.of('one');
  const kept = KeptMatch.begin(connectFour, setup(['person', 'greedy']));
  const agree = async () => {
    const [seat = -1] = kept.match.waiting();
    const expected = botAnswerOf(kept.match, seat, parseLevel('greedy'), kept.setup.seed);
    expect(await think({ kept, seat, level: 'greedy' })).toEqual(expected);
  };
  const play = (choice: number) => {
    const [prompt] = kept.match.prompts();
    kept.add({ type: 'choice', seat: prompt?.seat ?? -1, prompt: prompt?.id ?? -1, choice });
  };
  await agree();
  play(3);
  play(3);
  await agree();
  kept.add({ type: 'undo', seat: 1 });
  await agree();
  play(2);
  await agree();
  // Made anew of less, as where something could not be kept.
  const again = KeptMatch.wake(connectFour, { setup: kept.setup, entries: kept.entries.slice(0, 1) });
  const expected = botAnswerOf(again.match, 1, parseLevel('greedy'), again.setup.seed);
  expect(await think({ kept: again, seat: 1, level: 'greedy' })).toEqual(expected);
});

test('more matches than threads are all played to their end', async () => {
  const hosts = [0, 1, 2, 3, 4].map((at) =>
    Host.begin(connectFour, setup(['greedy', 'random']), { think: pool.of(`${at}`) }),
  );
  await Promise.all(hosts.map(over));
  for (const host of hosts) {
    expect(host.kept.entries).toEqual(hosts[0]?.kept.entries);
    expect(host.kept.entries.every((entry) => !('by' in entry))).toBe(true); // nobody was answered for
  }
});

test('who takes too long is answered for, and the next is thought about in another thread', async () => {
  // So many tries take hours; a thread that is at it hears nothing.
  const host = Host.begin(wingspan, setup(['search:100000000', 'person'], wingspan), { think: pool.of('slow') });
  while (host.kept.entries.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(host.kept.entries[0]).toMatchObject({ seat: 0, by: 'random, since search:100000000 failed' });
  host.close();
  const kept = KeptMatch.begin(connectFour, setup(['person', 'greedy']));
  const answer = await pool.of('other')({ kept, seat: 0, level: 'greedy' });
  expect(answer.choice).toBeTypeOf('number');
});

test('bots come before hints, and a hint that nobody wants any more is not thought about', async () => {
  const one = new BotPool({ threads: 1 });
  const kept = KeptMatch.begin(connectFour, setup(['person', 'greedy']));
  const question = { kept, seat: 0, level: 'greedy' };
  const order: string[] = [];
  const note = (what: string) => [() => order.push(what), () => order.push(`${what} withdrawn`)] as const;
  const think = one.of('m');
  const [wanted, unwanted] = [new AbortController(), new AbortController()];
  const all = [
    think(question).then(...note('the first bot')),
    think(question, wanted.signal).then(...note('a hint')),
    think(question, unwanted.signal).then(...note('another hint')),
    think(question).then(...note('a bot')),
  ];
  unwanted.abort();
  await Promise.all(all);
  expect(order).toEqual(['another hint withdrawn', 'the first bot', 'a bot', 'a hint']);
  await one.close();
});

test('a bot that would keep a thread for itself is refused', () => {
  checkLevel('search:30s');
  checkLevel('search:10000');
  for (const level of ['search:31s', 'search:10001'])
    expect(() => checkLevel(level)).toThrow(
      `${level} thinks longer than bots may here; say 30s or 10000 tries at most`,
    );
});
