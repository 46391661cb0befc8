/** Bad answers, and whatever else a caller can get wrong: each is named, and the match is as it was and goes on. */
import { describe, expect, test } from 'vitest';
import { playing, say } from '../../test/games/one-turn.ts';
import { asked, shown, choose as take } from '../../test/games/table.ts';
import type { MisuseCode } from '../host.ts';
import { type Choice, choose, chooseSome, confirm, type Match, Misuse } from '../index.ts';

/** Weights of at most five in all; an odd number of crates is never enough. */
const loading = () =>
  playing(() =>
    chooseSome(0, 'Which crates?', [1, 2, 3, 4], {
      min: 1,
      max: 3,
      fits: (crates) => crates.reduce((sum, weight) => sum + weight, 0) <= 5,
      enough: (crates) => crates.length % 2 === 0,
    }),
  );

const drawing = () =>
  playing(function* () {
    yield* say(yield* choose(0, 'Which card?', ['ace', 'king', 'queen']));
    return yield* confirm(1, 'Sure?');
  });

describe('One option', () => {
  test.each<[what: string, choice: unknown, message: string]>([
    ['nothing', undefined, '"Which card?" wants the index of one option, 0 to 2; got nothing'],
    ['null', null, '"Which card?" wants the index of one option, 0 to 2; got nothing'],
    ['the option itself', 'ace', '"Which card?" wants the index of one option, 0 to 2; got "ace"'],
    ['a list', [0], '"Which card?" wants the index of one option, 0 to 2; got [0]'],
    ['a function', Math.abs, '"Which card?" wants the index of one option, 0 to 2; got a function'],
    ['a fraction', 0.5, '"Which card?" wants the index of one option, 0 to 2; got 0.5'],
    ['infinity', Infinity, '"Which card?" wants the index of one option, 0 to 2; got Infinity'],
    ['an index past the last', 3, '"Which card?" has options 0 to 2; there is no option 3'],
    ['a negative index', -1, '"Which card?" has options 0 to 2; there is no option -1'],
  ])('is not %s', (_, choice, message) => {
    const match = drawing();
    refused(match, () => match.answer(asked(match).id, choice as Choice), 'choice', message);
    take(match, 'king', true);
    expect(match.state).toEqual({ said: ['king'], returned: true });
  });
});

describe('A set of options', () => {
  test.each<[what: string, choice: unknown, message: string]>([
    ['nothing', undefined, '"Which crates?" wants a sorted list of different indices; got nothing'],
    ['one index', 1, '"Which crates?" wants a sorted list of different indices; got 1'],
    ['a list with a fraction', [0.5, 1], '"Which crates?" wants the index of one option, 0 to 3; got 0.5'],
    ['a list with an index past the last', [0, 4], '"Which crates?" has options 0 to 3; there is no option 4'],
    [
      'a list with a hole',
      Object.assign(Array(2), { 1: 1 }),
      '"Which crates?" wants the index of one option, 0 to 3; got nothing',
    ],
    ['the same index twice', [1, 1], '"Which crates?" wants a sorted list of different indices; got [1,1]'],
    ['an unsorted list', [1, 0], '"Which crates?" wants a sorted list of different indices; got [1,0]'],
    ['too few', [], '"Which crates?" wants 1 to 3 options; got 0'],
    ['too many', [0, 1, 2, 3], '"Which crates?" wants 1 to 3 options; got 4'],
    ['what does not go together', [1, 3], '"Which crates?" does not allow [2,4] together'],
    ['what is not enough', [0], '"Which crates?" does not allow to stop at [1]'],
  ])('is not %s', (_, choice, message) => {
    const match = loading();
    refused(match, () => match.answer(asked(match).id, choice as Choice), 'choice', message);
    take(match, [1, 4]);
    expect(match.state.returned).toEqual([1, 4]);
  });

  test('that must have an exact size says so', () => {
    const match = playing(() => chooseSome(0, 'Which two?', [1, 2, 3], { min: 2, max: 2 }));
    refused(match, () => match.answer(asked(match).id, [0]), 'choice', '"Which two?" wants 2 options; got 1');
  });
});

describe('A caller’s mistake', () => {
  test.each<[what: string, mistake: (match: Match<object, never>) => unknown, code: MisuseCode, message: string]>([
    [
      'an answer to a prompt that is closed',
      (match) => match.answer(0, 0),
      'prompt',
      'prompt 0 is not open; seat 0 is asked nothing',
    ],
    [
      'an answer to a prompt that was never there',
      (match) => match.answer(129, 0),
      'prompt',
      'prompt 129 is not open; seat 1 is asked 1',
    ],
    [
      'a time-out of a closed prompt',
      (match) => match.expire(0),
      'prompt',
      'prompt 0 is not open; seat 0 is asked nothing',
    ],
    [
      'a time-out without a default',
      (match) => match.expire(1),
      'nothing',
      '"Sure?" declares no default; let a named agent answer',
    ],
    [
      'the prompts of a seat that does not exist',
      (match) => match.prompts(2),
      'seat',
      'there is no seat 2; seats are 0 to 1',
    ],
    ['the side of such a seat', (match) => match.as(-1), 'seat', 'there is no seat -1; seats are 0 to 1'],
    ['its undo', (match) => match.undo(0.5), 'seat', 'there is no seat 0.5; seats are 0 to 1'],
    ['its redo', (match) => match.redo(Number.NaN), 'seat', 'there is no seat NaN; seats are 0 to 1'],
    ['too few agents', (match) => match.run([() => 0]), 'seat', '2 seats want 2 agents; got 1'],
  ])('changes nothing and is named: %s', (_, mistake, code, message) => {
    const match = drawing();
    take(match, 'queen');
    refused(match, () => mistake(match as unknown as Match<object, never>), code, message);
    take(match, false);
    expect(match.state).toEqual({ said: ['queen'], returned: false });
  });

  test('an agent that answers wrongly leaves the match at its question', () => {
    const match = drawing();
    const wrong = () => match.run([() => 1, () => 2]);
    expect(wrong).toThrow(new Misuse('choice', '"Sure?" has options 0 to 1; there is no option 2'));
    expect(asked(match)).toMatchObject({ seat: 1, label: 'Sure?' });
    take(match, true);
    expect(match.record().turns).toEqual([[1, 0], []]);
  });
});

/** The mistake throws exactly this, and nobody can see that it was made. */
function refused<S extends object, E extends { type: string }>(
  match: Match<S, E>,
  mistake: () => unknown,
  code: MisuseCode,
  message: string,
): void {
  const before = shown(match);
  expect(mistake).toThrow(new Misuse(code, message));
  expect(mistake).toThrow(expect.objectContaining({ name: 'Misuse', code }));
  expect(shown(match)).toBe(before);
}
