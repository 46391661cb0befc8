/** Sessions whose host runs in a worker of a real browser are held to what those in Node are. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG } from '@fermata/catalog';
import type { News, Session } from '@fermata/session';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { holdSessions } from '../../session/test/sessions.ts';
import { launch } from './chromium.ts';
import { served } from './file-server.ts';
import { buildHarness } from './harness/built.ts';

interface Harness {
  begin(setup: unknown): Promise<number>;
  close(line: number): Promise<void>;
  call(line: number, seat: number, name: string, args: readonly unknown[]): Promise<unknown>;
}
declare const harness: Harness;

let browser: Browser;
let page: Page;
let folder: string;
let close: () => void;
/** Whoever follows, by line and seat. */
const ears = new Map<string, (news: News) => void>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fermata-harness-'));
  await buildHarness(folder);
  const server = await served(folder);
  close = server.close;
  browser = await launch();
  page = await browser.newPage();
  await page.exposeFunction('tell', (key: string, news: News) => ears.get(key)?.(news));
  await page.goto(server.address);
  await page.waitForFunction(() => 'harness' in globalThis);
});
afterAll(async () => {
  await browser?.close();
  close?.();
  await rm(folder, { recursive: true });
});

holdSessions(
  {
    name: 'in a worker',
    begin: async (setup) => {
      const line = await page.evaluate((it) => harness.begin(it), setup);
      return {
        session: (seat) => sessionOf(line, seat),
        close: () => page.evaluate((it) => harness.close(it), line),
      };
    },
  },
  CATALOG.map(({ game }) => game),
);

/** Every call goes through the page into the worker, and what is told comes back the same way. */
function sessionOf(line: number, seat: number): Session {
  const call =
    (name: string) =>
    (...args: readonly unknown[]) =>
      page.evaluate(([on, who, what, given]) => harness.call(on, who, what, given), [line, seat, name, args] as const);
  const follow = (tell: (news: News) => void, from = 0) => {
    ears.set(`${line} ${seat}`, tell);
    return call('follow')(from);
  };
  return new Proxy({} as Session, { get: (_, name) => (name === 'follow' ? follow : call(String(name))) });
}
