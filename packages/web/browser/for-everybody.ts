/** What holds of all that the page shows: nothing that axe finds, the question never off the screen. */
import { expect } from 'vitest';
import { violations } from './axe.ts';
import type { Player } from './player.ts';

const THEMES = ['light', 'dark'] as const;
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A desk, a tablet, a phone; the first two at a zoom of 200 %, which halves both sides; and a narrow phone. */
const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 410, height: 590 },
  { width: 320, height: 568 },
];

/** At every width, in both themes; all of the page, or what is new on it. */
export async function checkAll({ page }: Player, what = 'html'): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, what), colorScheme).toEqual([]);
  }
  for (const size of SIZES) await checkFits(page, size);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/**
 * Nothing scrolls sideways, but what is swiped within itself; words fit on their buttons; and the question is whole on the
 * screen, beside some table.
 */
async function checkFits(page: Player['page'], { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const found = await page.evaluate(() => {
    const table = document.querySelector('.table');
    return {
      page: document.documentElement.scrollWidth - innerWidth,
      table: table === null ? 0 : table.scrollWidth - table.clientWidth,
      tableHeight: table?.clientHeight,
      cut: [...document.querySelectorAll('button')]
        .filter((it) => it.scrollWidth > it.clientWidth)
        .map((it) => it.textContent),
      question: document.querySelector('[data-question]')?.getBoundingClientRect().bottom,
    };
  });
  const where = `${width} × ${height}`;
  expect(found.page, `sideways at ${where}`).toBeLessThanOrEqual(0);
  expect(found.table, `the table sideways at ${where}`).toBeLessThanOrEqual(0);
  expect(found.cut, `words wider than their buttons at ${where}`).toEqual([]);
  expect(found.question ?? 0, `the question at ${where}`).toBeLessThanOrEqual(height);
  expect(found.tableHeight ?? height, `the table at ${where}`).toBeGreaterThan(height / 4);
}
