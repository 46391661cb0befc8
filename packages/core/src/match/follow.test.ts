/** Frames: what a seat sees happen, event by event. */
import { expect, test } from 'vitest';
import { broken } from '../../test/games/broken.ts';
import { dice } from '../../test/games/dice.ts';
import { oneTurn, say } from '../../test/games/one-turn.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { anyone, choose } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { type FrameNews, frames, logIndexOf } from '../host.ts';
import { type AnyMatch, choose as choosing, defineGame, emit, rank, type Seat, SPECTATOR, start } from '../index.ts';
import { play } from '../moves.ts';
import { ScriptedOracle } from '../testing/index.ts';

function followed(match: AnyMatch, seat: Seat): FrameNews[] {
  const news: FrameNews[] = [];
  match.follow(seat, (it) => news.push(it));
  return news;
}

test('a frame is an event, and what is seen after it', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4, 1, 3]) });
  const news = followed(match, 1);
  choose(match, 'roll');
  expect(news).toMatchObject([
    {
      from: 1,
      frames: [
        { number: 1, event: { type: 'busted' }, view: { pot: 0 } },
        { number: 2, event: { type: 'rolled', die: 3 }, view: { pot: 3 } },
      ],
    },
  ]);
  expect(frames(match, 1).map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(frames(match, 1, 1)).toEqual(news[0]?.frames);
});

test('events and views are those of the seat', () => {
  const match = start(smugglers, { position: { hands: [['amber'], ['figs'], ['dates']] }, seats: 3 });
  const [spy, other] = [followed(match, 0), followed(match, SPECTATOR)];
  choose(match, 'spy');
  choose(match, true, 'bury');
  expect(spy.flatMap((it) => it.frames.map(({ event }) => event))).toEqual(match.eventsFor(0));
  expect(other.flatMap((it) => it.frames.map(({ event }) => event))).toEqual(match.eventsFor(SPECTATOR));
  expect(spy.at(-1)?.frames.at(-1)?.view).toEqual(match.view(0));
  expect(other.at(-1)?.frames.at(-1)?.view).toEqual(match.view(SPECTATOR));
});

test('a run is told of once, with what was seen on the way', () => {
  const match = start(dice, { seed: 1 });
  const news = followed(match, 0);
  match.run([anyone(1), anyone(2)]);
  expect(news).toHaveLength(1);
  expect(news[0]?.frames).toEqual(frames(match, 0, 1));
});

test('what was rolled back is never told of', () => {
  const match = start(broken);
  const news = followed(match, 0);
  expect(() => choose(match, 'empty')).toThrow('offers seat 1 nothing');
  expect(news).toEqual([]);
  choose(match, 'rest');
  expect(news.map(({ from, frames }) => [from, frames.map(({ event }) => event?.type)])).toEqual([
    [0, ['pumped', 'rested']],
  ]);
});

test('after an undo `from` says how much still holds, and redo tells the rest again', () => {
  const match = start(workshop);
  const news = followed(match, 0);
  choose(match, 'axle');
  const first = news.at(-1) as FrameNews; // something was fitted
  match.undo(0);
  expect(news.at(-1)).toEqual({ from: first.from, frames: [] });
  match.redo(0);
  expect(news.at(-1)).toEqual(first);
  expect(news).toHaveLength(3);
  choose(match, true, 'coal');
  expect(news.at(-1)?.from).toBe(first.from + first.frames.length);
  expect(news.slice(2).flatMap((it) => it.frames)).toEqual(frames(match, 0));
});

/** Coins are put into a bag that only its owner may look into; that it grows can be seen, and no word is said of it. */
const bag = defineGame<{ bag: string[]; rounds: number }, { type: 'dropped'; coin: string } | { type: 'waited' }>({
  name: 'bag',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ bag: [], rounds: 0 }),
  *turn({ rounds }) {
    const coin = yield* choosing(0, 'What?', ['gold', 'silver', 'nothing']);
    if (coin !== 'nothing') yield* emit({ type: 'dropped', coin: `${coin} ${rounds}` });
    yield* emit({ type: 'waited' });
  },
  apply: {
    dropped: (state, { coin }) => void state.bag.push(coin),
    waited: (state) => void state.rounds++,
  },
  secrets: {
    zones: (state) => [{ name: 'bag', tokens: state.bag, seenBy: [0] }],
    events: {
      dropped: (event, seat) => (seat === 0 ? event : undefined),
      waited: (event, seat) => (seat === 0 ? event : undefined),
    },
  },
  outcome: ({ rounds }) => (rounds === 3 ? rank([0, 0]) : undefined),
});

test('a change of which nothing is told is a frame without an event', () => {
  const match = start(bag);
  const news = followed(match, 1);
  choose(match, 'gold');
  expect(news).toEqual([
    {
      from: 0,
      frames: [
        { number: 0, event: undefined, view: { bag: [null], rounds: 0 } },
        { number: 1, event: undefined, view: { bag: [null], rounds: 1 } },
      ],
    },
  ]);
  match.undo(0, { force: true });
  expect(news[1]).toEqual({ from: 0, frames: [] });
  match.redo(0);
  expect(news[2]).toEqual(news[0]);
  choose(match, 'nothing');
  expect(news[3]?.frames.map(({ number, view }) => [number, view])).toEqual([[2, { bag: [null], rounds: 2 }]]);
  expect(news.slice(2).flatMap((it) => it.frames)).toEqual(frames(match, 1));
});

test('where nothing is told and nothing changes there is no frame', () => {
  const quiet = oneTurn(
    function* () {
      yield* say('psst');
      yield* choosing(0, 'Go on?', ['yes', 'now']);
    },
    {
      apply: {
        said: 'informs',
        returned: (state) => {
          state.returned = 'done';
        },
      },
      secrets: { events: { said: () => undefined } },
    },
  );
  const match = start(quiet);
  const news = followed(match, 1);
  expect(frames(match, 1)).toEqual([]);
  choose(match, 'yes');
  expect(news.flatMap((it) => it.frames.map(({ number, event }) => [number, event?.type]))).toEqual([[0, 'returned']]);
});

test('whoever has left is told no more, and costs nothing', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4, 5, 3]) });
  let told = 0;
  const leave = match.follow(0, () => told++);
  const stays = followed(match, 1);
  choose(match, 'roll');
  leave();
  choose(match, 'roll');
  expect([told, stays.length]).toEqual([1, 2]);
});

test('one who throws keeps nobody from being told', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4, 5]) });
  match.follow(0, () => {
    throw new Error('no paper');
  });
  const news = followed(match, 1);
  expect(() => choose(match, 'roll')).toThrow('no paper');
  expect(news).toHaveLength(1);
});

test('a subscriber that comes later, and makes the match keep a log, changes nothing for who follows', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4, 5, 6]), log: false });
  const news = followed(match, 0);
  match.subscribe(1, () => undefined);
  choose(match, 'roll');
  expect(news.map(({ from, frames }) => [from, frames.length])).toEqual([[1, 1]]);
});

test('a seat that is not there is refused', () => {
  const match = start(dice);
  expect(() => match.follow(7, () => undefined)).toThrow('there is no seat 7; seats are 0 to 1');
  expect(() => frames(match, 7)).toThrow('there is no seat 7');
});

test.each([-1, 1.5, Number.NaN, '2', null])('frames are counted from 0 on: from %j is refused', (from) => {
  expect(() => frames(start(dice), 0, from as number)).toThrow('from is a whole number from 0 on; got ');
});

test('who cannot be told is refused, before anything happens that it would be told of', () => {
  const match = start(dice);
  expect(() => match.follow(0, undefined as never)).toThrow('a function belongs here; got ');
  expect(() => match.subscribe(0, {} as never)).toThrow('a function belongs here; got ');
});

test('a move that fails half-way is told and taken back', () => {
  const match = start(workshop);
  const news = followed(match, 0);
  expect(() => play(match, 0, [99])).toThrow();
  expect(news).toEqual([]);
});

test('a frame is found in the log by its number, however much of it the seat was not shown', () => {
  const match = start(smugglers, { position: { hands: [['amber'], ['figs'], ['dates']] }, seats: 3 });
  choose(match, 'spy');
  choose(match, true, 'bury');
  for (const { number, event } of frames(match, 1)) {
    const { type } = match.log[logIndexOf(match, 1, number)]?.event ?? {};
    if (event !== undefined) expect(type).toBe(event.type);
  }
  expect(() => logIndexOf(match, 1, 99)).toThrow(/seat 1 has \d+ frames; got 99/);
});
