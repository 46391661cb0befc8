import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds within something, in a line each. */
export async function violations(page: Page, what = 'html'): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (what) => {
    // Pictures are hidden from readers, have no text, and take axe half a minute.
    const { axe } = window as unknown as { axe: { run(context: object): Promise<{ violations: Found[] }> } };
    interface Found {
      id: string;
      help: string;
      nodes: { html: string; failureSummary?: string }[];
    }
    const { violations } = await axe.run({ include: [[what]], exclude: [['.picture']] });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.slice(0, 200)}`,
    );
  }, what);
}
