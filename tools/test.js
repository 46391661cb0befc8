/** `npm test`: every check; fails if any does. Plain JavaScript, since it must run before anything is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What looks at the sources only. Each keeps one core busy, so as many are at work as there are cores. */
const LOOKS = {
  Types: 'npm run --silent types',
  'Flows that never run': 'npm run --silent flows',
  'Import direction': 'npm run --silent imports',
  'Lint and format': 'npm run --silent lint',
  'Dead code': 'npm run --silent knip',
};

/** What keeps all cores busy by itself. */
const TESTS = {
  // Counting branches slows all code down, by a third and more: so it is done only where they are all to be covered.
  'Tests of core, and coverage': 'npx vitest run --coverage packages/core/',
  'Tests of all else': 'npx vitest run --exclude "packages/core/**"',
  'Tests in a browser': 'npm run --silent test:browser',
};

if (!isInstalled() && !run('Install', 'npm ci')) process.exit(1);
const failed = [...(await failedOf(LOOKS)), ...(await failedTests(TESTS))];
if (failed.length > 0) {
  // Minutes of other output may lie between a failure and the end, where one looks.
  for (const { heading, said } of failed) console.error(`\n== ${heading}: its last words ==\n${lastLines(said, 80)}`);
  for (const { said } of failed) for (const line of namesOfFailed(said)) console.error(line);
  console.error(`\nFAILED: ${failed.map(({ heading }) => heading).join(' · ')}`);
  process.exit(1);
}
console.log('\nAll checks passed.');

/** @param {string} heading @param {string} command */
function run(heading, command) {
  console.log(`\n== ${heading} ==`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/** @typedef {{ heading: string, said: string }} Failed */

/** Those that fail. What each says is shown as a whole, when it is done. @param {{ [heading: string]: string }} looks */
async function failedOf(looks) {
  const left = Object.entries(looks);
  /** @type {Failed[]} */
  const failed = [];
  const work = async () => {
    for (let look = left.shift(); look !== undefined; look = left.shift()) {
      const [heading, command] = look;
      const { said, isGood } = await looked(command);
      console.log(`\n== ${heading} ==`);
      process.stdout.write(said);
      if (!isGood) failed.push({ heading, said });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

/** Those that fail, one after the other, heard while they speak. @param {{ [heading: string]: string }} tests */
async function failedTests(tests) {
  /** @type {Failed[]} */
  const failed = [];
  for (const [heading, command] of Object.entries(tests)) {
    console.log(`\n== ${heading} ==`);
    const { said, isGood } = await looked(command, (text) => process.stdout.write(text));
    if (!isGood) failed.push({ heading, said });
  }
  return failed;
}

/** @param {string} command @param {(text: string) => void} hear @returns {Promise<{ said: string, isGood: boolean }>} */
function looked(command, hear = () => {}) {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
      hear(text);
    });
  return new Promise((done) => child.on('close', (code) => done({ said, isGood: code === 0 })));
}

/** @param {string} text @param {number} count */
function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

/** The tests that failed, as vitest names them. @param {string} text */
function namesOfFailed(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  const lines = text.replace(/\x1b\[[\d;]*m/g, '').split('\n');
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line.startsWith('FAIL ')))];
}

/** Whether node_modules holds the versions of the lock file. What is optional may rightly be missing here. */
function isInstalled() {
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(installedFile)) return false;
  const wanted = Object.entries(packagesIn('package-lock.json')).filter(([path]) => path.startsWith('node_modules/'));
  const installed = packagesIn(installedFile);
  return wanted.every(([path, { version, optional }]) => optional || installed[path]?.version === version);
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
