/** Something of what was thrown or chosen in secret is told: worlds have all that fits, whichever of it is true. */
import { expect, test } from 'vitest';
import { choose, defineGame, emit, type Flow, rank, roll, seeded, start } from '../index.ts';

type Event = { type: 'kept'; secret: readonly number[] } | { type: 'told'; what: number } | { type: 'guessed' };
type Secret = Flow<Event, { readonly secret: readonly number[]; readonly what: number }>;

/** Seat 0 keeps numbers to itself, and seat 1 is told something of them. */
const game = (keep: () => Secret) =>
  defineGame<{ secret: readonly number[]; isOver: boolean }, Event>({
    name: 'hidden-parts',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ secret: [], isOver: false }),
    *turn() {
      const { secret, what } = yield* keep();
      yield* emit({ type: 'kept', secret });
      yield* emit({ type: 'told', what });
      yield* choose(1, 'What is it?', [1, 2]);
      yield* emit({ type: 'guessed' });
    },
    apply: {
      kept: (state, { secret }) => {
        state.secret = [...secret];
      },
      told: 'informs',
      guessed: (state) => {
        state.isOver = true;
      },
    },
    secrets: {
      values: () => [{ path: ['secret'], seenBy: [0], guess: () => [] }],
      events: { kept: (event, seat) => (seat === 0 ? event : { type: 'kept' }) },
      tells: ['told'],
    },
    outcome: ({ isOver }) => (isOver ? rank([0, 0]) : undefined),
  });

const dieOfFour = game(function* () {
  const die = yield* roll(4, 'die');
  return { secret: [die], what: die % 2 };
});
const number = game(function* () {
  const chosen = yield* choose(0, 'Which number?', [1, 2, 3, 4]);
  return { secret: [chosen], what: chosen % 2 };
});
const twoDice = game(function* () {
  const secret = [yield* roll(6, 'die'), yield* roll(6, 'die')];
  return { secret, what: (secret[0] ?? 0) + (secret[1] ?? 0) };
});
/** Those of seat 0 are hidden but for their sum, what the third die shows is told. */
const oneOpen = game(function* () {
  const [hidden, open] = [yield* roll(4, 'die'), yield* roll(4, 'die')];
  const chosen = yield* choose(0, 'Which number?', [0, 1]);
  return { secret: [hidden, chosen], what: 10 * open + hidden + chosen };
});

test.each<[rule: string, hides: ReturnType<typeof game>, told: number, fits: readonly string[]]>([
  ['a die of four that is even', dieOfFour, 0, ['2', '4']],
  ['a die of four that is odd', dieOfFour, 1, ['1', '3']],
  ['a number of four that is even', number, 0, ['2', '4']],
  ['a number of four that is odd', number, 1, ['1', '3']],
  ['two dice that come to 3', twoDice, 3, ['1,2', '2,1']],
  ['two dice that come to 5', twoDice, 5, ['1,4', '2,3', '3,2', '4,1']],
  ['two dice that come to 12', twoDice, 12, ['6,6']],
  ['a die and a number that come to 3, beside an open die of 2', oneOpen, 23, ['2,1', '3,0']],
])('%s', (_, hides, told, fits) => {
  const truths = new Map<string, string>();
  for (let seed = 0; truths.size < fits.length; seed++) {
    const match = start(hides, { seed });
    const [prompt] = match.prompts(0);
    if (prompt !== undefined) match.answer(prompt.id, seed % prompt.options.length);
    if (match.events.every((event) => event.type !== 'told' || event.what !== told)) continue;
    const truth = match.state.secret.join();
    if (truths.has(truth)) continue;
    const oracle = seeded('parts');
    const worlds = Array.from({ length: 2_000 }, () => match.redeal(1, oracle).state.secret.join());
    const deviation = Math.sqrt(2_000 * (1 / fits.length) * (1 - 1 / fits.length));
    for (const one of fits)
      expect(Math.abs(worlds.filter((it) => it === one).length - 2_000 / fits.length)).toBeLessThanOrEqual(
        3.5 * deviation,
      );
    truths.set(truth, worlds.join(' '));
  }
  // All that fits is true in one of the matches; and what seat 1 imagines is the same in all of them.
  expect([...truths.keys()].sort()).toEqual([...fits].sort());
  expect(new Set(truths.values()).size).toBe(1);
});
