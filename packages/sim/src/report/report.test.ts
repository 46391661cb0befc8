import { expect, test } from 'vitest';
import { companyFor } from '../../test/cast.ts';
import { flip } from '../../test/flip.ts';
import { market } from '../../test/market.ts';
import { oddlyNamed } from '../../test/oddly-named.ts';
import { arena, report, simulate } from '../index.ts';

const how = { games: 40, seed: 1, coverage: true };

test('every text of a game, an agent or a seed is shown as it is, and never run', async () => {
  const page = report(await simulate(companyFor(oddlyNamed, '<u>me</u>'), { ...how, seed: '<s>' }));
  for (const raw of ['<script>alert', '<b>bold', '<i>Which', '<u>me', '<s>']) expect(page).not.toContain(raw);
  expect(page).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  expect(page).toContain('&lt;b&gt;bold &amp; &quot;quoted&quot;&lt;/b&gt;');
  expect(page).toContain('by &lt;u&gt;me&lt;/u&gt;');
  expect(page.match(/<script/g)).toHaveLength(3);
  expect(page.match(/<\/script>/g)).toHaveLength(3);
});

test('the charts hold all that the histograms hold', async () => {
  const statistics = await simulate(companyFor(market, 'random'), how);
  const charts = chartsIn(report(statistics));
  const called = (wanted: string) => charts.find(({ title }) => title === wanted)!; // each is there, or the test fails
  for (const title of ['Decisions in a game', 'Lead changes in a game']) expect(called(title)).toBeDefined();
  const { turns, branching, seats } = statistics;
  expect(called('Length of a game')).toMatchObject({ values: [4], series: [{ counts: turns.histogram.counts }] });
  expect(called('Options of a decision')).toMatchObject({
    values: [2],
    series: [{ counts: branching.histogram.counts }],
  });
  // Two picks are worth 2, 4 or 6; a seat's games are all there, in the bins that both seats share.
  const { series, values } = called('Scores');
  expect(series.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))).toEqual([40, 40]);
  expect(values.filter((_, at) => series.some(({ counts }) => counts[at]! > 0))).toEqual(
    [2, 4, 6].filter((score) => seats.some(({ scores }) => scores.histogram.counts[score - scores.histogram.from])),
  );
});

test('where bins are wide, all series of a chart have the same', async () => {
  const charts = chartsIn(report(await simulate(companyFor(flip, 'a'), how)));
  const scores = charts.at(-1)!;
  for (const { counts } of scores.series) {
    expect(counts).toHaveLength(scores.values.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  }
});

test('a page asks nobody for anything', async () => {
  const page = report(await simulate(companyFor(market, 'random'), how));
  expect(page).not.toMatch(/ (?:src|href)=|@import|url\(/);
});

test('an arena and what was exercised are there if they are known', async () => {
  const met = await arena(companyFor(market, 'gold', 'clay'), { rounds: 3, seed: 1 });
  expect(report(met.statistics, met)).toContain('gold against clay');
  expect(report(met.statistics)).not.toContain('What was exercised');
  expect(report(await simulate(companyFor(market, 'gold'), how))).toContain('What was exercised');
});

test('a page can be made of no games at all', async () => {
  const page = report(await simulate(companyFor(market, 'gold'), { ...how, signal: AbortSignal.abort() }));
  expect(chartsIn(page)[0]).toMatchObject({ values: [], series: [{ counts: [] }] });
});

interface Chart {
  readonly title: string;
  readonly values: readonly number[];
  readonly series: readonly { readonly counts: readonly number[] }[];
}

function chartsIn(page: string): readonly Chart[] {
  const [, json = ''] = /<script type="application\/json" id="charts">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(json);
}
