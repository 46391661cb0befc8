/** Matches that bots have played, put into a browser as if somebody had played them there. */
import { LIST } from '@fermata/catalog/list';
import { type Entry, Host, type Setup } from '@fermata/session';
import type { Page } from 'playwright-core';

/** A match from its beginning to its end. The first seat is the person's. */
export interface Played {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  readonly record: unknown;
}

export async function played(name: string, seats: number, seed: string, level = 'greedy'): Promise<Played> {
  const listed = LIST.find((it) => it.name === name);
  if (listed === undefined) throw new Error(`there is no game "${name}"`);
  const { game } = await listed.load();
  const sitters = Array.from({ length: seats }, () => level);
  const setup = { game: name, version: game.version, sitters, seed };
  const entries: Entry[] = [];
  const host = Host.begin(game, setup, { keep: async (_, entry) => void entries.push(entry) });
  const session = host.session(0);
  await new Promise<void>((resolve) => void session.follow(({ end }) => end && resolve()));
  const record = await session.record();
  host.close();
  return { setup: { ...setup, sitters: sitters.with(0, 'person') }, entries, record };
}

/** How many entries there are before the question of the first seat that is nearest to a part of the match. */
export function until({ entries }: Played, part: number): number {
  if (part >= 1) return entries.length;
  const own = entries.flatMap((entry, at) => (entry.seat === 0 ? [at] : []));
  const wanted = entries.length * part;
  return own.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? 0;
}

/** Puts the beginning of a match on the shelf of a page that is open. */
export function keepOn(page: Page, id: string, { setup, entries }: Played, count: number): Promise<void> {
  const row = { id, setup, begun: 0, touched: Date.now(), answers: count };
  return page.evaluate(
    ([row, entries]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fermata');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const transaction = db.transaction(['matches', 'entries'], 'readwrite');
          transaction.objectStore('matches').put(row);
          for (const [at, entry] of entries.entries()) transaction.objectStore('entries').put(entry, [row.id, at]);
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    [row, entries.slice(0, count)] as const,
  );
}

/** Shows the beginning of a match on the page at an address. */
export async function openPlayed(page: Page, address: string, match: Played, count: number): Promise<void> {
  await keepOn(page, 'kept', match, count);
  await page.goto(`${address}#/match/kept`);
  await page.waitForSelector('.stage');
}
