/** `npm run set-version -- 0.3.0`: the version of every package, and of every one that it needs of ours. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packagesIn } from './build/packages.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+[.]\d+[.]\d+$/.test(version)) {
  console.error(`a version is three numbers, such as 0.3.0; got "${version}"`);
  process.exit(2);
}

const root = join(import.meta.dirname, '..');
for (const folder of [root, join(root, 'bench'), ...packagesIn(root).map((it) => it.folder)]) {
  const file = join(folder, 'package.json');
  const text = readFileSync(file, 'utf8')
    .replace(/(?<=^ {2}"version": ")[^"]+/m, version)
    .replace(/(?<=^ {4}"@fermata[/][^"]+": ")\d[^"]*/gm, version);
  writeFileSync(file, text);
  console.log(`${version}  ${relative(root, file)}`);
}
console.log('\nNow: npm install, which tells the lock file, and the number and the date in CHANGELOG.md.');
