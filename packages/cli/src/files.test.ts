import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findGame, UnknownGame } from '@fermata/catalog';
import { start } from '@fermata/core';
import { afterAll, expect, test } from 'vitest';
import { stumbling } from '../test/stumbling.ts';
import { checkWritable, loadMatch, saveMatch } from './files.ts';
import { UsageError } from './usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const match = () => start(findGame('pig').game, { seed: 'rain' });

test('what is saved can be loaded, and saved again', async () => {
  const file = join(folder, 'match.json');
  const own = new Set<string>();
  saveMatch(match(), file, own);
  const loaded = await loadMatch(file);
  expect(loaded.entry.title).toBe('Pig');
  expect(loaded.seed).toBe('rain');
  expect(loaded.match.record()).toEqual(match().record());
  expect(saveMatch(loaded.match, file, own)).toBe(file);
});

test('a file that is not our own is never overwritten', () => {
  const file = join(folder, 'diary.json');
  writeFileSync(file, 'Dear diary');
  const message = `cannot save to "${file}": file already exists; give another name`;
  expect(() => saveMatch(match(), file, new Set())).toThrow(new UsageError(message));
  expect(readFileSync(file, 'utf8')).toBe('Dear diary');
});

test('whether a file can be written is known before, and asking leaves nothing behind', () => {
  const diary = join(folder, 'old-diary.json');
  writeFileSync(diary, 'Dear diary');
  checkWritable(join(folder, 'new.json'));
  checkWritable(join(folder, 'new.json'), { overwrites: true });
  expect(existsSync(join(folder, 'new.json'))).toBe(false);
  checkWritable(diary, { overwrites: true });
  expect(readFileSync(diary, 'utf8')).toBe('Dear diary');
  const refused = (file: string, why: string) => new UsageError(`cannot save to "${file}": ${why}; give another name`);
  const lost = join(folder, 'nowhere', 'new.json');
  expect(() => checkWritable(diary)).toThrow(refused(diary, 'file already exists'));
  expect(() => checkWritable(lost)).toThrow(refused(lost, 'no such file or directory'));
  expect(() => checkWritable(folder, { overwrites: true })).toThrow(
    refused(folder, 'illegal operation on a directory'),
  );
});

const { states, ...cut } = match().record();

test.each([
  ['text', 'once upon a time', 'it is not JSON; give a file written by the command save'],
  ['nothing', 'null', 'it is not a saved match; give a file written by the command save'],
  ['other', '{"name":"fermata"}', 'it is not a saved match; give a file written by the command save'],
  [
    'foreign',
    '{"game":"connect-forty","format":"fermata-1"}',
    'there is no game "connect-forty"; did you mean connect-four? (or say with --game PATH where its rules are)',
  ],
  ['format', '{"game":"pig","format":"fermata-0"}', /this is not a record: it has no format "fermata-1"$/],
  ['edited', JSON.stringify({ ...cut, states, checksum: 'x' }), /the checksum does not/],
  ['cut', JSON.stringify(cut), /./],
])('a bad file is refused and said why: %s', async (name, content, why) => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, content);
  const wanted = typeof why === 'string' ? `cannot load "${file}": ${why}` : why;
  await expect(loadMatch(file)).rejects.toThrow(wanted);
  await expect(loadMatch(file)).rejects.toThrow(UsageError);
});

/** A module that says so when it runs. */
const TRAP = fileURLToPath(new URL('../test/trap.ts', import.meta.url));

test.each([
  ['a path', './trap'],
  ['a path that is there', TRAP],
  ['the address of a module', pathToFileURL(TRAP).href],
  ['a module', 'trap.ts'],
  ['a folder above', '..'],
  ['a Windows path', String.raw`C:\trap`],
  ['a name with what terminals obey', '\x1b[2Jpig'],
  ['a game without a place in the catalog', 'stumbling'],
  ['a name without an end', 'trap'.repeat(250_000)],
  ['an object', { toString: 'trap' }],
  ['a list', [TRAP]],
  ['a number', 7],
  ['nothing', undefined],
])('a file whose game is %s is refused in one short line, and runs nothing', async (kind, game) => {
  for (const content of [
    { ...match().record(), game },
    { position: {}, game },
  ]) {
    const file = join(folder, 'foreign-game.json');
    writeFileSync(file, JSON.stringify(content));
    const refused = await loadMatch(file).catch((error: Error) => error);
    expect(refused, kind).toBeInstanceOf(UsageError);
    const { message } = refused as UsageError;
    expect(message).toMatch(/^cannot load "\P{Cc}{1,500}$/u);
    expect(message).toMatch(typeof game === 'string' ? /--game PATH/ : /its game is .*, not a name such as pig$/);
  }
  expect(process.env.FERMATA_TRAP).toBeUndefined();
});

test('a game outside the catalog is opened by whoever says where its rules are, if they are those', async () => {
  const module = fileURLToPath(new URL('../test/stumbling.ts', import.meta.url));
  const file = join(folder, 'walk.json');
  saveMatch(start(stumbling, { seed: 'rain' }), file, new Set());
  expect((await loadMatch(file, module)).entry.game.name).toBe('stumbling');
  await expect(loadMatch(file, 'pig')).rejects.toThrow(
    new UsageError(`cannot load "${file}": its game is "stumbling", and --game pig is "pig"`),
  );
  const place = join(folder, 'place.json');
  writeFileSync(place, '{"game":"pig","position":{"scores":[90,0]}}');
  await expect(loadMatch(place, 'kuhn-poker')).rejects.toThrow(
    'its game is "pig", and --game kuhn-poker is "kuhn-poker"',
  );
});

test('a slip in --game is told as that, whatever the file holds', async () => {
  const file = join(folder, 'right.json');
  saveMatch(match(), file, new Set());
  await expect(loadMatch(file, 'pgi')).rejects.toThrow(new UnknownGame('there is no game "pgi"; did you mean pig?'));
});

test('a position without a seed is the same match each time', async () => {
  const file = join(folder, 'position.json');
  writeFileSync(file, '{"game":"pig","position":{"scores":[90,0],"pot":8}}');
  const [one, other] = await Promise.all([loadMatch(file), loadMatch(file)]);
  expect(one.match.record()).toEqual(other.match.record());
});
