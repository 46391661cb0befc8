import { expect, test } from 'vitest';
import { answerNumbers } from './answer-numbers.ts';

const answers = { 'Which action?': ['play', 'feed', { lay: 2 }] };

test.each<[rule: string, label: string, options: unknown[], numbers: number[]]>([
  ['all answers are numbered as they are listed', 'Which action?', ['play', 'feed', { lay: 2 }], [1, 2, 3]],
  ['one that is missing leaves a gap', 'Which action?', ['feed', { lay: 2 }], [2, 3]],
  ['an answer that is not listed: all are counted', 'Which action?', ['feed', 'sleep'], [1, 2]],
  ['a question that is not listed: all are counted', 'Which card?', ['feed'], [1]],
])('%s', (_, label, options, numbers) => {
  expect(answerNumbers({ answers }, { label, options })).toEqual(numbers);
});

test('answers that have places are numbered by the game', () => {
  const places = { 'Who?': (options: readonly unknown[]) => options.map((option) => Number(String(option).at(-1))) };
  expect(answerNumbers({ answers: places }, { label: 'Who?', options: ['seat 2', 'seat 4'] })).toEqual([2, 4]);
});

test('a game that says nothing has its options counted', () => {
  expect(answerNumbers(undefined, { label: 'Which action?', options: ['feed'] })).toEqual([1]);
});
