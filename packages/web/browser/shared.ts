/** What the files of browser tests share: one browser and one served page each. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './chromium.ts';
import { type Served, serve } from './page-at.ts';
import { Player } from './player.ts';

export interface Tools {
  readonly browser: () => Browser;
  readonly address: () => string;
  /** A new person, with a browser of their own. */
  arrive(options?: BrowserContextOptions, settings?: object): Promise<Player>;
}

/** `words` are further words for what serves the page. */
export function tools(port: number, words: readonly string[] = []): Tools {
  let browser: Browser | undefined;
  let served: Served | undefined;
  beforeAll(async () => {
    [browser, served] = await Promise.all([launch(), serve(port, words)]);
  });
  afterAll(async () => {
    served?.close();
    await browser?.close();
  });
  const there = <T>(it: T | undefined): T => it as T; // within a test it is
  return {
    browser: () => there(browser),
    address: () => there(served).address,
    arrive: async (options = {}, settings) => {
      const context = await there(browser).newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
        ...options,
      });
      const player = new Player(await context.newPage());
      await player.arrive(there(served).address, settings);
      return player;
    },
  };
}
