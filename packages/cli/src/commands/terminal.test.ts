import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inTerminal, KEY } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string, scenes: Parameters<typeof inTerminal>[2]) => inTerminal(line.split(' '), folder, scenes);

// Whole processes in pseudo-terminals.
describe.concurrent('at a terminal', { timeout: 120_000 }, () => {
  test('play: arrow keys choose, undo takes back, why and hint tell what bots think, save writes a record', async () => {
    const { output, code } = await run('play connect-four --seats human,search:20 --seed rain', [
      ['which column?', KEY.down + KEY.down + KEY.enter],
      [/Seat 1 drops[\s\S]*which column\?/, `why${KEY.enter}`],
      [/Seat 1 \(search:20\) considered:\n +\d+ tries +worth +[\d.]+ {2}column \d/, `hint${KEY.enter}`],
      ['search would consider:', `undo force${KEY.enter}`],
      [/Taken back\.[\s\S]*which column\?/, KEY.up + KEY.enter],
      [/Seat 0 drops a disc into column 7\.[\s\S]*which column\?/, `save four.json${KEY.enter}`],
      ['Saved. Go on later with: npx fermata play --load', KEY.interrupt],
    ]);
    expect(output).toContain('Seat 0 drops a disc into column 2.');
    expect(output).toMatch(/You left\. The same match from its start: npx fermata play connect-four --seats human,/);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'four.json'), 'utf8'))).toMatchObject({
      game: 'connect-four',
      turns: [[6], [expect.any(Number)], []],
    });
  });

  test('play: two people at one terminal do not see each other’s cards', async () => {
    const { output } = await run('play kuhn-poker --seats human,human --seed rain', [
      [/Seat 1 \[\?\][\s\S]*Pass or bet\?/, `pass${KEY.enter}`],
      ['Press Enter when nobody else is looking.', KEY.enter],
      [/Seat 0 \[\?\][\s\S]*Pass or bet\?/, `quit${KEY.enter}`],
    ]);
    expect(output).toContain('You are seats 0 and 1');
  });

  test('play: long options are wrapped, and cut where they do not fit', async () => {
    const { output } = await run('play wingspan --seed rain', [
      [/1 {2}Great Horned Owl[\s\S]*Choose 0 to 5/, `look 2${KEY.enter}`],
      ['Chipping Sparrow (1 invertebrate or seed', `none${KEY.enter}`],
      ['Keep which bonus card?', `quit${KEY.enter}`],
    ]);
    // A command to be copied is left to the terminal to wrap.
    const lines = output.split('\n').filter((line) => !line.includes('npm start'));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test('watch and replay are gone through by keys; check shows how far it has come', async () => {
    const watched = await run('watch kuhn-poker --seats first,first --seed rain --step --save seen.json', [
      [/the start[\s\S]*space plays/, KEY.right],
      [/choice 1, seat 0 \(first\)[\s\S]*Seat 0 passes\./, KEY.left],
      ['the start', KEY.end],
      [/choice 2[\s\S]*wins\./, 'q'],
    ]);
    expect(watched.output).toContain('Saved. Go through it with: npx fermata replay');
    const [replayed, checked] = await Promise.all([
      run('replay seen.json --step', [
        ['after choice 0 of 2', KEY.end],
        [/after choice 2 of 2[\s\S]*wins\./, KEY.left],
        ['after choice 1 of 2', KEY.interrupt],
      ]),
      run('check pig --matches 40', []),
    ]);
    expect(replayed.code).toBe(0);
    expect(checked.output).toMatch(/checking pig .* % +\d+\/40 +.* left/);
    expect(checked.output).toContain('pig keeps the invariants over 40 matches (seed check).');
  });
});
