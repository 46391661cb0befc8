/** `npm run build`: makes every package ready to be packed, each against what was built of those that it depends on. */
import { relative } from 'node:path';
import { build } from './build.ts';
import { packagesIn } from './packages.ts';

const root = process.cwd();

try {
  for (const it of packagesIn(root)) {
    await build(it);
    console.log(`${it.manifest.name.padEnd(24)} ${relative(root, it.folder)}/dist`);
  }
} catch (error) {
  console.error((error as Error).message); // the build throws errors
  process.exitCode = 1;
}
