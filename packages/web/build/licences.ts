/** Writes `licences.txt`: what is bundled, by whom, and under which licence. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function licences(): Plugin {
  const folders = new Set<string>();
  return {
    name: 'fermata-licences',
    apply: 'build',
    moduleParsed({ id }) {
      const [folder] = id.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? [];
      if (folder !== undefined) folders.add(folder);
    },
    generateBundle() {
      const known = [...folders, ...ALWAYS].filter((folder) => existsSync(join(folder, 'package.json'))).sort();
      const source = known.map(licenceOf).join(`\n\n${'-'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
}

const INSTALLED = join(import.meta.dirname, '../../../node_modules');
/** What the worker is bundled with goes through a build of its own. */
const ALWAYS = ['comlink', 'idb', 'react', 'react-dom', 'scheduler', 'uplot'].map((name) => join(INSTALLED, name));

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((it) => /^licen[cs]e/i.test(it));
  const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}`;
}
