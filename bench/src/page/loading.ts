/** What a browser loads of the page, and how much that is. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { builtPage } from '../../../packages/cli/bin/workspace/page.js';
import { launch } from '../../../packages/web/browser/chromium.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The folder of the page, as it is served to people. */
export function pageFolder(): Promise<string> {
  return builtPage(ROOT, () => {});
}

/** The scripts and styles that were asked for until the page is where `reach` leads it, workers and what they ask for included. */
export async function loadedUntil(reach: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const asked = new Set<string>();
  const { address, close } = await served(await pageFolder(), (file) => asked.add(file));
  const browser = await launch();
  try {
    // What is fetched ahead, to be there without a network, is not what the lobby waits for.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(address);
    await reach(page);
  } finally {
    await browser.close();
    close();
  }
  return [...asked].filter(isCode);
}

/** Serves the files of a folder to this machine, on any port, and tells which are asked for. */
export async function served(folder: string, tell: (file: string) => void = () => {}) {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').replace(/[?].*/, '').replace(/[/]$/, '/index.html');
    try {
      const body = await readFile(join(folder, path));
      tell(join(folder, path));
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo; // it listens
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Scripts and styles: no pictures, fonts, maps. */
export function isCode(file: string): boolean {
  return /[.](?:js|css)$/.test(file);
}

/** Bytes of files, each gzipped as a server would send it. */
export async function gzipped(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(file), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
