import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@fermata/catalog';
import { start } from '@fermata/core';
import { afterAll, describe, expect, test } from 'vitest';
import { inShell } from '../test/fermata.ts';
import { saveMatch } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));
saveMatch(start(findGame('pig').game, { seed: 'rain' }), join(folder, 'match.json'), new Set());

const STORY = ['watch', 'pokemon', '--seed', 'rain', '--no-autosave'];
/** A device that is always full. */
const FULL = '/dev/full';

// These are whole processes, and the machine may be busy.
describe.concurrent('output that cannot be written is an error with a code', { timeout: 120_000 }, () => {
  test
    .skipIf(!existsSync(FULL))
    .each([
      '--help',
      'list',
      'list --json',
      'play pig',
      'play pig --json',
      'resume',
      'resume --json',
      'watch pig',
      'watch pig --json',
      'sim pig --games 2',
      'arena pig random first --rounds 1',
      'replay match.json',
      'replay match.json --step',
      'replay match.json --verify',
      'explain match.json 0',
      'odds match.json',
      'check pig --matches 1',
      'new river-race --into .',
    ])('fermata %s', async (line) => {
    const errors = 'error: cannot write the output: no space left on device\n';
    expect(await inShell(line.split(' '), folder, (it) => `${it} > ${FULL}`)).toEqual({ output: '', errors, code: 1 });
  });

  test('also where a part of it could be written', async () => {
    const file = join(folder, 'story.txt');
    // Two blocks of 512 bytes; the story of a whole match is longer than that.
    const { errors, code } = await inShell(STORY, folder, (it) => `ulimit -f 2; exec ${it} > '${file}'`);
    expect({ errors, code }).toEqual({ errors: 'error: cannot write the output: file too large\n', code: 1 });
    expect(statSync(file).size).toBe(1024);
  });

  test('but whoever reads it may stop doing so', async () => {
    const { output, errors } = await inShell(STORY, folder, (it) => `{ ${it}; echo "code $?" >&2; } | head -n 1`);
    expect(output).toMatch(/^Pokémon {2}Random 1, Random 2;.*\n$/);
    expect(errors).toBe('code 0\n');
  });
});
