import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@fermata/catalog';
import { start } from '@fermata/core';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string) => fermata(line.split(' '), folder);

// These are whole processes, and the machine may be busy.
describe.concurrent('fermata analyse', { timeout: 120_000 }, () => {
  test('analyse tells chances with intervals, what cost most, and how to play on from there', async () => {
    await run('watch connect-four --seats random,random --seed rain --save four.json --no-autosave');
    const line = 'analyse four.json --matches 60 --seconds 600';
    const [told, facts, again] = await Promise.all([run(line), run(`${line} --json`), run(`${line} --json`)]);
    expect(told.errors).toBe('');
    expect(told.output).toMatch(/\n {4}0 .*│ \d+ % \(\d+ to \d+\)/);
    expect(told.output).toMatch(/\nCounted in 60 matches played on by random at each moment\. Intervals hold /);
    expect(again.output).toBe(facts.output);
    const { course, costliest, choices } = JSON.parse(facts.output);
    expect(course.at(0)).toMatchObject({ after: 0, isOver: false, matches: 60 });
    expect(course.at(-1)).toMatchObject({ after: choices, isOver: true, matches: 0 });
    for (const { command, pairs } of costliest) {
      expect(pairs).toBe(60);
      const words = command.split(' ').slice('npx fermata'.split(' ').length);
      const played = await fermata([...words, '--no-autosave'], folder, () => 'quit');
      expect(played).toMatchObject({ errors: '', code: 0 });
    }
  });

  test.each([
    ['', "missing required argument 'FILE'; add it, or say --help for what it is"],
    ['none.json', 'cannot load "none.json": no such file or directory; give a file written by the command save'],
    ['diary.json', 'cannot load "diary.json": it is not JSON; give a file written by the command save'],
    ['place.json', 'place.json is a position, no record of a match; there is nothing to look back at'],
    ['empty.json', 'nobody has chosen anything in empty.json yet; play it first, then look back at it'],
    ['old.json', /^cannot load "old\.json": this is a record of pig version 99; the rules are version 1/],
    ['empty.json --game wingspan', /^cannot load "empty\.json": its game is "pig", and --game wingspan is "wingspan"/],
    ['three.json --seat 2', '--seat 2 is no seat; seats are 0 to 1'],
    ['three.json --by nobody', 'there is no agent "nobody"; choose from random, first, greedy, search'],
    ['three.json --seconds 0', /Give a number above 0, such as 2 or 0\.5\./],
  ])('analyse %s is refused in one line', async (words, why) => {
    const record = start(findGame('pig').game, { seed: 'rain' }).record();
    const { states, offers, checksum, ...bare } = record;
    const files = {
      diary: 'Dear diary',
      place: '{"game":"pig","position":{"scores":[90,0]}}',
      empty: JSON.stringify(record),
      old: JSON.stringify({ ...record, version: 99 }),
      three: JSON.stringify({ ...bare, turns: [[0], [0], [0]] }),
    };
    expect([states, offers, checksum]).not.toContain(undefined);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.json`), text);
    const { output, errors, code } = await run(`analyse ${words}`.trim());
    expect({ output, code }).toEqual({ output: '', code: 2 });
    expect(errors).toMatch(/^error: .*\n$/);
    expect(errors.slice('error: '.length, -1)).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
  });
});
