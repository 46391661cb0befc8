import type { Bench } from '../bench.ts';
import { loadedUntil } from './loading.ts';
import { overReact } from './vs-react.ts';

export const bench: Bench = {
  name: 'page_lobby_vs_react',
  about: 'scripts and styles that a browser loads until the lobby stands, gzipped, over React and React DOM alone',
  bar: { atMost: 1.6 },
  measure: async () => {
    const files = await loadedUntil(async (page) => {
      await page.waitForSelector('[data-game="wingspan"]');
      await page.waitForLoadState('networkidle');
    });
    return overReact(files);
  },
};
