import { expect, test } from 'vitest';
import { broken } from '../../test/games/broken.ts';
import { dice } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { playing, say } from '../../test/games/one-turn.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { anyone, choose, chooseAs } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import type { News } from '../host.ts';
import { choose as choosing, defineGame, emit, type Prompt, roll, SPECTATOR, start } from '../index.ts';
import { play } from '../moves.ts';
import { ScriptedOracle } from '../testing/index.ts';

test('news come once all that an answer led to has settled', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4, 1, 3]) });
  const news: News[] = [];
  match.subscribe(1, (it) => news.push(it));
  choose(match, 'roll');
  expect(news).toEqual([{ from: 1, events: [{ type: 'busted' }, { type: 'rolled', die: 3 }] }]);
});

test('a run is told of once, when it is over', () => {
  const match = start(dice, { seed: 1 });
  const news: News[] = [];
  match.subscribe(0, (it) => news.push(it));
  match.run([anyone(1), anyone(2)]);
  expect(news).toEqual([{ from: 1, events: match.events.slice(1) }]);
});

test('each seat is told what it may see, and counts its own events', () => {
  const match = start(smugglers, { position: { hands: [['amber'], ['figs'], ['dates']] }, seats: 3 });
  const heard = new Map<number, News[]>([0, 1, 2, SPECTATOR].map((seat) => [seat, []]));
  for (const [seat, news] of heard) match.subscribe(seat, (it) => news.push(it));
  choose(match, 'spy');
  choose(match, true, 'bury');
  const buried = { type: 'buried', seat: 1, good: null };
  expect(heard.get(0)?.flatMap(({ events }) => events)).toEqual([
    { type: 'spied', seat: 0, on: 1, good: 'figs' },
    { type: 'ended' },
    buried,
    { type: 'ended' },
  ]);
  expect(heard.get(1)?.at(-1)).toEqual({ from: 1, events: [{ ...buried, good: 'figs' }, { type: 'ended' }] });
  for (const seat of [2, SPECTATOR])
    expect(heard.get(seat)?.at(-1)).toEqual({ from: 1, events: [buried, { type: 'ended' }] });
});

test('what was rolled back is never told of', () => {
  const match = start(broken);
  const news: News[] = [];
  match.subscribe(0, (it) => news.push(it));
  expect(() => choose(match, 'empty')).toThrow('offers seat 1 nothing');
  expect(news).toEqual([]);
  choose(match, 'rest');
  expect(news).toEqual([{ from: 0, events: [{ type: 'pumped' }, { type: 'rested' }] }]);
});

test('after an undo `from` says how much of what was told still holds', () => {
  const match = start(workshop);
  choose(match, 'axle');
  const news: News[] = [];
  match.subscribe(0, (it) => news.push(it));
  choose(match, true, 'coal');
  match.undo(0);
  match.undo(0);
  match.undo(0);
  match.redo(0);
  choose(match, false);
  const fitted = { type: 'fitted', seat: 0, part: 'axle' };
  expect(news.filter(({ from, events }) => events.length > 0 || from < 1)).toEqual([
    { from: 1, events: [{ type: 'heated', seat: 0, by: 'coal' }] },
    { from: 0, events: [] },
    { from: 0, events: [fitted] },
  ]);
  expect(stream([fitted], news)).toEqual(match.eventsFor(0));
});

test('whoever follows the news has the stream, whatever is taken back and made again', () => {
  const match = start(smugglers, { seed: 2, seats: 3 });
  const begun = match.eventsFor(1);
  const news: News[] = [];
  match.subscribe(1, (it) => news.push(it));
  const agent = anyone(7);
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    match.answer(prompt.id, agent(prompt));
    if (match.choices % 3 > 0) continue;
    match.undo(prompt.seat, { force: true });
    expect(stream(begun, news)).toEqual(match.eventsFor(1));
    match.redo(prompt.seat);
    expect(stream(begun, news)).toEqual(match.eventsFor(1));
  }
  expect(stream(begun, news)).toEqual(match.eventsFor(1));
});

test('who has answered an open together is not told', () => {
  const match = start(duel);
  const news: News[] = [];
  match.subscribe(1, (it) => news.push(it));
  chooseAs(match, 0, 'rock');
  chooseAs(match, 0, 1);
  expect(news).toEqual([]);
});

test('whoever unsubscribes is told no more', () => {
  const match = start(workshop);
  const one: News[] = [];
  const other: News[] = [];
  const unsubscribe = match.subscribe(0, (it) => one.push(it));
  match.subscribe(0, (it) => other.push(it));
  choose(match, 'axle');
  unsubscribe();
  choose(match, true, 'wood');
  expect(one).toHaveLength(1);
  expect(other).toHaveLength(2);
});

test('whoever is unsubscribed by what another was told is told no more', () => {
  const match = start(workshop);
  const news: News[] = [];
  match.subscribe(0, () => unsubscribe());
  const unsubscribe = match.subscribe(0, (it) => news.push(it));
  choose(match, 'axle');
  expect(news).toEqual([]);
});

test('a subscriber may answer: all are told everything, in order', () => {
  const match = start(workshop);
  const heard: News[][] = [[], [], []];
  for (const [at, news] of heard.entries()) {
    match.subscribe(0, (it) => {
      news.push(it);
      if (at === 1 && match.choices < 4) choose(match, ...(match.choices === 1 ? [true, 'coal'] : [['top']]));
    });
  }
  choose(match, 'axle');
  expect(match.events.map(({ type }) => type)).toEqual(['fitted', 'heated', 'struck']);
  for (const news of heard) expect(stream([], news)).toEqual(match.eventsFor(0));
});

test('a subscriber who throws keeps nobody else from being told, and the answer stands', () => {
  const match = start(workshop);
  const news: News[] = [];
  match.subscribe(0, () => {
    throw new Error('not listening');
  });
  match.subscribe(0, (it) => news.push(it));
  expect(() => choose(match, 'axle')).toThrow('not listening');
  expect(stream([], news)).toEqual(match.eventsFor(0));
  expect(match.choices).toBe(1);
});

test('a subscriber who throws is told of a match that is in order', () => {
  const match = start(workshop);
  choose(match, 'axle');
  match.undo(0);
  const stop = match.subscribe(0, () => {
    throw new Error('not listening');
  });
  expect(() => match.answer(0, 1, 'a bot')).toThrow('not listening');
  expect(match.record().notes).toEqual({ 0: 'a bot' });
  expect(() => match.redo(0)).toThrow('nothing to redo');
  const agent = ({ several }: Prompt) => (several ? [0] : 0);
  expect(() => match.run([agent, agent])).toThrow('not listening');
  stop();
  expect(match.outcome).toBeDefined();
  match.undo(0, { force: true });
});

test('a move that fails leaves the stream of a subscriber as it was', () => {
  const match = playing(function* () {
    yield* say(yield* choosing(0, 'Which way?', ['left', 'right']));
    if ((yield* choosing(0, 'Go on?', ['boldly', 'meekly'])) === 'meekly') return;
    yield* roll(6, 'wind');
    throw new Error('the bridge is gone');
  });
  const news: News[] = [];
  match.subscribe(0, (it) => news.push(it));
  expect(() => play(match, 0, [0, 0])).toThrow('the bridge is gone');
  choose(match, 'right', 'meekly');
  expect(stream([], news)).toEqual(match.eventsFor(0));
});

test('a fork has subscribers of its own', () => {
  const match = start(workshop);
  const news: News[] = [];
  match.subscribe(0, (it) => news.push(it));
  choose(match.fork(), 'axle');
  expect(news).toEqual([]);
});

/** The stream of a subscriber who had `begun` and followed the news. */
function stream(begun: readonly object[], news: readonly News[]): object[] {
  return news.reduce<object[]>((events, it) => [...events.slice(0, it.from), ...it.events], [...begun]);
}

test('of a match without a log everything is told as well', () => {
  const [kept, unkept] = [start(smugglers, { seed: 2, seats: 3 }), start(smugglers, { seed: 2, seats: 3, log: false })];
  const told = [kept, unkept].map((match) => {
    const agent = anyone(7);
    const news: News[] = [];
    for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
      if (match.choices === 5) match.subscribe(1, (it) => news.push(it));
      match.answer(prompt.id, agent(prompt));
    }
    return news;
  });
  expect(told[0]?.length).toBeGreaterThan(3);
  expect(told[1]).toEqual(told[0]);
});

test('of what a seat never sees it is told neither when it happens nor when it is taken back', () => {
  const match = start(whispering);
  const heard: News[][] = [[], []];
  for (const [seat, news] of heard.entries()) match.subscribe(seat, (it) => news.push(it));
  choose(match, 'whisper');
  match.undo(0, { force: true });
  choose(match, 'swallow');
  expect(heard).toEqual([
    [
      { from: 0, events: [{ type: 'whispered' }] },
      { from: 0, events: [] },
    ],
    [],
  ]);
  expect(match.log).toMatchObject([{ event: { type: 'swallowed' }, cancelled: true }]);
});

/** Seat 0 whispers, which seat 1 does not hear; what is swallowed nobody hears. */
const whispering = defineGame<{ count: number }, { type: 'whispered' } | { type: 'swallowed' }>({
  name: 'whispering',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ count: 0 }),
  *turn() {
    const what = yield* choosing(0, 'Do what?', ['whisper', 'swallow']);
    yield* emit({ type: what === 'whisper' ? 'whispered' : 'swallowed' });
  },
  apply: { whispered: (state) => void state.count++, swallowed: (state) => void state.count++ },
  before: {
    swallowed: () => [
      {
        id: 'throat',
        *run() {
          return [];
        },
      },
    ],
  },
  secrets: { events: { whispered: (event, seat) => (seat === 0 ? event : undefined) } },
  outcome: () => undefined,
});
