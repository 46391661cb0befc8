import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { circling } from '../../test/circling.ts';
import { fermata } from '../../test/fermata.ts';
import { placeIn } from '../../test/place-in.ts';
import { stumbling } from '../../test/stumbling.ts';
import { unready } from '../../test/unready.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string) => fermata(line.split(' '), folder);
const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

// These are whole processes, and the machine may be busy.
describe.concurrent('fermata', { timeout: 120_000 }, () => {
  test('check says that a game keeps the invariants, or writes the match that shows that it does not', async () => {
    const module = fileURLToPath(new URL('../../test/stumbling.ts', import.meta.url));
    const [good, bad] = await Promise.all([
      run('check pig --matches 3 --seats 2 --json'),
      fermata(['check', module, '--out', 'fault.json'], folder),
    ]);
    const { staging, ...verdict } = JSON.parse(good.output);
    expect(verdict).toEqual({ game: 'pig', ok: true, matches: 3, seed: 'check', leftOut: {} });
    expect(staging).toMatchObject({ matches: 3, unmet: [] });
    expect(staging.questions).toBeGreaterThan(0);
    expect(staging.onBoard).toBe(staging.questions);
    expect(bad.code).toBe(1);
    expect(bad.output).toMatch(/^stumbling breaks invariant \d+ .*fell over/);
    expect(bad.output).toContain(`\nIt happened at ${placeIn(module, 'new Error(')}.\n`);
    expect(bad.output).toContain(`npx fermata replay ${join(folder, 'fault.json')} --game `);
    expect(json('fault.json')).toMatchObject({ format: 'fermata-1', game: stumbling.name });
    const { output, code } = await fermata(['replay', 'fault.json', '--game', module, '--step'], folder);
    expect(code).toBe(0);
    expect(output).toMatch(/after choice (\d) of \1\n(.*\n)* {2}The rules break over the next choice: fell over\n/);
  });

  test('check has one limit of time for all of it, and claims no more than it has looked at', async () => {
    const [words, programs] = await Promise.all([
      run('check pig --matches 4 --seconds 0.001'),
      run('check pig --matches 4 --seconds 0.001 --json'),
    ]);
    expect(words.code).toBe(0);
    expect(words.output).toMatch(
      /^Nothing was found wrong with pig in what was looked at of 1 match \(seed check\)\. Not looked at:\n/,
    );
    expect(words.output).toMatch(/\n {2}1 all tests of invariant 9 \(a seat learns nothing it may not know\)\n/);
    expect(words.output).toMatch(
      /\n {2}3 matches\nThere were 0\.001 seconds; --seconds gives it more\.\nIts scene was not looked at: there was no time left\.\n$/,
    );
    expect(JSON.parse(programs.output)).toMatchObject({ game: 'pig', ok: true, matches: 1, leftOut: { matches: 3 } });
  });

  test('check holds a scene to its rules, too, where the game brings one', async () => {
    const module = fileURLToPath(new URL('../../test/unstaged.ts', import.meta.url));
    const [words, programs] = await Promise.all([
      fermata(['check', module, '--matches', '2'], folder),
      fermata(['check', module, '--matches', '2', '--json'], folder),
    ]);
    expect(words.code).toBe(1);
    expect(words.output).toMatch(/^pig breaks S4 \(.*the option "hold" of "Roll or hold\?" points at nothing/);
    expect(JSON.parse(programs.output)).toMatchObject({ game: 'pig', ok: false, rule: 'S4' });
  });

  test.each([unready.name, circling.name])('check offers no match of %s, which never asks anybody', async (name) => {
    const module = fileURLToPath(new URL(`../../test/${name}.ts`, import.meta.url));
    const { output, code } = await fermata(['check', module, '--out', `${name}.json`], folder);
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^${name} breaks invariant `));
    expect(output).toMatch(/\nIt breaks before anybody is asked, so there is no match to look at\.\n$/);
    expect(existsSync(join(folder, `${name}.json`))).toBe(false);

    const head = { format: 'fermata-1', game: name, version: 1, seats: 1, seed: 'rain', turns: [[]] };
    writeFileSync(join(folder, `${name}-head.json`), JSON.stringify(head));
    const replayed = await fermata(['replay', `${name}-head.json`, '--game', module], folder);
    expect(replayed.errors).toMatch(/^error: cannot load .*: (the box holds no cards|nobody was asked in)/);
  });

  test('check tells a fault also where it cannot write the match', async () => {
    const module = fileURLToPath(new URL('../../test/stumbling.ts', import.meta.url));
    const { output, errors, code } = await fermata(['check', module, '--out', 'nowhere/fault.json'], folder);
    expect({ errors, code }).toEqual({ errors: '', code: 1 });
    expect(output).toMatch(/^stumbling breaks invariant \d+ .*fell over/);
    expect(output).toMatch(
      /\nThe match is lost: cannot save to "nowhere\/fault\.json": no such file or directory; .*\n$/,
    );
  });
});
