import { dirname } from 'node:path';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import type { Found } from '../games.ts';
import { WORKSPACE } from '../installation.ts';
import { UsageError } from '../usage-error.ts';

/**
 * A game and all that it imports as one module for a browser. Its core is not in it: it takes the one that the page plays
 * with, through the doors that the page opens before it loads a game (packages/web/src/games/doors.ts).
 */
export async function bundleGame({ path, name, contentsName, entry }: Found, word: string): Promise<string> {
  const extras = (['staging', 'form'] as const).filter((it) => entry[it] !== undefined);
  const contained = entry.contents === undefined ? [] : [`${contentsName} as contents`];
  const names = [`${name} as game`, ...extras, ...contained];
  const text = `export { ${names.join(', ')} } from ${JSON.stringify(path)};`;
  try {
    const { outputFiles } = await build({
      stdin: { contents: text, resolveDir: dirname(path), sourcefile: 'game-for-the-page.js' },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      target: 'es2023',
      conditions: WORKSPACE === undefined ? ['module'] : ['@fermata/source', 'module'],
      // Whoever writes the game looks at its own lines where it breaks.
      sourcemap: 'inline',
      logLevel: 'silent',
      plugins: [doors()],
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    throw new UsageError(`cannot make a module for the page of "${word}": ${whyNot(error)}`, { cause: error });
  }
}

/** Core and scene are the page's own: with a second copy of them, neither would know the words of the other. */
function doors(): Plugin {
  return {
    name: 'doors',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@fermata\/(?:core|scene)(?:\/|$)/ }, ({ path }) => ({ path, namespace: 'door' }));
      onLoad({ filter: /./, namespace: 'door' }, ({ path }) => ({
        contents: `module.exports = globalThis[Symbol.for('fermata doors')](${JSON.stringify(path)});`,
      }));
    },
  };
}

/** The first of all that is wrong, and where. */
function whyNot(error: unknown): string {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  if (first === undefined) return (error as Error).message;
  const place = first.location === null ? '' : ` (${first.location.file}:${first.location.line})`;
  return `${first.text}${place}`;
}
