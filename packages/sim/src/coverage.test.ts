import { expect, test } from 'vitest';
import { companyFor } from '../test/cast.ts';
import { market } from '../test/market.ts';
import { coverageTable, simulate } from './index.ts';
import { Examiner } from './tally/exercise.ts';

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
  const { coverage } = await simulate(duel, { ...how, contents });
  expect(coverage?.prompts.list).toEqual([
    { name: 'Sure?', count: 0 },
    { name: 'Which ware?', count: 40 },
  ]);
  expect(coverage?.listeners.list).toEqual([
    { name: 'thief', count: 0 },
    { name: 'crier #', count: 20 },
  ]);
  expect(coverageTable(coverage!)).toContain('Prompts: 2, of which 1 never');
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
  const kinds = [
    { kind: 'Wares', names: ['Silk', 'Gold', 'Clay'], at: ['picked.ware'], named: { gold: 'Gold', clay: 'Clay' } },
    { kind: 'Praised', names: ['gold', 'clay'], at: ['praised.ware', 'stolen.ware'] },
    { kind: 'Sides', names: ['north', 'south', 'east'], at: ['picked.seat'], named: { 0: 'north', 1: 'south' } },
  ];
  const { coverage } = await simulate(duel, { ...how, contents: { kinds, prompts: [], listeners: [] } });
  const counts = (...list: [string, number][]) => list.map(([name, count]) => ({ name, count }));
  expect(coverage?.kinds).toEqual([
    { kind: 'Wares', list: counts(['Silk', 0], ['Clay', 20], ['Gold', 20]), unlisted: 0 },
    { kind: 'Praised', list: counts(['clay', 0], ['gold', 20]), unlisted: 0 },
    { kind: 'Sides', list: counts(['east', 0], ['north', 20], ['south', 20]), unlisted: 0 },
  ]);
  expect(coverage).not.toHaveProperty('names');
  expect(coverageTable(coverage!)).toContain('Wares: 3, of which 1 never');
});

test('things in lists are counted one by one, also those in things', async () => {
  const { events, ...examiner } = examined([
    { type: 'dealt', hands: [{ card: 'J' }, { card: 'Q' }] },
    { type: 'shown', cards: ['J', 'J', 'ace'] },
  ]);
  expect(events).toEqual(
    new Map([
      ['dealt', 1],
      ['shown', 1],
    ]),
  );
  expect(examiner.cards).toEqual(
    new Map([
      ['J', 3],
      ['Q', 1],
    ]),
  );
});

/** What an examiner counts of these events. */
function examined(events: readonly { readonly type: string; readonly [field: string]: unknown }[]) {
  const examiner = new Examiner({
    contents: {
      kinds: [{ kind: 'Cards', names: ['J', 'Q', 'K'], at: ['dealt.hands.card', 'shown.cards'] }],
      prompts: [],
      listeners: [],
    },
  });
  const log = events.map((event) => ({ event, met: [], cancelled: false }));
  examiner.ended({ log } as never); // it looks at nothing else
  const { events: types, kinds } = examiner.exercise;
  return { events: types.counts, cards: kinds.get('Cards')?.counts };
}

test('it is counted only if asked for', async () => {
  expect(await simulate(duel, { games: 1, seed: 1 })).not.toHaveProperty('coverage');
});

test('as lines of text', async () => {
  const { coverage } = await simulate(duel, { ...how, names: ['silk', 'gold'] });
  expect(coverageTable(coverage!)).toEqual([
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
