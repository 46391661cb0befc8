/**
 * The address of the worker, built in one go with the page: what both need (rules' tables, core, the scene of a game) is then
 * one file, loaded once. Vite builds workers apart, and each would have a copy of its own.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:worker';

export function worker(): Plugin {
  return {
    name: 'fermata-worker',
    apply: 'build',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const file = this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, '../src/worker/main.ts'),
        name: 'worker',
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
