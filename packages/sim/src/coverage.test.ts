import { type Contents, defineGame, emit, rank } from '@fermata/core';
import { expect, test } from 'vitest';
import { companyFor } from '../test/cast.ts';
import { market } from '../test/market.ts';
import { type Statistics, simulate, table } from './index.ts';

const how = { games: 10, seed: 1, coverage: true };
const duel = companyFor(market, 'gold', 'clay');

test('what was never exercised stands first, then what was least', async () => {
  const { coverage } = await simulate(duel, how);
  expect(coverage?.events.list).toEqual([
    { name: 'stolen', count: 0 },
    { name: 'praised', count: 20 },
    { name: 'picked', count: 40 },
  ]);
  expect(coverage?.tables.list).toEqual([
    { name: 'before stolen', count: 0 },
    { name: 'after picked', count: 20 },
  ]);
  expect(coverage?.listeners.list).toEqual([{ name: 'crier #', count: 20 }]);
  expect(coverage?.prompts.list).toEqual([{ name: 'Which ware?', count: 40 }]);
});

test('prompts and listeners that the game has and that never came up stand first, too', async () => {
  const contents = { kinds: [], prompts: ['Sure?', 'Which ware?'], listeners: ['crier #', 'thief'] };
  const statistics = await simulate(duel, { ...how, contents });
  const { coverage } = statistics;
  expect(coverage?.prompts.list).toEqual([
    { name: 'Sure?', count: 0 },
    { name: 'Which ware?', count: 40 },
  ]);
  expect(coverage?.listeners.list).toEqual([
    { name: 'thief', count: 0 },
    { name: 'crier #', count: 20 },
  ]);
  expect(table(statistics)).toContain('Prompts: 2, of which 1 never');
});

test('names are the texts in choices and events', async () => {
  const { coverage } = await simulate(duel, how);
  // Clay is chosen and picked 20 times; gold is praised as well.
  expect(coverage?.names?.list).toEqual([
    { name: 'clay', count: 40 },
    { name: 'gold', count: 60 },
  ]);
});

test('of names that are given all are listed, and no others', async () => {
  const { coverage } = await simulate(duel, { ...how, names: ['silk', 'gold'] });
  expect(coverage?.names?.list).toEqual([
    { name: 'silk', count: 0 },
    { name: 'gold', count: 60 },
  ]);
});

test('of what a game contains all is listed, kind by kind; what it is called may differ from what events say', async () => {
  const kinds: Contents['kinds'] = [
    {
      kind: 'Wares',
      names: [
        ['silk', 'Silk'],
        ['gold', 'Gold'],
        ['clay', 'Clay'],
      ],
      at: ['picked.ware'],
    },
    { kind: 'Praised', names: ['gold', 'clay'], at: ['praised.ware', 'stolen.ware'] },
    {
      kind: 'Sides',
      names: [
        ['0', 'north'],
        ['1', 'south'],
        ['2', 'east'],
      ],
      at: ['picked.seat'],
    },
  ];
  const statistics = await simulate(duel, { ...how, contents: { kinds, prompts: [], listeners: [] } });
  const { coverage } = statistics;
  const counts = (...list: [string, number][]) => list.map(([name, count]) => ({ name, count }));
  expect(coverage?.kinds).toEqual([
    { kind: 'Wares', list: counts(['Silk', 0], ['Clay', 20], ['Gold', 20]), unlisted: 0 },
    { kind: 'Praised', list: counts(['clay', 0], ['gold', 20]), unlisted: 0 },
    { kind: 'Sides', list: counts(['east', 0], ['north', 20], ['south', 20]), unlisted: 0 },
  ]);
  expect(coverage).not.toHaveProperty('names');
  expect(table(statistics)).toContain('Wares: 3, of which 1 never');
});

test('things in lists are counted one by one, also those in things', async () => {
  const contents = {
    kinds: [{ kind: 'Cards', names: ['J', 'Q', 'K'], at: ['dealt.hands.card', 'shown.cards'] }],
    prompts: [],
    listeners: [],
  };
  const { coverage } = await simulate(companyFor(dealing, 'a'), { ...how, games: 1, contents });
  expect(coverage?.kinds[0]?.list).toEqual([
    { name: 'K', count: 0 },
    { name: 'Q', count: 1 },
    { name: 'J', count: 3 },
  ]);
});

/** A jack and a queen are dealt, then two jacks and an ace are shown, and that is all. */
const dealing = defineGame<
  { isOver: boolean },
  { type: 'dealt'; hands: readonly { readonly card: string }[] } | { type: 'shown'; cards: readonly string[] }
>({
  name: 'dealing',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ isOver: false }),
  *turn() {
    yield* emit({ type: 'dealt', hands: [{ card: 'J' }, { card: 'Q' }] });
    yield* emit({ type: 'shown', cards: ['J', 'J', 'ace'] });
  },
  apply: {
    dealt: 'informs',
    shown: (state) => {
      state.isOver = true;
    },
  },
  outcome: ({ isOver }) => (isOver ? rank([0]) : undefined),
});

test('it is counted only if asked for', async () => {
  expect(await simulate(duel, { games: 1, seed: 1 })).not.toHaveProperty('coverage');
});

test('as lines of text', async () => {
  expect(coverageLines(await simulate(duel, { ...how, names: ['silk', 'gold'] }))).toEqual([
    'Events: 3, of which 1 never',
    '  stolen   never',
    '  praised     20',
    '  picked      40',
    '',
    'Tables of listeners: 2, of which 1 never',
    '  before stolen  never',
    '  after picked      20',
    '',
    'Listeners: 1',
    '  crier #  20',
    '',
    'Prompts: 1',
    '  Which ware?  40',
    '',
    'Names: 2, of which 1 never',
    '  silk  never',
    '  gold     60',
  ]);
});

/** The last lines of a table, from the events on. */
function coverageLines(statistics: Statistics): readonly string[] {
  const lines = table(statistics);
  return lines.slice(lines.findIndex((line) => line.startsWith('Events:')));
}
