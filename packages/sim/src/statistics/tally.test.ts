/** Merging the parts of a batch gives the whole, however it is split. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyFor } from '../../test/cast.ts';
import { market } from '../../test/market.ts';
import { type Job, rotations } from '../job.ts';
import { batchOf } from '../run/cast.ts';
import { Chunk } from '../run/chunk.ts';
import { addToSpread, mergeSpreads, noSpread } from '../sums/spread.ts';
import { mergeTallies, noTally } from './tally.ts';

function spreadOf(values: readonly number[]) {
  const spread = noSpread();
  for (const value of values) addToSpread(spread, value);
  return spread;
}

test('spreads of whole numbers', () => {
  const values = fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.array(values, { maxLength: 5 }), (parts) => {
      const merged = noSpread();
      for (const part of parts) mergeSpreads(merged, spreadOf(part));
      expect(merged).toEqual(spreadOf(parts.flat()));
    }),
  );
});

test('a histogram has at most 64 bins, which hold every value', () => {
  const eighths = fc.integer({ min: -8e6, max: 8e6 }).map((value) => value / 8);
  fc.assert(
    fc.property(fc.array(eighths, { minLength: 1 }), (values) => {
      const { width, first, counts } = spreadOf(values).histogram;
      expect(counts.length).toBeLessThanOrEqual(64);
      for (const [at, count] of counts.entries()) {
        const low = (first + at) * width;
        expect(values.filter((value) => value >= low && value < low + width)).toHaveLength(count);
      }
    }),
  );
});

test.each([
  ['64 neighbours have a bin each', [0, 63], { width: 1, first: 0 }],
  ['one more, and two share one', [0, 64], { width: 2, first: 0 }],
  ['bins are counted from zero, also below it', [-3, 70], { width: 2, first: -2 }],
])('%s', (_, values, expected) => {
  expect(spreadOf(values).histogram).toMatchObject(expected);
});

test.each([false, true])('tallies of games, paired: %s', (paired) => {
  const company = companyFor(market, 'gold', 'random');
  const job: Job = {
    seed: 'law',
    games: 12,
    seats: 2,
    options: undefined,
    lineUps: rotations([0, 1]),
    paired,
    coverage: true,
  };
  const batch = batchOf(company, job);
  const played = (from: number, to: number) => {
    const chunk = new Chunk(company, job);
    for (let game = from; game < to; game++) chunk.play(game);
    return chunk.tally;
  };
  // Whole rounds, so that pairs are complete.
  for (const cuts of [
    [0, 12],
    [0, 4, 12],
    [0, 2, 2, 6, 10, 12],
  ]) {
    const merged = noTally(batch);
    for (const [at, from] of cuts.slice(0, -1).entries()) mergeTallies(batch, merged, played(from, cuts[at + 1]!));
    expect(merged).toEqual(played(0, 12));
  }
});
