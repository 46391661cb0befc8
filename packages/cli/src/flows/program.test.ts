import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../../test/fermata.ts';
import { UsageError } from '../usage-error.ts';
import { programAt } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONFIG = JSON.stringify({
  compilerOptions: { module: 'nodenext', strict: true, customConditions: ['@fermata/source'], types: [], noEmit: true },
  include: ['src'],
});
const RULES = `import { emit, type Flow } from '@fermata/core';
type Event = { type: 'rained' };
function* rain(): Flow<Event> {
  yield* emit({ type: 'rained' });
}
export function* turn(): Flow<Event> {
  RAIN
}
`;

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const INSTALLED = { '@fermata/core': 'packages/core', typescript: 'node_modules/typescript' };

/** A folder with these files, in which something is installed. */
function folderWith(name: string, files: { readonly [file: string]: string }, installed: object = INSTALLED): string {
  const path = join(folder, name);
  for (const [file, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  for (const [module, from] of Object.entries(installed)) {
    mkdirSync(dirname(join(path, 'node_modules', module)), { recursive: true });
    symlinkSync(join(REPOSITORY, from), join(path, 'node_modules', module));
  }
  return path;
}

describe.concurrent('fermata flows', { timeout: 120_000 }, () => {
  test('finds a flow of an author that never runs, and where', async () => {
    const home = folderWith('river', { 'tsconfig.json': CONFIG, 'src/rules.ts': RULES.replace('RAIN', 'rain();') });
    const found = 'src/rules.ts:7:3  rain(…) is a flow that never runs here: write yield* rain(…)\n';
    expect(await fermata(['flows'], home)).toEqual({ output: found, errors: '', code: 1 });
  });

  test('says so where all are run, also of a folder elsewhere', async () => {
    folderWith('brook', { 'tsconfig.json': CONFIG, 'src/rules.ts': RULES.replace('RAIN', 'yield* rain();') });
    const { output, code } = await fermata(['flows', './brook', '--json'], folder);
    expect({ told: JSON.parse(output), code }).toEqual({ told: { ok: true, flows: [] }, code: 0 });
  });
});

test.each<[what: string, files: { readonly [file: string]: string }, installed: object, why: string]>([
  ['no tsconfig.json', {}, INSTALLED, 'there is no tsconfig.json at "PATH"; give the folder of a game that has one'],
  [
    'nothing to look at',
    { 'tsconfig.json': CONFIG },
    INSTALLED,
    `cannot read "PATH/tsconfig.json": No inputs were found in config file 'PATH/tsconfig.json'. ` +
      `Specified 'include' paths were '["src"]' and 'exclude' paths were '[]'.`,
  ],
  [
    'no core, without whose types nothing is a flow',
    { 'tsconfig.json': CONFIG, 'src/rules.ts': RULES },
    { typescript: INSTALLED.typescript },
    '"PATH" does not find @fermata/core; run npm install there',
  ],
  [
    'no compiler',
    { 'tsconfig.json': CONFIG },
    {},
    'flows are found with TypeScript 5 or 6, which is missing; run npm install --save-dev typescript@6 there',
  ],
  [
    'a compiler that makes no programs',
    { 'tsconfig.json': CONFIG, 'node_modules/typescript/index.js': 'exports.version = "7.0.0";' },
    {},
    'flows are found with TypeScript 5 or 6, not 7.0.0; run npm install --save-dev typescript@6 there',
  ],
])('a folder with %s is refused', (what, files, installed, why) => {
  const path = folderWith(what.replaceAll(' ', '-'), files, installed);
  expect(() => programAt(path)).toThrow(new UsageError(why.replaceAll('PATH', path)));
});
