import {
  type AnyEvent,
  choose,
  chooseSome,
  defineGame,
  emit,
  type Flow,
  type Match,
  rank,
  start,
  together,
} from '@fermata/core';
import { load } from '@fermata/core/host';
import { expect, test } from 'vitest';
import { type AnsweredQuestion, answeredQuestions } from './answered-questions.ts';

type Event = { type: 'went'; places: readonly string[] } | { type: 'ate'; dishes: readonly string[] };

/** All but seat 0, who waits at home, choose a place together; whoever goes out says when. Then seat 0 orders. */
const outing = defineGame<{ steps: number }, Event>({
  name: 'outing',
  version: 1,
  seats: { min: 3, max: 3 },
  setup: () => ({ steps: 0 }),
  *turn(): Flow<Event> {
    const places = yield* together([0, 1, 2], function* (seat): Flow<never, string> {
      if (seat === 0) return 'home';
      const place = yield* choose(seat, 'Where?', ['bridge', 'tower']);
      return place === 'bridge' ? place : `${place} at ${yield* choose(seat, 'When?', ['noon', 'night'])}`;
    });
    yield* emit({ type: 'went', places });
    const dishes = yield* chooseSome(0, 'What?', ['bread', 'cheese', 'figs'], { min: 0, max: 2 });
    yield* emit({ type: 'ate', dishes });
  },
  apply: { went: (state) => void state.steps++, ate: (state) => void state.steps++ },
  outcome: ({ steps }) => (steps > 1 ? rank([3, 2, 1]) : undefined),
  describe: { option: (option) => `the ${option}` },
});

/** What was asked with entry `at` of the record of a match in which these choices were made. */
function asked(choices: readonly (readonly [seat: number, choice: number | readonly number[]])[], at: number) {
  const match: Match<object, AnyEvent> = start(outing, { seed: 1 });
  for (const [seat, choice] of choices) match.answer(match.prompts(seat)[0]!.id, choice); // it is asked
  const entries = match.record().turns.flat();
  const before: Match<object, AnyEvent> = load(
    outing,
    { ...match.record(), turns: [entries.slice(0, at)] },
    { bare: true },
  );
  return answeredQuestions(before, entries[at]!);
}

const where = (seat: number, chosen: string): AnsweredQuestion => ({
  seat,
  question: 'Where?',
  options: ['the bridge', 'the tower'],
  chosen: [chosen],
});
const when: AnsweredQuestion = {
  seat: 2,
  question: 'When?',
  options: ['the noon', 'the night'],
  chosen: ['the night'],
};

test.each<[rule: string, choices: Parameters<typeof asked>[0], at: number, expected: readonly AnsweredQuestion[]]>([
  [
    'seats that choose together are told one after the other, with all that each was asked',
    [
      [2, 1],
      [1, 0],
      [2, 1],
    ],
    0,
    [where(1, 'the bridge'), where(2, 'the tower'), when],
  ],
  [
    'a set is told whole',
    [
      [1, 0],
      [2, 0],
      [0, [0, 2]],
    ],
    1,
    [
      {
        seat: 0,
        question: 'What?',
        options: ['the bread', 'the cheese', 'the figs'],
        chosen: ['the bread', 'the figs'],
      },
    ],
  ],
  [
    'and so is an empty one',
    [
      [1, 0],
      [2, 0],
      [0, []],
    ],
    1,
    [{ seat: 0, question: 'What?', options: ['the bread', 'the cheese', 'the figs'], chosen: [] }],
  ],
  ['where it cannot be told whose an answer is, nothing is', [[2, 1]], 0, []],
])('%s', (_, choices, at, expected) => {
  expect(asked(choices, at)).toEqual(expected);
});
