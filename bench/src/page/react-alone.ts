import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Within the workspace, so that the React of the page is found. */
const HERE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

/** The least that one can do with React. */
const LEAST = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('p', null, 'Hello'));
`;

/** Bytes of React and React DOM alone, by the bundler of the page and with its settings, gzipped. */
export async function reactAlone(): Promise<number> {
  process.env.NODE_ENV = 'production';
  const folder = await mkdtemp(join(HERE, 'react-alone-'));
  try {
    await writeFile(join(folder, 'least.js'), LEAST);
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2023',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(folder, 'least.js') },
      },
    });
    const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]; // nobody watches
    return output.reduce((sum, it) => sum + (it.type === 'chunk' ? gzipSync(it.code, { level: 9 }).length : 0), 0);
  } finally {
    await rm(folder, { recursive: true });
  }
}
