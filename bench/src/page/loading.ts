/** What a browser loads of the page, and how much that is. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { builtPage } from '../../../packages/cli/bin/workspace/page.js';
import { launch } from '../../../packages/web/browser/chromium.ts';
import { served } from '../../../packages/web/browser/file-server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

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

/** Scripts and styles: no pictures, fonts, maps. */
export function isCode(file: string): boolean {
  return /[.](?:js|css)$/.test(file);
}

/** Bytes of files, each gzipped as a server would send it. */
export async function gzipped(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(file), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
