import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@fermata/catalog';
import { start } from '@fermata/core';
import { expect, onTestFinished, test } from 'vitest';
import { saveAndKill } from '../test/killed.ts';
import { loadMatch, saveRecord } from './files.ts';
import { UsageError } from './usage-error.ts';

function room(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('killed two hundred times while saving: the old match or the new one', async () => {
  await saveAndKill(room(), 200);
});

/** A disk of so many bytes, where this machine lets us have one. */
function smallDisk(bytes: number): string | undefined {
  const folder = room();
  try {
    execFileSync('sh', ['-c', `mount -t tmpfs -o size=${bytes} tmpfs '${folder}'`], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('sh', ['-c', `umount '${folder}'`]));
  return folder;
}

test('on a full disk the earlier save stays', async ({ skip }) => {
  const disk = smallDisk(2 ** 16) ?? skip('mounting is not allowed here');
  const file = join(disk, 'match.json');
  const own = new Set<string>();
  const recordOf = (seed: string) => start(findGame('pig').game, { seed }).record();
  saveRecord(recordOf('rain'), file, own);
  const full = `cannot save to "${file}": no space left on device; make room, or save elsewhere`;
  expect(() => saveRecord(recordOf('snow'.repeat(50_000)), file, own)).toThrow(new UsageError(full));
  expect((await loadMatch(file)).seed).toBe('rain');
  expect(readdirSync(disk)).toEqual(['match.json']);
});
