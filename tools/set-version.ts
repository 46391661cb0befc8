/** `npm run set-version -- 0.3.0`: the version of every package, and of every one that it needs of ours. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packagesIn } from './build/packages.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+[.]\d+[.]\d+$/.test(version)) {
  console.error(`a version is three numbers, such as 0.3.0; got "${version}"`);
  process.exit(2);
}

const root = process.cwd();
const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (orderOf(version) <= orderOf(current)) {
  console.error(`versions go up: all packages have ${current} already; got ${version}`);
  process.exit(2);
}

for (const folder of [root, join(root, 'bench'), ...packagesIn(root).map((it) => it.folder)]) {
  const file = join(folder, 'package.json');
  const text = readFileSync(file, 'utf8')
    .replace(/(?<=^ {2}"version": ")[^"]+/m, version)
    .replace(/(?<=^ {4}"@fermata[/][^"]+": ")\d[^"]*/gm, version);
  writeFileSync(file, text);
  console.log(`${version}  ${relative(root, file)}`);
}
console.log('\nNow: npm install, which tells the lock file, and the number and the date in CHANGELOG.md.');

/** Texts that are in the order of the versions. */
function orderOf(version: string): string {
  return version
    .split('.')
    .map((part) => part.padStart(10, '0'))
    .join('.');
}
