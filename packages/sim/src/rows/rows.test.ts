/** A row of each match: what stands in it, in which order, and how it is written. */
import { defineGame } from '@fermata/core';
import { expect, test } from 'vitest';
import { companyFor } from '../../test/cast.ts';
import { market } from '../../test/market.ts';
import { CsvWriter, jsonLines, type MatchRow, simulate } from '../index.ts';

/** Gold is worth 3 and clay 1; both pick twice. */
const counted = defineGame({ ...market, scoring: ({ points }, seat) => ({ wares: points[seat]! }) }); // as many as there are seats
const duel = { ...companyFor(counted, 'gold', 'clay'), verdict: () => 'Most points, "in wares".' };

async function rowsOf(games: number, company = duel): Promise<readonly MatchRow[]> {
  const rows: MatchRow[] = [];
  await simulate(company, { games, seed: 'rain', onRows: (some) => void rows.push(...some) });
  return rows;
}

test('a row says who sat where, how it went, and what scores are made of', async () => {
  const gold = { agent: 'gold', place: 1, score: 6, sources: { wares: 6 } };
  const clay = { agent: 'clay', place: 2, score: 2, sources: { wares: 2 } };
  const both = {
    ...{ game: 'market', version: 7, turns: 4, questions: 4, first: 0 },
    ended: 'Most points, "in wares".',
  };
  expect(await rowsOf(2)).toEqual([
    { match: 0, seed: 'rain/0', ...both, seats: [gold, clay] },
    { match: 1, seed: 'rain/1', ...both, seats: [clay, gold] }, // they change seats
  ]);
});

test('rows come in the order of the matches, however many there are', async () => {
  expect((await rowsOf(2500)).map(({ match }) => match)).toEqual(Array.from({ length: 2500 }, (_, match) => match));
});

test('whoever takes the rows may take his time: the batch waits for him', async () => {
  const heard: string[] = [];
  await simulate(duel, {
    games: 2, // two parts
    onRows: async ([row]) => {
      heard.push(`${row?.match} begun`);
      await new Promise(setImmediate);
      heard.push(`${row?.match} done`);
    },
  });
  expect(heard).toEqual(['0 begun', '0 done', '1 begun', '1 done']);
});

test('what nobody can say is missing: sources, the end, options', async () => {
  const [row] = await rowsOf(1, companyFor(market, 'gold') as typeof duel);
  expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['ended']));
  expect(row?.seats[0]).toEqual({ agent: 'gold', place: 1, score: 6 });
});

test('as comma-separated values: a head, then a line for each match', async () => {
  expect(new CsvWriter().lines(await rowsOf(1)).split('\r\n')).toEqual([
    'match,seed,game,version,options,turns,questions,first seat,ended,' +
      'agent 0,place 0,score 0,wares 0,agent 1,place 1,score 1,wares 1,further sources',
    '0,rain/0,market,7,,4,4,0,"Most points, ""in wares"".",gold,1,6,6,clay,2,2,2,',
    '',
  ]);
});

const ROW: MatchRow = {
  ...{ match: 0, seed: 's', game: 'g', version: 1, turns: 1, questions: 1, first: 0 },
  seats: [{ agent: 'a', place: 1, score: 0 }],
};

test.each([
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'say "go"', '"say ""go"""'],
  ['the end of a line', 'a\nb', '"a\nb"'],
  ['none of them', "it's fine; really", "it's fine; really"],
])('a cell with %s in it', (_, seed, cell) => {
  expect(new CsvWriter().lines([{ ...ROW, seed }])).toContain(`\r\n0,${cell},g,`);
});

test('options and sources that the first row did not name are there as JSON; the head is written once', () => {
  const row = (sources: { readonly [source: string]: number }) => ({
    ...{ ...ROW, options: { health: 20 } },
    seats: [{ agent: 'a', place: 1, score: 3, sources }],
  });
  const writer = new CsvWriter();
  writer.lines([row({ eggs: 3 })]);
  expect(writer.lines([row({ eggs: 1, goals: 2 })])).toBe(
    '0,s,g,1,"{""health"":20}",1,1,0,,a,1,3,1,"[{""goals"":2}]"\r\n',
  );
  expect(writer.lines([])).toBe('');
});

test('as JSON lines: an object each', () => {
  expect(
    jsonLines([ROW, { ...ROW, match: 1 }])
      .split('\n')
      .map((line) => line && JSON.parse(line)),
  ).toEqual([ROW, { ...ROW, match: 1 }, '']);
});
