import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { launch } from '../../../packages/web/browser/chromium.ts';
import { served } from '../../../packages/web/browser/file-server.ts';
import type { Bench } from '../bench.ts';
import { cost, type Round } from '../measure.ts';
import { ANSWERS, searching } from './searching.ts';

const ROUNDS = 9;
const WARM_UPS = 4;

export const bench: Bench = {
  name: 'worker_search_vs_node',
  about: "answers of search at the same questions of Wingspan, in a browser's worker, over the same in Node",
  bar: { atLeast: 0.7 },
  measure: async (quick) => {
    const folder = await mkdtemp(join(CACHE, 'worker-search-'));
    const rounds: Round[] = [];
    try {
      await bundled(folder);
      const { address, close } = await served(join(folder, 'dist'));
      const browser = await launch();
      try {
        const page = await browser.newPage();
        await page.goto(address);
        const here = searching();
        for (let round = 0; round < WARM_UPS + (quick ? 3 : ROUNDS); round++) {
          // By turns: a slow moment of the machine hits both.
          const [ours, peer] = [await inWorker(page), here()];
          if (round >= WARM_UPS) rounds.push({ ours: (ours * 1e6) / ANSWERS, peer: (peer * 1e6) / ANSWERS });
        }
      } finally {
        await browser.close();
        close();
      }
    } finally {
      await rm(folder, { recursive: true });
    }
    const { ours, peer, value, spread } = cost(rounds, 'answer');
    return { ours, peer, value: 1 / value, spread: [1 / spread[1], 1 / spread[0]] };
  },
};

/** Within the workspace, so that our packages are found. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));
const WORKER = `import { searching } from ${JSON.stringify(fileURLToPath(new URL('searching.ts', import.meta.url)))};
const once = searching();
onmessage = () => postMessage(once());
`;
const PAGE = `<!doctype html><title>search</title><script type="module">
const worker = new Worker('./worker.js', { type: 'module' });
globalThis.once = () => new Promise((done) => { worker.onmessage = ({ data }) => done(data); worker.postMessage(0); });
</script>`;

/** A page and its worker, made as the page of people is. */
async function bundled(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  await writeFile(join(folder, 'worker.mjs'), WORKER);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@fermata/source', 'module', 'browser'] },
    build: {
      outDir: join(folder, 'dist'),
      target: 'es2023',
      rolldownOptions: { input: join(folder, 'worker.mjs'), output: { entryFileNames: '[name].js' } },
    },
  });
  await writeFile(join(folder, 'dist/index.html'), PAGE);
}

/** What the worker takes for its answers. */
function inWorker(page: Page): Promise<number> {
  return page.evaluate('globalThis.once()');
}
