/** Builds the page once, before all browser tests: else each of those that begin together would. */
import { fileURLToPath } from 'node:url';
import { builtPage } from '../packages/cli/bin/workspace/page.js';

export async function setup(): Promise<void> {
  await builtPage(fileURLToPath(new URL('../', import.meta.url)), () => {});
}
