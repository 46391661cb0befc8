import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (words: readonly string[], answer?: (screen: string) => string | undefined) =>
  fermata(words, folder, answer);

/** Answers with the lines, one by one; then the input ends. */
function saying(...lines: string[]): () => string | undefined {
  return () => lines.shift();
}

// These are whole processes, and the machine may be busy.
describe.concurrent('npx fermata', { timeout: 120_000 }, () => {
  test('a whole match of pig, chosen from the menu, and another one after it', async () => {
    const seen: string[] = [];
    const { output, errors, code } = await run(['--seed', 'rain'], (screen) => {
      seen.push(screen);
      if (screen.includes('Which game?')) return 'pig';
      if (screen.includes('how many seats?')) return '3';
      if (screen.includes('Who plays against you?')) return '1';
      if (screen.includes('Roll or hold?')) return 'hold';
      return screen.includes('--seed rain') ? 'play again' : 'quit';
    });
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(seen[0]).toMatch(/^\nFermata.*\n\nWhich game\?\n +1 {2}Pig .*\n/);
    expect(seen[2]).toMatch(/^3\nWho plays against you\?\n {2}1 {2}greedy .*\n {2}2 {2}random /);
    expect(seen[3]).toMatch(
      /\nPig {2}You play against Greedy 1 and Greedy 2\. Type help for commands\.\nBe the first to bank 100 points\. Type rules for more\.\n\n {2}You roll a \d\.\n/,
    );
    expect(
      output.match(
        /(You win!|Greedy [12] wins\.)\nThe first to bank 100 points wins\.\n( {2}[123]\. {2}(You {5}|Greedy \d) +\d+\n){3}Seed /g,
      ),
    ).toHaveLength(2);
    expect(output).toContain('Seed rain. The same match again: npx fermata play pig --seats 3 --seed rain\n');
  });

  test('a line of 20 MB is refused in one short line, and the question stands', async () => {
    const { output, code } = await run(['pig', '--seed', 'rain'], saying('a'.repeat(20_000_000), 'quit'));
    expect(code).toBe(0);
    expect(output).toContain('\nthat line is longer than 10000 characters; type help for what fits\n> quit\n');
    expect(output.length).toBeLessThan(2000);
  });

  test('a match that is saved and loaded goes on as it would have', async () => {
    let asked = 0;
    const played = await run(['pig', '--seed', 'rain'], (screen) => {
      if (screen.includes('Saved.')) return 'hold';
      if (!screen.includes('Roll or hold?')) return undefined;
      return asked++ === 2 ? 'save match.json' : 'hold';
    });
    const saved = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'));
    expect(saved).toMatchObject({ format: 'fermata-1', game: 'pig', seed: 'rain' });

    const loaded = await run(['--load', 'match.json'], (screen) =>
      screen.includes('Roll or hold?') ? 'hold' : undefined,
    );
    const ending = (output: string) => output.slice(output.search(/You win!|Greedy wins\./));
    expect(ending(loaded.output)).toBe(ending(played.output));
  });

  test('undo goes back past what bots answered, and redo comes again; the end of input ends cleanly', async () => {
    const { output, code } = await run(['connect-four', '--seed', 'rain'], saying('undo', '4', 'undo', 'redo', 'redo'));
    const steps = output.split('> ').slice(1);
    expect(steps[0]).toBe('undo\nyou have no choice to take back\n');
    expect(steps[1]).toMatch(/^4\n\n {2}You drop a disc into column 4\.\n {2}Greedy drops/);
    expect(steps[2]).toMatch(/^undo\nTaken back\.\n\n(\. ){6}\.\n/);
    expect(steps[3]?.slice('redo'.length)).toBe(steps[1]?.slice('4'.length));
    expect(steps[4]).toBe('redo\nyou have nothing to redo\n');
    expect(steps[5]).toMatch(
      /^\nYou left\. The same match from its start: npx fermata play connect-four --seats 2 --seed rain\nGo on with it: npx fermata resume [a-z]{6}\n$/,
    );
    expect(code).toBe(0);
  });

  test.each([
    ['pgi', 'error: there is no game "pgi"; did you mean pig?\n'],
    ['pig --seats 9', 'error: pig is for 2 to 4 seats; got 9\n'],
    [
      '--load no.json',
      'error: cannot load "no.json": no such file or directory; give a file written by the command save\n',
    ],
  ])('npx fermata %s is refused in one line', async (words, message) => {
    expect(await run(words.split(' '))).toEqual({ output: '', errors: message, code: 2 });
  });
});
