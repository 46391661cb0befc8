import type { Bench } from '../bench.ts';
import { loadedUntil } from './loading.ts';
import { overReact } from './vs-react.ts';

export const bench: Bench = {
  name: 'page_wingspan_vs_react',
  about: 'the same until the first question of Wingspan stands: page, workers, rules, bots and look',
  bar: { atMost: 3 },
  measure: async () => {
    const files = await loadedUntil(async (page) => {
      await page.click('[data-game="wingspan"] button.primary');
      await page.waitForSelector('[data-question]');
      await page.waitForLoadState('networkidle');
    });
    return overReact(files);
  },
};
