/** Choosing several of many: a set is picked one by one, always further down the list, and nobody lists all sets. */
import { describe, expect, test } from 'vitest';
import { type AnyEvent, type Choice, chooseSome, type Match, Misuse, type Prompt, seeded } from '../../src/index.ts';
import { moves, picks, randomAnswer } from '../../src/moves.ts';
import { asked, asking, at, named, open } from './table.ts';

const FORTY = Array.from({ length: 40 }, (_, index) => index);

describe.each([
  { min: 0, max: 10, rule: 'any ten', fits: () => true },
  { min: 10, max: 10, rule: 'exactly ten', fits: () => true },
  { min: 20, max: 20, rule: 'exactly half', fits: () => true },
  { min: 39, max: 40, rule: 'all but one', fits: () => true },
  { min: 0, max: 10, rule: 'no neighbours', fits: noNeighbours },
  { min: 10, max: 10, rule: 'ten, no neighbours', fits: noNeighbours },
])('$min to $max of forty: $rule', ({ min, max, fits }) => {
  test('picking a whole set asks `fits` no more often than a polynomial says', () => {
    let calls = 0;
    const counted = (picked: readonly number[]) => {
      calls++;
      return fits(picked);
    };
    const match = asking(() => chooseSome(0, 'Which numbers?', FORTY, { min, max, fits: counted }));
    match.answer(open(match).id, randomAnswer(open(match), seeded(1)));
    // At each of max + 1 steps 40 options are looked at, each followed down the list of 40 at most once; and one step
    // each for opening the prompt and for checking the answer.
    expect(calls).toBeLessThanOrEqual((max + 3) * 40 * 40);
  });

  test('every way of picking goes down the list and ends in a legal set', () => {
    const match = asking(() => chooseSome(0, 'Which numbers?', FORTY, { min, max, fits }));
    for (let seed = 0; seed < 3; seed++) {
      const oracle = seeded(seed);
      const picked: number[] = [];
      for (;;) {
        const { next, done } = picks(open(match), picked);
        expect(next.every((index) => index > (picked.at(-1) ?? -1))).toBe(true);
        expect(done).toBe(isAccepted(match, picked));
        if (next.length === 0) break;
        picked.push(next[oracle.int(next.length, 'next')] as number); // within what is offered
      }
      expect(isAccepted(match, picked)).toBe(true);
      expect(picked.length).toBeLessThanOrEqual(max);
    }
  });
});

describe('early picks that could end dead', () => {
  // Three crates that weigh five or less. With the four nothing else can be loaded.
  const match = at({ display: ['convoy'], crates: [4, 1, 3, 2, 1, 2] });
  const which = asked(match, 0, named(match, 'convoy'));

  test.each<[picked: number[], next: number[], done: boolean]>([
    [[], [1, 3], false],
    [[1], [2, 3, 4], false],
    [[1, 2], [4], false],
    [[1, 3], [4, 5], false],
    [[3], [4], false],
    [[3, 4], [5], false],
    [[3, 4, 5], [], true],
  ])('after %j may follow %j', (picked, next, done) => {
    expect(picks(which, picked)).toEqual({ next, done });
  });

  test('the ways of picking are the legal sets, each once', () => {
    expect([...ways(which)]).toEqual([
      [1, 2, 4],
      [1, 3, 4],
      [1, 3, 5],
      [1, 4, 5],
      [3, 4, 5],
    ]);
  });
});

describe('up to three of twenty-four pieces, no two from one city', () => {
  const city = 'TTT';
  const map = {
    Arles: city,
    Basel: city,
    Cadiz: city,
    Delft: city,
    Evora: city,
    Fermo: city,
    Ghent: city,
    Havre: city,
  };
  const match = at({ display: ['purge'], map });
  const which = asked(match, 0, named(match, 'purge'));
  const from = (first: number) => Array.from({ length: 24 - first }, (_, index) => first + index);

  test('at first any piece, then those of the cities further down, then none', () => {
    expect(picks(which, [])).toEqual({ next: from(0), done: true });
    expect(picks(which, [0])).toEqual({ next: from(3), done: true });
    expect(picks(which, [1, 4])).toEqual({ next: from(6), done: true });
    expect(picks(which, [1, 4, 22])).toEqual({ next: [], done: true });
  });

  test('the ways of picking are the legal sets, each once', () => {
    const sets = [...ways(which)];
    // One piece of three from each of up to three of eight cities.
    expect(sets).toHaveLength(1 + 8 * 3 + 28 * 9 + 56 * 27);
    expect(new Set(sets.map(String)).size).toBe(sets.length);
  });

  test.each([[[0, 1]], [[0, 3, 6, 9]], [[3, 0]], [[4, 4]], [[24]]])('%j is no answer, so it is not done', (picked) => {
    expect(isAccepted(atPurge(), picked)).toBe(false);
    expect(isDone(which, picked)).toBe(false);
  });

  function atPurge() {
    const fork = match.fork();
    for (const choice of named(match, 'purge')) fork.answer(open(fork).id, choice);
    return fork;
  }
});

test('a set begins with no choice: its one base move is the empty one', () => {
  const match = asking(() => chooseSome(0, 'Which numbers?', FORTY));
  expect(moves(match, 0)).toEqual([[]]);
});

test('where one option is asked for, there is nothing to pick', () => {
  expect(() => picks(open(at({})), [])).toThrow(Misuse);
});

function noNeighbours(picked: readonly number[]): boolean {
  return picked.every((number) => !picked.includes(number + 1));
}

function isAccepted<S extends object, E extends AnyEvent>(match: Match<S, E>, choice: Choice): boolean {
  const fork = match.fork();
  return isFine(() => fork.answer(open(fork).id, choice));
}

/** Picks that nobody offered may be refused outright, but are never done. */
function isDone(prompt: Prompt, picked: readonly number[]): boolean {
  return isFine(() => picks(prompt, picked)) && picks(prompt, picked).done;
}

function isFine(attempt: () => void): boolean {
  try {
    attempt();
    return true;
  } catch (error) {
    if (error instanceof Misuse) return false;
    throw error;
  }
}

/** Every set that picking can end with, in the order of picking. */
function* ways(prompt: Prompt, picked: readonly number[] = []): Generator<readonly number[]> {
  const { next, done } = picks(prompt, picked);
  if (done) yield picked;
  for (const index of next) yield* ways(prompt, [...picked, index]);
}
