/**
 * The address of the worker, built in one go with the page: what both need (rules' tables, core, the scene of a game) is then
 * one file, loaded once. Vite builds workers apart, and each would have a copy of its own.
 */
import type { Plugin } from 'vite';

const NAME = 'virtual:worker';

export function worker(source: string): Plugin {
  return {
    name: 'fermata-worker',
    apply: 'build',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const file = this.emitFile({ type: 'chunk', id: source, name: 'worker' });
      return `export const address = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
