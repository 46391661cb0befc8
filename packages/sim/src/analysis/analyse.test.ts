import { random, scripted } from '@fermata/agents';
import { type AnyGame, type AnyMatch, Misuse, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { faceDown } from '../../test/face-down.ts';
import { wager } from '../../test/wager.ts';
import type { Estimate } from '../figures/interval.ts';
import { type AnalyseHow, type Analysis, analyse } from './analyse.ts';

/** A match in which the seats choose these. */
function played(game: AnyGame, choices: readonly (readonly unknown[])[], seed = 'rain'): AnyMatch {
  const match = start(game, { seed, seats: choices.length });
  match.run(choices.map(scripted));
  return match;
}

const ANYBODY = { name: 'random', make: random };

/** Nothing is told by the clock here. */
function lookedBackAt(match: AnyMatch, how: Partial<AnalyseHow> = {}): Analysis {
  const steps = analyse(match, { seed: 'back', by: ANYBODY, ...how });
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

/** Of 400 matches a share is within four standard errors of the true one: a tenth and less. */
const NEAR = 0.1;

test.each([
  // Before the wager any of the three is as likely: 6, 3 or 1 faces of 6.
  ['sure', (6 + 3 + 1) / 18, 6 / 6],
  ['even', (6 + 3 + 1) / 18, 3 / 6],
  ['daring', (6 + 3 + 1) / 18, 1 / 6],
])('who wagers on what is %s has a chance of %d before, and of %d from then on', (choice, before, then) => {
  const { course } = lookedBackAt(played(wager, [[choice], ['yes']]));
  const chances = course.slice(0, 2).map(({ seats }) => seats.map(({ wins }) => wins));
  for (const [at, chance] of [before, then].entries()) {
    const [own, others] = chances[at] as [Estimate, Estimate]; // two seats
    expect(Math.abs(own.value - chance)).toBeLessThan(NEAR);
    expect(own.value + others.value).toBeCloseTo(1, 12);
  }
  expect(course.map(({ after, matches, isOver }) => [after, matches, isOver])).toEqual([
    [0, 400, false],
    [1, 400, false],
    [2, 0, true],
  ]);
});

test('who has won has a chance of 1, and the points that were got', () => {
  const { course } = lookedBackAt(played(wager, [['sure'], ['yes']]));
  expect(course.at(-1)?.seats).toEqual([
    { wins: { value: 1, low: 1, high: 1 }, points: { value: 12 } },
    { wins: { value: 0, low: 0, high: 0 }, points: { value: 0 } },
  ]);
});

test.each([
  // Three faces of six more; or five.
  ['even', 3 / 6],
  ['daring', 5 / 6],
])('to wager on what is %s costs %d, and the sure thing is better', (choice, cost) => {
  const { costliest, questions, judged, closely } = lookedBackAt(played(wager, [[choice], ['of course']]));
  expect({ questions, judged, closely }).toEqual({ questions: 2, judged: 2, closely: 2 });
  expect(costliest).toMatchObject([
    { question: { after: 0, seat: 0 }, prompt: { label: 'Wager on what?' }, better: 0, pairs: 400 },
  ]);
  const [{ wins, points } = { wins: { value: 0 }, points: { value: 0 } }] = costliest;
  expect(Math.abs(wins.value - cost)).toBeLessThan(NEAR);
  expect(points.value).toBeCloseTo(12 * wins.value, 12);
  expect(wins.low).toBeGreaterThan(0);
});

test('who wagers on the sure thing has done nothing that cost anything', () => {
  expect(lookedBackAt(played(wager, [['sure'], ['yes']])).costliest).toEqual([]);
});

test('only the choices of the seat that was named are judged', () => {
  const { questions, costliest } = lookedBackAt(played(wager, [['daring'], ['yes']]), { seat: 1 });
  expect({ questions, costliest }).toEqual({ questions: 1, costliest: [] });
});

/** A match of which the card is black, though three of four are red. */
function blackCard(guesses: readonly string[]): AnyMatch {
  for (let seed = 0; ; seed++) {
    const match = played(
      faceDown,
      guesses.map((guess) => [guess]),
      String(seed),
    );
    if ((match.state as { readonly card: readonly string[] }).card[0] === 'black 1') return match;
  }
}

test('what a seat could not know is not held against it: to guess black costs a quarter, though it is black', () => {
  // Red is right in three worlds of four. Whatever the other guesses, half of the difference is that of a shared place.
  const { costliest } = lookedBackAt(blackCard(['red', 'black']));
  expect(costliest).toMatchObject([{ question: { seat: 1, after: 0, choice: 1 }, better: 0 }]);
  expect(Math.abs((costliest[0]?.wins.value ?? 0) - (3 / 4 - 1 / 4) / 2)).toBeLessThan(NEAR);
});

test('the same seed gives the same figures, and another one others', () => {
  const match = played(wager, [['daring'], ['yes']]);
  const told = (seed: string) => JSON.stringify(lookedBackAt(match, { seed, matches: 50 }));
  expect(told('back')).toBe(told('back'));
  expect(told('forth')).not.toBe(told('back'));
});

test('what is known after a step is known if it is ended there', () => {
  const steps = analyse(played(wager, [['even'], ['yes']]), { seed: 'back', by: ANYBODY });
  const step = steps.next();
  const known = step.done ? step.value : step.value.known();
  expect(known).toMatchObject({ judged: 0, costliest: [] });
  expect(known.course.map(({ after, matches }) => [after, matches])).toEqual([
    [0, 1],
    [2, 0],
  ]);
});

test('how far it has come only grows, to the end', () => {
  const steps = [...analyse(played(wager, [['even'], ['yes']]), { seed: 'back', by: ANYBODY, matches: 20 })];
  const done = steps.map((step) => step.done);
  expect(done).toEqual([...done].sort((one, other) => one - other));
  expect(done.every((part) => part > 0 && part <= 1)).toBe(true);
});

test('where there is no time, nothing is claimed', () => {
  const { course, judged, costliest } = lookedBackAt(played(wager, [['even'], ['yes']]), { seconds: 1e-9 });
  expect({ moments: course.map(({ isOver }) => isOver), judged, costliest }).toEqual({
    moments: [true],
    judged: 0,
    costliest: [],
  });
});

test('a match in which nobody has chosen yet is refused', () => {
  expect(() => analyse(start(wager), { seed: 'back' }).next()).toThrow(
    new Misuse('nothing', 'nothing was chosen in it yet, so there is nothing to look back at'),
  );
});
