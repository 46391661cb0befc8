import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string) => fermata(line.split(' '), folder);

// These are whole processes, and the machine may be busy.
describe.concurrent('fermata', { timeout: 120_000 }, () => {
  test('odds are exact fractions, from a game, a position or a record', async () => {
    writeFileSync(join(folder, 'near.json'), '{"game":"pig","position":{"scores":[90,0],"pot":8},"seed":"rain"}');
    const [whole, pot, capped, sets] = await Promise.all([
      run('odds pig --seed rain --move roll'),
      run('odds near.json --move hold --of outcome --json'),
      run('odds pig --cap 3'),
      run('odds wingspan --worlds 1'),
    ]);
    // Of five birds any may be kept: none, each alone, and the first pairs.
    expect(sets.output.match(/^ {2}(none|[\d,]+)/gm)?.map((line) => line.trim())).toEqual([
      'none',
      '1',
      '2',
      '3',
      '4',
      '5',
      '1,2',
      '1,3',
    ]);
    expect(sets.output).toContain(
      '\nThese are the first 8 sets; say which with --move, such as: fermata odds wingspan --move 1,2\n',
    );
    expect(whole.output).toMatch(
      /^Seat 0: Roll or hold\?\n\n {2}roll\n {4}1\/6 +16\.67 % {2}Seat 0 rolls a 1 and loses the pot\.\n/,
    );
    expect(whole.output).toMatch(/\nExact: every way that chance can fall, at most 100000 of them\.\n$/);
    expect(JSON.parse(pot.output).options).toMatchObject([
      {
        option: 'hold',
        exact: true,
        outcomes: [{ what: expect.stringMatching(/^seat 0 comes 1\. with \d+$/), fraction: '1/1' }],
      },
    ]);
    expect(capped.output).toContain(
      '  roll\n    chance can fall in more than 3 ways; raise the cap, or ask for less (--cap)\n',
    );
  });

  test('odds over sampled worlds are estimates, and say so; of what was not computed nothing is said', async () => {
    // Seat 0 has passed and seat 1 has bet: which of the two other cards seat 1 holds, seat 0 cannot know.
    const passBet = { format: 'fermata-1', game: 'kuhn-poker', version: 1, seats: 2, seed: 'rain', turns: [[0, 1]] };
    writeFileSync(join(folder, 'pass-bet.json'), JSON.stringify(passBet));
    const [kuhn, asJson, partly, none] = await Promise.all([
      run('odds pass-bet.json --of outcome'),
      run('odds pass-bet.json --of outcome --json'),
      run('odds pig --cap 1'),
      run('odds pig --cap 1 --move roll'),
    ]);
    expect(kuhn.output).not.toMatch(/\d\/\d/);
    expect(kuhn.output).toMatch(/\n {2}call\n( {4}[ \d]{3}\.\d\d % {2}seat 0 comes \d\. with -?\d\n)+/);
    expect(kuhn.output).toMatch(
      /\nEstimated from 32 sampled worlds \(each exact\) that seat 0 cannot tell from this one\.\n$/,
    );
    for (const { exact, outcomes } of JSON.parse(asJson.output).options) {
      expect(exact).toBe(false);
      for (const outcome of outcomes) expect(Object.keys(outcome)).toEqual(['what', 'probability']);
    }
    // Rolling falls in six ways, holding hands the die on.
    expect(partly.output).toMatch(
      /\nExact: every way that chance can fall, at most 1 of them, for 1 of 2 options\.\n$/,
    );
    expect(none.output).not.toContain('Exact');
  });

  test('how a match ends is counted where it goes on, with an interval', async () => {
    const { output, code } = await run('odds pig --seed rain --of outcome --matches 20 --json');
    expect(code).toBe(0);
    for (const { exact, outcomes } of JSON.parse(output).options) {
      expect(exact).toBe(false);
      const shares = outcomes.map(({ probability }: { probability: number }) => probability);
      expect(shares.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1);
      for (const { probability, low, high } of outcomes) expect(low < probability && probability < high).toBe(true);
    }
  });
});
