import { choose, defineGame, emit, type Flow, seeded, start, together } from '@fermata/core';
import { expect, test } from 'vitest';
import { search } from '../index.ts';

type Sign = 'rock' | 'paper' | 'scissors';
type Event = { type: 'shown'; signs: readonly Sign[] };
interface State {
  /** What rock wins; everything else wins 1. */
  rock: number;
  signs: readonly Sign[] | null;
}

const BEATS: { readonly [sign in Sign]: Sign } = { rock: 'scissors', paper: 'rock', scissors: 'paper' };

const signs = defineGame<State, Event, { rock: number }>({
  name: 'signs',
  version: 1,
  seats: { min: 2, max: 2 },
  aim: 'score',
  options: (given) => ({ rock: 2, ...(given as object | undefined) }),
  setup: ({ options: { rock } }) => ({ rock, signs: null }),
  *turn(): Flow<Event> {
    const shown = yield* together([0, 1], (seat) => choose<Sign>(seat, 'Which?', ['rock', 'paper', 'scissors']));
    yield* emit({ type: 'shown', signs: shown });
  },
  apply: {
    shown: (state, { signs: shown }) => {
      state.signs = shown;
    },
  },
  outcome: ({ rock, signs: shown }) => {
    if (shown === null) return undefined;
    const [mine, other] = shown as [Sign, Sign]; // two seats
    const worth = (sign: Sign) => (sign === 'rock' ? rock : 1);
    const gain = BEATS[mine] === other ? worth(mine) : BEATS[other] === mine ? -worth(other) : 0;
    return [
      { rank: gain < 0 ? 2 : 1, score: gain },
      { rank: gain > 0 ? 2 : 1, score: -gain },
    ];
  },
});

/** How often an agent would choose what, by its own account. */
function habits(rock: number, seat: number, seed = 1): Record<string, number> {
  const match = start(signs, { options: { rock } });
  const agent = search(seeded(seed));
  agent(match.prompts(seat)[0]!, match.as(seat)); // both are asked
  const thoughts = agent.thoughts();
  const visits = thoughts.reduce((sum, thought) => sum + thought.visits, 0);
  return Object.fromEntries(thoughts.map((thought) => [thought.option, thought.visits / visits]));
}

// Nothing is to be gained by any sign: paper − 2 scissors = rock − scissors = paper − 2 rock = 0.
test.each([0, 1])('where rock wins twice as much, seat %d shows paper half of the time', (seat) => {
  const { rock, paper, scissors } = habits(2, seat);
  expect(paper).toBeCloseTo(1 / 2, 1);
  expect(rock).toBeCloseTo(1 / 4, 1);
  expect(scissors).toBeCloseTo(1 / 4, 1);
});

test('what is known of a game does not depend on who asked first', () => {
  expect(habits(2, 0, 7)).toEqual(habits(2, 0, 8));
});

test('answers vary as the habits say', () => {
  const match = start(signs);
  const [prompt] = match.prompts(0);
  const answers = Array.from({ length: 400 }, (_, seed) => search(seeded(seed))(prompt!, match.as(0))); // it is asked
  const papers = answers.filter((answer) => prompt!.options[answer as number] === 'paper').length; // as above
  expect(Math.abs(papers / 400 - 1 / 2)).toBeLessThan(0.15); // five standard deviations, and what was learnt
});

test('a match with other options is none that was studied, and is searched', () => {
  const visits = (rock: number) => {
    const match = start(signs, { options: { rock } });
    const agent = search(seeded(1), { iterations: 90 });
    agent(match.prompts(0)[0]!, match.as(0)); // it is asked
    return agent.thoughts().reduce((sum, thought) => sum + thought.visits, 0);
  };
  expect(visits(9)).toBe(90); // a try for each iteration
  expect(visits(2)).toBeGreaterThan(90); // rounds, of which there are twenty times as many
});

test('what came up too rarely to be understood is searched', () => {
  const match = start(signs);
  const agent = search(seeded(1), { iterations: 9 }); // 180 rounds, half of them for this seat
  agent(match.prompts(0)[0]!, match.as(0)); // it is asked
  expect(agent.thoughts().reduce((sum, thought) => sum + thought.visits, 0)).toBe(9);
});

test('a study ends in time, and goes on with the next answer', () => {
  const match = start(signs);
  const agent = search(seeded(1), { iterations: Number.POSITIVE_INFINITY, timeMs: 100 });
  const before = Date.now();
  const studied = [1, 2].map(() => {
    agent(match.prompts(0)[0]!, match.as(0)); // as above
    return agent.thoughts().reduce((sum, thought) => sum + thought.visits, 0);
  });
  expect(Date.now() - before).toBeLessThan(2_000);
  expect(studied[1]).toBeGreaterThan(studied[0]!); // two of them
});
