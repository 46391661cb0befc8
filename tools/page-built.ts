/** Builds the page once, and unpacks the browser, before all browser tests: else each of those that begin together would. */
import { fileURLToPath } from 'node:url';
import { builtPage } from '../packages/cli/bin/workspace/page.js';
import { prepare } from '../packages/web/browser/chromium.ts';

export async function setup(): Promise<void> {
  prepare();
  await builtPage(fileURLToPath(new URL('../', import.meta.url)), () => {});
}
