import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { saveAndKill } from '../test/killed.ts';
import { writeAtomically } from './atomic-write.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

function room(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

test('whoever is killed while saving leaves the old match or the new one', { timeout: 120_000 }, async () => {
  await saveAndKill(room('killed'), 12);
});

test('drafts of those who are gone are swept away by the next save, drafts of those who write are not', () => {
  const home = room('drafts');
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const [left, busy, foreign] = [`.fermata-${gone}-0123456789ab.tmp`, `.fermata-1-0123456789ab.tmp`, '.other-7.tmp'];
  for (const name of [left, busy, foreign]) writeFileSync(join(home, name), 'a part of');
  writeAtomically(join(home, 'match.json'), '{}');
  expect(readdirSync(home).sort()).toEqual([busy, foreign, 'match.json'].sort());
});

test('a name that is taken is refused, and nothing is left beside it', () => {
  const home = room('taken');
  writeFileSync(join(home, 'diary'), 'Dear diary');
  symlinkSync(join(home, 'nowhere'), join(home, 'link'));
  for (const name of ['diary', 'link']) expect(() => writeAtomically(join(home, name), '{}')).toThrow('EEXIST');
  expect(readdirSync(home).sort()).toEqual(['diary', 'link']);
  expect(readFileSync(join(home, 'diary'), 'utf8')).toBe('Dear diary');
});

test('a link stays a link, and who may read a file may read the new one', () => {
  const home = room('linked');
  writeFileSync(join(home, 'real'), 'old');
  chmodSync(join(home, 'real'), 0o640);
  symlinkSync('real', join(home, 'link'));
  writeAtomically(join(home, 'link'), 'new', { overwrites: true });
  expect(readFileSync(join(home, 'real'), 'utf8')).toBe('new');
  expect(statSync(join(home, 'real')).mode & 0o777).toBe(0o640);
  expect(lstatSync(join(home, 'link')).isSymbolicLink()).toBe(true);
});

test.skipIf(!existsSync('/dev/null'))('a device is written to, not replaced', () => {
  writeAtomically('/dev/null', 'text', { overwrites: true });
  expect(statSync('/dev/null').isFile()).toBe(false);
});
