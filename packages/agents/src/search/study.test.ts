import { type AnyGame, type AnyMatch, choose, emit, type Flow, roll, seeded, start, together } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { highCard } from '../../test/high-card.ts';
import { nim } from '../../test/nim.ts';
import { signs } from '../../test/signs.ts';
import { weather } from '../../test/weather.ts';
import { type SearchOptions, search } from '../index.ts';

/** Both show one of so many numbers; nobody wins. */
function* showing(count: number): Flow<{ type: 'shown'; signs: readonly string[] }> {
  const numbers = Array.from({ length: count }, (_, number) => String(number));
  yield* emit({ type: 'shown', signs: yield* together([0, 1], (seat) => choose(seat, 'Which?', numbers)) });
}

/** As `showing`, but of each the second number counts: what was said first is known to whoever said it alone. */
function* showingTwice(): Flow<{ type: 'shown'; signs: readonly string[] }> {
  const signs = yield* together([0, 1], function* (seat) {
    const first = yield* choose(seat, 'First?', ['left', 'right']);
    const second = yield* choose(seat, 'Second?', ['left', 'right']);
    return first === second ? 'paper' : 'rock';
  });
  yield* emit({ type: 'shown', signs });
}

/** A die is thrown, and seat 0 alone is told what it shows. It wins if it says so. */
function* telling(): Flow<{ type: 'shown'; signs: readonly string[] }> {
  const die = String(yield* roll(2, 'die'));
  const said = yield* together([0, 1], (seat) =>
    choose(seat, 'Which?', ['1', '2'], seat === 0 ? { about: { die } } : {}),
  );
  yield* emit({ type: 'shown', signs: said[0] === die ? ['paper', 'rock'] : ['rock', 'paper'] });
}

interface Moment {
  readonly options?: object;
  readonly seat?: number;
  readonly seed?: number;
  /** What has been answered before. */
  readonly answers?: readonly number[];
}

/** What search says and thinks, standing in a match of a game. */
function asked(game: AnyGame, how: SearchOptions = {}, { options, seat = 0, seed = 1, answers = [] }: Moment = {}) {
  const match: AnyMatch = start(game, { options, seed });
  for (const answer of answers) match.answer(match.prompts()[0]!.id, answer); // somebody is asked, here and below
  const [prompt] = match.prompts(seat);
  const agent = search(seeded(seed), how);
  const answer = prompt!.options[agent(prompt!, match.as(seat)) as number];
  const thoughts = agent.thoughts();
  return {
    match,
    answer,
    shares: Object.fromEntries(thoughts.map(({ option, share }) => [option, share])),
    tries: thoughts.reduce((sum, { visits }) => sum + visits, 0),
    isStudied: thoughts.every(({ share }) => share !== undefined),
  };
}

const NUMBERS = Array.from({ length: 200 }, (_, number) => String(number));

describe('In a small game search chooses as often as theory says', () => {
  // Nothing is to be gained by any sign: paper − 2 scissors = rock − scissors = paper − 2 rock = 0.
  test.each([0, 1])('where rock wins twice as much, seat %d shows paper half of the time', (seat) => {
    const { shares } = asked(signs, {}, { seat });
    expect(shares.paper).toBeCloseTo(1 / 2, 1);
    expect(shares.rock).toBeCloseTo(1 / 4, 1);
    expect(shares.scissors).toBeCloseTo(1 / 4, 1);
  });

  test('whoever asked first', () => {
    expect(asked(signs, {}, { seed: 7 }).shares).toEqual(asked(signs, {}, { seed: 8 }).shares);
  });

  test('and answers vary like that', () => {
    const answers = Array.from({ length: 400 }, (_, seed) => asked(signs, {}, { seed }).answer);
    const papers = answers.filter((answer) => answer === 'paper').length;
    expect(Math.abs(papers / 400 - 1 / 2)).toBeLessThan(0.15); // five standard deviations, and what was learnt
  });
});

describe('What is not studied is searched, with a try for each iteration', () => {
  const few = { iterations: 90 };
  const searched = { tries: 90, isStudied: false };
  /** A point for both if they show the same. */
  const friendly: AnyGame = {
    ...signs,
    outcome: ({ signs: shown }) => {
      if (shown === null) return undefined;
      const score = shown[0] === shown[1] ? 1 : 0;
      return [
        { rank: 1, score },
        { rank: 1, score },
      ];
    },
  };

  const breaking: AnyGame = {
    ...signs,
    turn: function* ({ rock }) {
      yield* showing(3);
      if (rock === 2) throw new Error('the usual options are not played');
    },
  };

  /** One of 200 numbers is followed by ten turns of two options for both, which are 2 ** 10 ways for whoever tries all. */
  const deep: AnyGame = {
    ...signs,
    secrets: {},
    setup: () => ({ rock: 0, signs: null }),
    turn: function* ({ rock }) {
      if (rock === 0) yield* emit({ type: 'shown', signs: [yield* choose(0, 'Which?', NUMBERS)] });
      else
        yield* emit({ type: 'shown', signs: yield* together([0, 1], (seat) => choose(seat, 'Go on?', ['yes', 'no'])) });
    },
    apply: {
      shown: (state, { signs: shown }) => {
        state.rock += 1;
        if (state.rock > 10 || (state.rock === 1 && shown[0] !== '0')) state.signs = ['rock', 'rock'];
      },
    },
  };

  test('with few situations a game is studied', () => {
    expect(asked(highCard(4), few)).toMatchObject({ isStudied: true });
  });

  test.each<[what: string, game: AnyGame, moment: Moment]>([
    ['a match with other options', signs, { options: { rock: 9 } }],
    ['one with other options that nobody sees', weather(false), { options: { most: 'moon' } }],
    ['a seat that has been shown more than it sees', weather(true), { answers: [0] }],
    ['a game that both may win', friendly, {}],
    ['a game without secrets', nim, { options: { stones: 3 } }],
    ['two questions in one turn', { ...signs, turn: showingTwice }, {}],
    ['rules that break with the usual options alone', breaking, { options: { rock: 9 } }],
    ['a game with too many situations', highCard(40), {}],
    ['a game that is long behind one choice of many', deep, {}],
  ])('%s', (_, game, moment) => {
    expect(asked(game, few, moment)).toMatchObject(searched);
  });

  test('a game that may go in too many ways', () => {
    const ofMany = (count: number): AnyGame => ({ ...signs, turn: () => showing(count) });
    expect(asked(ofMany(16), few)).toMatchObject({ isStudied: true }); // 16 · 16 is 256
    expect(asked(ofMany(17), few)).toMatchObject(searched);
  });

  test('a situation that came up too rarely to be understood', () => {
    expect(asked(signs, { iterations: 9 })).toMatchObject({ tries: 9, isStudied: false }); // in half of 180 rounds
  });
});

test('what a question tells is known', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { match, answer } = asked({ ...signs, turn: telling }, { iterations: 200 }, { seed });
    expect((match.prompts(0)[0]!.about as { die: string }).die).toBe(answer); // it is asked
  }
});

describe('What is said of hidden weather is', () => {
  const [hidden, peeked] = [weather(false), weather(true)]; // once each: a game is studied once
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);

  test.each(['sun', 'moon'])('what there is most of: %s', (most) => {
    const said = seeds.map((seed) => asked(hidden, {}, { seed, options: { most } }).answer);
    expect(said.filter((what) => what === most).length).toBeGreaterThan(25); // of 30
  });

  test('what one was shown', () => {
    for (const seed of seeds) {
      const { match, answer } = asked(peeked, { iterations: 300 }, { seed, answers: [0] });
      expect(match.state.table[0]).toContain(answer);
    }
  });
});

describe('With a limit in time', () => {
  const timed = { iterations: Number.POSITIVE_INFINITY, timeMs: 200 };

  test('a study ends, and goes on with the next answer', () => {
    const before = Date.now();
    const [first, second] = [asked(signs, timed), asked(signs, timed)];
    expect(Date.now() - before).toBeLessThan(2_000);
    expect(second.tries).toBeGreaterThan(first.tries);
  });

  test('a match that was not studied still gets its search', () => {
    expect(asked(signs, timed, { options: { rock: 9 } }).tries).toBeGreaterThan(50);
  });
});
