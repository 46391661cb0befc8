import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Arena, Comparison, Statistics } from '@fermata/sim';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../../test/fermata.ts';
import { withBar } from '../batch.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PIG = fileURLToPath(new URL('../../../../games/pig/src/rules.ts', import.meta.url));
const run = (line: string) => fermata(line.split(' '), folder);
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

test('the first Ctrl-C stops the games; the second is left to the system, which ends the process', async () => {
  const listeners = process.listenerCount('SIGINT');
  const left = await withBar('playing', async ({ signal }) => {
    process.emit('SIGINT');
    expect(signal?.aborted).toBe(true);
    return process.listenerCount('SIGINT');
  });
  expect(left).toBe(listeners);
});

// These are whole processes, and the machine may be busy.
describe.concurrent('Many games', { timeout: 120_000 }, () => {
  test('sim gives the same figures with one worker and with two, and writes a page', async () => {
    const line = 'sim connect-four --games 300 --seed rain --json';
    const [one, two, page] = await Promise.all([
      run(line),
      run(`${line} --workers 2`),
      run('sim connect-four --games 20 --seed rain --report page.html'),
    ]);
    expect(one).toMatchObject({ errors: '', code: 0 });
    const statistics: Statistics = JSON.parse(one.output);
    expect(JSON.parse(two.output)).toEqual(statistics);
    expect(statistics.games).toBe(300);
    expect(total(statistics.seats.map(({ wins, draws }) => wins + draws / 2))).toBe(300);
    expect(page.output).toContain('The report is in page.html');
    expect(readFileSync(join(folder, 'page.html'), 'utf8')).toMatch(/^<!doctype html>/i);
  });

  test('sim writes a row of each match, the same with one worker and with two', async () => {
    const line = 'sim pig --games 3 --seed rain --rows';
    const [csv, two, lines] = await Promise.all([
      run(`${line} one.csv`),
      run(`${line} two.csv --workers 2`),
      run(`${line} rows.jsonl --json`),
    ]);
    expect(csv.output).toContain('A row of each match is in one.csv.');
    expect([csv.code, two.code, lines.code]).toEqual([0, 0, 0]);
    const text = readFileSync(join(folder, 'one.csv'), 'utf8');
    expect(readFileSync(join(folder, 'two.csv'), 'utf8')).toBe(text);
    const cells = text.split('\r\n').map((row) => row.split(','));
    expect(cells[0]?.slice(0, 9).join()).toBe('match,seed,game,version,options,turns,questions,first seat,ended');
    expect(cells.slice(1, -1).map((row) => row[1])).toEqual(['rain/0', 'rain/1', 'rain/2']);
    const rows = readFileSync(join(folder, 'rows.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row));
    const won = rows.map(({ seats }) => Math.max(...seats.map(({ score }: { score: number }) => score)));
    expect(Math.min(...won)).toBeGreaterThanOrEqual(100); // whoever has banked 100 points wins
    expect(rows.map(({ turns }) => String(turns))).toEqual(cells.slice(1, -1).map((row) => row[5]));
    expect(() => JSON.parse(lines.output)).not.toThrow(); // the figures alone
  });

  test('sim shows two sets of options side by side, the same with one worker and with two', async () => {
    const line = ['sim', 'item-duel', '--games', '40', '--seed', 'rain', '--against', '{"health":12}'];
    const [text, one, two] = await Promise.all([
      fermata([...line, '--report', 'both.html'], folder),
      fermata([...line, '--json'], folder),
      fermata([...line, '--json', '--workers', '2'], folder),
    ]);
    expect(text.output).toContain('one:   the usual options\nother: {"health":12}\n');
    expect(readFileSync(join(folder, 'both.html'), 'utf8')).toContain('item-duel, side by side');
    const compared: Comparison = JSON.parse(one.output);
    expect(JSON.parse(two.output)).toEqual(compared);
    expect(compared.sides.map(({ statistics }) => statistics.games)).toEqual([40, 40]);
    // Whoever has 12 instead of 30 to lose has lost it sooner.
    const turns = compared.differences.find(({ figure }) => figure === 'turns');
    expect(turns?.more.high).toBeLessThan(0);
  });

  test('sim shows two versions of the rules side by side, with a row of each match', async () => {
    const rules = `import { pig } from ${JSON.stringify(PIG)};\nexport const quick = { ...pig, version: 2, outcome: (state) => pig.outcome({ ...state, scores: state.scores.map((score) => 2 * score) }) };\n`;
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'quick.ts'), rules);
    const { output, errors, code } = await run('sim pig --against ./quick.ts --games 20 --seed rain --rows both.csv');
    expect({ errors, code }).toEqual({ errors: '', code: 0 });
    expect(output).toContain('one:   pig\nother: ./quick.ts\n');
    expect(output).toMatch(/^turns, a game .* -[\d.]+ \(-[\d.]+ to -[\d.]+\)$/m); // 50 points are banked sooner than 100
    const rows = readFileSync(join(folder, 'both.csv'), 'utf8').trim().split('\r\n');
    expect(rows).toHaveLength(1 + 2 * 20);
    expect(rows[1]).toMatch(/^pig,0,rain\/0,pig,1,/);
    expect(rows[2]).toMatch(/^\.\/quick\.ts,0,rain\/0,pig,2,/);
  });

  test('sim counts what was exercised, and what never was stands first', async () => {
    const { output, code } = await run('sim item-duel --seats first --games 1 --seed rain --coverage --json');
    expect(code).toBe(0);
    const { events } = (JSON.parse(output) as Statistics).coverage!; // asked for
    const counts = events.list.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    // To pass is the last option, and these agents take the first; each of the two seats is dealt once.
    expect(events.list).toContainEqual({ name: 'passed', count: 0 });
    expect(events.list).toContainEqual({ name: 'dealt', count: 2 });
  });

  test.each([
    ['none', '', 0, /\n\nThe game exports no contents, so only what came up is listed; /],
    ['some', 'export const contents = { kinds: [], prompts: ["Hold?"], listeners: [] };', 0, /\n {2}Hold\? +never\n/],
    [
      'bad ones',
      'export const contents = { kinds: "all" };',
      2,
      /^error: the contents that "\.\/bad-ones.ts" exports are /,
    ],
  ])('a game that is not in the catalog and exports contents, %s', async (name, line, code, told) => {
    const file = `${name.replace(' ', '-')}.ts`;
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, file), `export { pig } from ${JSON.stringify(PIG)};\n${line}\n`);
    const { output, errors, ...ran } = await run(`sim ./${file} --games 2 --coverage`);
    expect(ran.code).toBe(code);
    expect(output + errors).toMatch(told);
  });

  test('arena lets everybody play every seat with the same seeds', async () => {
    const { output, code } = await run('arena pig random first --rounds 10 --seed rain --json');
    expect(code).toBe(0);
    const { rounds, ladder, statistics }: Arena = JSON.parse(output);
    expect(rounds).toBe(10);
    expect(statistics.games).toBe(20); // two seats
    expect(ladder.map(({ name }) => name).sort()).toEqual(['first', 'random']);
  });

  test.each([
    ['sim pgi', 'there is no game "pgi"; did you mean pig?'],
    ['sim pig --seats gredy', 'there is no agent "gredy"; did you mean greedy?'],
    ['sim pig --seats human', '"human" cannot play many games'],
    ['sim pig --agents greedy,first', 'there is no --agents; say who sits where: --seats greedy,first'],
    ['sim pig --seats 7', 'pig is for 2 to 4 seats; got 7'],
    ['arena pig --seats random,first', 'they are listed after the game: arena GAME random first'],
    ['arena pig', 'they are listed after the game: arena GAME random greedy'],
    ['arena pig --seats 3', 'they are listed after the game: arena GAME random greedy'],
    ['arena pig random first --seats random,first', 'they are listed after the game: arena GAME random first'],
    ['sim pig --games 0', 'Give a whole number from 1 on.'],
    ['sim pig --workers 99999', '1 to 64 workers; got 99999'],
    ['arena pig random', 'an entrant for each; got 1 for 2'],
    ['arena pig random random', 'have names of their own'],
    ['sim item-duel --against {"helth":20}', 'options has no "helth", did you mean "health"?'],
    ['sim item-duel --against {health}', '--against {health} is neither options nor a game: It is no JSON.'],
    ['sim pig --against pgi', 'there is no game "pgi"; did you mean pig?'],
    ['sim pig --against pig', 'both sides are pig; give other options or other rules with --against'],
    ['sim pig --against ./quick --coverage', '--coverage is told of one side; leave it out, or leave out --against'],
    ['sim pig --rows pig.xls', 'Let it end with .csv for a table, or with .jsonl for JSON lines.'],
    ['sim pig --rows no/such/folder.csv', 'cannot save to "no/such/folder.csv"'],
    ['sim pig --games 3 --report no/such/folder.html', 'cannot save to "no/such/folder.html"'],
  ])('%s is refused in one line', async (line, message) => {
    const { output, errors, code } = await run(line);
    expect({ output, code }).toEqual({ output: '', code: 2 });
    expect(errors).toContain(message);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
