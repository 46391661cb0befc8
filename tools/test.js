/** `npm test`: every check, in order; fails if any does. Plain JavaScript, since it must run before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const CHECKS = {
  Types: 'npm run --silent types',
  'Lint and format': 'npm run --silent lint',
  'Import direction': 'npm run --silent imports',
  'Flows that never run': 'npm run --silent flows',
  'Dead code': 'npm run --silent knip',
  // Counting branches slows all code down, by a third and more: so it is done only where they are all to be covered.
  'Tests of core, and coverage': 'npx vitest run --coverage packages/core/',
  'Tests of all else': 'npx vitest run --exclude "packages/core/**"',
};

if (!isInstalled() && !run('Install', 'npm ci')) process.exit(1);
const failed = Object.entries(CHECKS).filter(([heading, command]) => !run(heading, command));
if (failed.length > 0) {
  console.error(`\nFAILED: ${failed.map(([heading]) => heading).join(' · ')}`);
  process.exit(1);
}
console.log('\nAll checks passed.');

/** @param {string} heading @param {string} command */
function run(heading, command) {
  console.log(`\n== ${heading} ==`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
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
