/** A saved match that goes another way. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers with these lines, one after the other. */
const run = (line: string, ...answers: readonly string[]) => {
  const left = [...answers];
  return fermata(line.split(' '), folder, () => left.shift());
};

describe.concurrent('play --to', { timeout: 120_000 }, () => {
  // Whoever takes the first option fills column after column; the fourth disc of the lowest row, the 19th choice, wins.
  const saved = run('watch connect-four --seats first,first --seed rain --save four.json --no-autosave');

  test('whoever is asked there is the person; what was saved stays as it is', async () => {
    await saved;
    const before = readFileSync(join(folder, 'four.json'), 'utf8');
    const { output, errors } = await run('play four.json --to 3', '7', 'save four.json', 'save other.json', 'quit');
    expect(errors).toBe('');
    expect(output).toContain('You play against Greedy.');
    expect(output).toMatch(/You \(O\) to move/);
    expect(output).toContain('cannot save to "four.json": file already exists; give another name');
    expect(readFileSync(join(folder, 'four.json'), 'utf8')).toBe(before);
    const { turns } = JSON.parse(readFileSync(join(folder, 'other.json'), 'utf8'));
    expect(turns.flat().slice(0, 4)).toEqual([0, 0, 0, 6]);
    expect(output).toMatch(/Go on with it: npx fermata resume [a-z]{6}\n/);
  });

  test('--choose gives the first answers, and the command that is told leads to the same match', async () => {
    await saved;
    const first = await run('play four.json --to 2 --choose 4 --seats human,first', 'quit');
    expect(first.output).toMatch(/You drop a disc into column 4\./);
    const [, told = ''] = first.output.match(/The same match from its start: npx fermata (.*)\n/) ?? [];
    expect(told).toMatch(/^play four\.json --to 2 --choose 4 --seats human,first --seed \w+$/);
    const again = await run(told, 'quit');
    const untilLeft = ({ output }: { readonly output: string }) => output.slice(0, output.indexOf('You left'));
    expect(untilLeft(again)).toBe(untilLeft(first));
  });

  test.each([
    ['play four.json --to 99', 'the record has choices 0 to 19; there is no 99'],
    ['play four.json --to 19', 'after choice 19 the match is over; say where it still goes on, such as --to 18'],
    ['play four.json --choose 4', '--choose goes with --to, which says after how many choices'],
    ['play pig --to 4', '--to goes with a saved match; name its file'],
    ['play four.json --to 2 --choose 9', 'there is no option 9; type 1 to 7.'],
    ['play four.json --to 2 --seats first,human --choose 4', '--choose 4: seat 1 is not asked there'],
  ])('%s is refused in one line', async (line, why) => {
    await saved;
    expect(await run(line)).toEqual({ output: '', errors: `error: ${why}\n`, code: 2 });
  });
});
