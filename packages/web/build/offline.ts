/** Writes the service worker: after the first visit the page opens without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'fermata-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // Which games a page is given changes without a build: the service worker asks for them each time.
        const own = readdirSync(join(import.meta.dirname, '../public')).filter((name) => name !== 'given');
        const files = ['./', ...own, ...Object.keys(bundle).filter((name) => name !== 'index.html')].sort();
        const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
        const text = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
        const given = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: given + text });
      },
    },
  };
}
