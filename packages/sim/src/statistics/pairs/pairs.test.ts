/** What two options do together, told apart from what each does alone. */
import { choose, defineGame, emit, type Flow, type Prompt, rank } from '@fermata/core';
import { expect, test } from 'vitest';
import { type Company, report, type Simulate, simulate, table } from '../../index.ts';

type Event = { type: 'seasoned'; with: readonly string[] };
const CHAIRS = Array.from({ length: 400 }, (_, chair) => `chair ${chair}`);

/** Seat 0 seasons a soup and takes a chair. With salt and pepper it wins; with one of them, or none, seat 1 does. */
const soup = defineGame<{ winner?: number }, Event>({
  name: 'soup',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({}),
  *turn(): Flow<Event> {
    const salt = yield* choose(0, 'Salt?', ['salt', 'no salt']);
    const pepper = yield* choose(0, 'Pepper?', ['pepper', 'no pepper']);
    yield* choose(0, 'Which chair?', CHAIRS);
    yield* emit({ type: 'seasoned', with: [salt, pepper] });
  },
  apply: {
    seasoned: (state, { with: all }) => {
      state.winner = all.every((one) => !one.startsWith('no')) ? 0 : 1;
    },
  },
  outcome: ({ winner }) => (winner === undefined ? undefined : rank(winner === 0 ? [1, 0] : [0, 1])),
});

/** Both, salt alone, pepper alone, none: in a circle, by the number of the game. Each game has a chair of its own. */
const CIRCLE = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

function company(seasoning: (game: number) => readonly number[] | undefined, name: string): Company['agents'][number] {
  const make = (seed: string) => {
    const [, number = ''] = /\/(\d+)\//.exec(seed) ?? [];
    const game = Number(number);
    const answers = seasoning(game) ?? [];
    return ({ label, options }: Prompt) =>
      label === 'Salt?' ? (answers[0] ?? 0) : label === 'Pepper?' ? (answers[1] ?? 0) : game % options.length;
  };
  return { name, make };
}

async function told(games: number, how: Partial<Simulate> = {}) {
  const cook = company((game) => CIRCLE[game % CIRCLE.length], 'cook');
  return simulate({ game: soup, agents: [cook] }, { games, seed: 'soup', rotate: false, ...how });
}

const texts = ({ one, other }: { one: { text: string }; other: { text: string } }) =>
  [one.text, other.text].sort().join(' + ');

test('who took both wins, who took one alone never: the pair goes with winning, and is surest', async () => {
  const { pairs } = await told(160);
  const [first, ...others] = pairs?.list ?? [];
  expect(first).toMatchObject({
    one: { text: 'salt', label: 'Salt?', seats: 40, won: { value: 0 }, more: { value: 1 } },
    other: { text: 'pepper', label: 'Pepper?', seats: 40, won: { value: 0 }, more: { value: 1 } },
    ...{ seats: 40, won: { value: 1, high: 1 }, isClear: true },
  });
  // Salt without pepper never wins; no more does what is without salt as well, so that pair says nothing of its own.
  expect(others.map((pair) => [texts(pair), pair.won.value, pair.isClear]).sort()).toEqual([
    ['no pepper + no salt', 0, false],
    ['no pepper + salt', 0, false],
    ['no salt + pepper', 0, false],
  ]);
});

test.each([
  ['29 seats took each', 4 * 29, undefined],
  ['30 seats took each', 4 * 30, 4],
])('%s: pairs that are told', async (_, games, compared) => {
  expect((await told(games)).pairs?.compared).toBe(compared);
});

test('a pair that a strong agent alone takes tells of the agent, and not of the pair', async () => {
  // One always takes both, and wins; the other takes salt or pepper alone, and loses: none did both kinds of thing.
  const agents = [
    company(() => [0, 0], 'strong'),
    company((game) => [game % 4 < 2 ? 0 : 1, game % 4 < 2 ? 1 : 0], 'weak'),
  ];
  const { pairs } = await simulate({ game: soup, agents }, { games: 200, seed: 'soup' });
  const both = pairs?.list.find((pair) => texts(pair) === 'pepper + salt');
  expect(both).toMatchObject({ won: { value: 1 }, one: { won: { value: 0 } }, isClear: false });
});

test('of too many things the first 300 are paired; takings of the others are counted', async () => {
  // Two of salt, two of pepper, and a chair each: the first 296 chairs are listed, and 104 are not.
  expect((await told(400)).pairs?.unlisted).toBe(104);
});

test('only what is clear stands in the lines; the page has a table', async () => {
  const statistics = await told(160);
  const lines = table(statistics);
  expect(lines.slice(lines.indexOf('go with winning together') + 1).map((line) => line.replace(/ {2,}.*/, ''))).toEqual(
    [
      '', // heads
      'salt + pepper',
    ],
  );
  const page = report(statistics);
  expect(page).toContain('<h2>Pairs</h2>');
  expect(page).toContain('salt · Salt?');
  expect(report(await told(4))).not.toContain('<h2>Pairs</h2>');
});
