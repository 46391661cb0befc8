import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@fermata/catalog';
import { start } from '@fermata/core';
import { expect } from 'vitest';
import { loadMatch, saveRecord } from '../src/files.ts';

const SAVING = fileURLToPath(new URL('saving.ts', import.meta.url));
const SOURCES = new URL('../../../tools/sources.js', import.meta.url).href;

/** Kills whoever saves a match so many times, each at another moment; what is there must always be a match. */
export async function saveAndKill(folder: string, times: number): Promise<void> {
  const file = join(folder, 'match.json');
  const own = new Set<string>();
  const sources = ['rain', 'snow'].map((word) => {
    const record = start(findGame('pig').game, { seed: word.repeat(50_000) }).record(); // long, so that writing takes its time
    saveRecord(record, file, own);
    return saveRecord(record, join(folder, `${word}.json`));
  });
  for (let time = 0; time < times; time++) {
    await killed(file, sources, 1 + (time % 20));
    const { seed } = await loadMatch(file);
    expect(['rain', 'snow']).toContain(seed.slice(0, 4));
  }
  saveRecord((await loadMatch(file)).match.record(), file, own);
  expect(readdirSync(dirname(file)).sort()).toEqual(['match.json', 'rain.json', 'snow.json']);
}

/** Ends the process at the dot with this number, in the middle of what comes after it. */
function killed(file: string, sources: readonly string[], dots: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', SOURCES, SAVING, file, ...sources], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let seen = 0;
  child.stdout.on('data', (text) => {
    seen += text.length;
    if (seen >= dots) child.kill('SIGKILL');
  });
  return new Promise((done, fail) =>
    child.on('close', (_, signal) => (signal === 'SIGKILL' ? done() : fail(new Error('it ended by itself')))),
  );
}
