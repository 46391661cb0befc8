/** The page online: friends by a link, somebody who looks on, and a server that dies meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cable } from './cable.ts';
import { launch } from './chromium.ts';
import { type Served, serve } from './page-at.ts';
import { ASKED, Player } from './player.ts';
import { type Call, Wire } from './wire.ts';

const PORT = 4681;
/** Where the cable begins that leads there. */
const NEAR = 4684;
const folder = mkdtempSync(join(tmpdir(), 'fermata-online-'));
let browser: Browser;
let served: Served;
const start = async () => {
  served = await serve(PORT, ['--data', folder]);
};
beforeAll(async () => {
  [browser] = await Promise.all([launch(), start()]);
});
afterAll(async () => {
  await served.kill();
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function arrive(address = served.address): Promise<Player> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const player = new Player(await context.newPage());
  await player.arrive(address);
  return player;
}

/** Sets up a match on the server: who else sits there. */
async function beginOnline({ page }: Player, game: string, sitter: string): Promise<void> {
  await page.click(`[data-game="${game}"] button:has-text("Set up")`);
  await page.check('.set-up .switch input');
  await page.selectOption('.set-up [data-sitter]', sitter);
  await page.click('.set-up button[type=submit]');
  await page.waitForSelector('.stage');
}

/** The links that the page shows to who has begun a match: to a seat, and to look on. They are put away then. */
async function invitations({ page }: Player): Promise<readonly string[]> {
  const links = await page
    .locator('.invites input')
    .evaluateAll((inputs) => inputs.map((it) => (it as HTMLInputElement).value));
  await page.click('.invites button');
  return links;
}

/** The letters of all cards that lie face up. */
async function cardsShown({ page }: Player): Promise<string[]> {
  await page.waitForSelector('.stage .card');
  const letters = await page.locator('.stage .card:not(.back) > b:first-child').allTextContents();
  return letters.toSorted();
}

const isOver = ({ page }: Player) => page.locator('.ending').count();

test('two play by a link, a third looks on, and each sees what is theirs, while the server is killed and a page reloaded', async () => {
  const [one, two, three] = await Promise.all([arrive(), arrive(), arrive()]);
  await beginOnline(one, 'kuhn-poker', 'person');
  const links = await invitations(one);
  expect(links).toHaveLength(2);
  await two.page.goto(links[0] ?? '');
  await three.page.goto(links[1] ?? '');
  const [own, others, none] = await Promise.all([one, two, three].map(cardsShown));
  expect([own?.length, others?.length, none]).toEqual([1, 1, []]);
  expect(own).not.toEqual(others); // there is one of each
  for (let turn = 0; (await isOver(one)) === 0; turn++) {
    if (turn === 4) {
      await served.kill();
      await start();
    }
    if (turn === 6) await two.page.reload();
    if (turn > 60) throw new Error('the match does not end');
    // Neither knows whose turn it is but by what the page shows.
    await Promise.race([one, two].map(({ page }) => page.waitForSelector(`${ASKED}, .ending`)));
    for (const player of [one, two]) await player.answer('mouse in the list');
  }
  for (const player of [one, two, three]) await player.page.waitForSelector('.ending');
  // Whoever looks on was never asked, and no address holds a token.
  for (const { page } of [one, two, three]) expect(page.url()).toMatch(/#\/online\/look\/[\w-]+$/);
});

/** As words alone: however names are written, and in ids. */
const inWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')} `;

/** All that a page says: what is read, and what only some hear. */
const wordsOn = async ({ page }: Player) =>
  inWords(
    await page.evaluate(() => {
      const said = [...document.querySelectorAll('[aria-label], [title], [alt]')].map((it) =>
        ['aria-label', 'title', 'alt'].map((name) => it.getAttribute(name)).join(' '),
      );
      return `${document.body.innerText} ${said.join(' ')}`;
    }),
  );

/** Birds that a seat was given face down, as its own line has told it; and of these the ones that it has laid open since. */
function birdsOf(wire: Wire, seat: number): { readonly given: readonly string[]; readonly open: readonly string[] } {
  const events = wire.frames.flatMap(({ event }) => (event === undefined ? [] : [event as WingspanEvent]));
  const own = events.filter((event) => event.seat === seat);
  return {
    given: own.flatMap(({ type, birds = [], card }) =>
      type === 'dealt' ? birds : type === 'cardDrawn' ? (card ?? []) : [],
    ),
    open: own.flatMap(({ type, bird }) => (type === 'birdPlayed' ? (bird ?? []) : [])),
  };
}

/** As much of its events as is read here. */
interface WingspanEvent {
  readonly type: string;
  readonly seat?: number;
  readonly birds?: readonly string[];
  readonly bird?: string;
  readonly card?: string;
}

test('Wingspan: no name of a card in a hand is ever told to the other, or to who looks on, nor stands on their page', async () => {
  const players = [await arrive(), await arrive(), await arrive()] as const;
  const wires = players.map(({ page }) => new Wire(page));
  const [one, two, three] = players;
  await beginOnline(one, 'wingspan', 'person');
  const links = await invitations(one);
  await two.page.goto(links[0] ?? '');
  await three.page.goto(links[1] ?? '');
  await three.page.waitForSelector('.stage');
  for (const [seat, player] of [one, two].entries()) {
    await player.page.waitForSelector('.list-toggle');
    const { given } = birdsOf(wires[seat] as Wire, seat);
    expect(given).toHaveLength(5);
    // What is looked for below is found where it may be.
    const words = await wordsOn(player);
    for (const bird of given) expect(words).toContain(inWords(bird));
  }
  for (let answers = 0; answers < 40; answers++) {
    await Promise.race([one, two].map(({ page }) => page.waitForSelector(ASKED)));
    for (const player of [one, two]) await player.answer('mouse in the list');
  }
  const shown = await Promise.all(players.map(wordsOn));
  for (const seat of [0, 1]) {
    const { given, open } = birdsOf(wires[seat] as Wire, seat);
    const hidden = given.filter((bird) => !open.includes(bird)).map(inWords);
    expect(hidden.length, 'some are still hidden').toBeGreaterThan(0);
    for (const other of [1 - seat, 2]) {
      const heard = wires[other]?.texts.join(' ') ?? '';
      expect(heard).toContain('"birds":[null,null,null,null,null]'); // that they were dealt is told
      const words = inWords(heard);
      expect(hidden.filter((bird) => words.includes(bird) || shown[other]?.includes(bird))).toEqual([]);
    }
  }
});

test('Wingspan: the server is killed three times, the network cut twice, the page reloaded once', async () => {
  const cable = new Cable(NEAR, PORT);
  await cable.lay();
  const me = await arrive(`http://127.0.0.1:${NEAR}/`);
  const wire = new Wire(me.page);
  await beginOnline(me, 'wingspan', 'random');
  let stretch = 0;
  for (; (await isOver(me)) === 0; stretch++) {
    await me.play('mouse in the list', 4); // in 26 turns there are more than six times as many
    if (stretch % 2 === 0 && stretch < 6) {
      await served.kill();
      await start();
    }
    if (stretch === 1 || stretch === 3) {
      const before = wire.last as Call; // it plays
      expect(before.isClosed).toBe(false);
      cable.cut();
      expect(cable.torn, 'the match had a line to the server').toBeGreaterThan(0);
      // What is answered meanwhile is not lost, nor is it given twice: each question is asked once.
      const answered = me.play('mouse in the list', 1);
      await cable.tried();
      expect(before.isClosed, 'the socket is gone, and not only called so').toBe(true);
      const { next } = wire;
      cable.mend();
      await answered;
      // The next one says who it is, and asks for what was not heard.
      const [greeting, following] = wire.after(before)?.sent ?? [];
      expect(greeting).toEqual(before.sent[0]);
      expect(greeting).toMatchObject({ type: 'hello', token: expect.any(String) });
      expect(following).toEqual({ type: 'follow', id: expect.any(Number), ...next });
    }
    if (stretch === 5) await me.page.reload();
    await me.page.waitForSelector('.list-toggle, .ending');
  }
  expect(stretch, 'all of that happened').toBeGreaterThan(5);
  cable.remove();
});
