/** What this browser keeps: matches, entry by entry. The page lists them, and the worker adds to them. */
import type { Entry, Kept, Setup } from '@fermata/session';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A match on the shelf. */
export interface KeptMatchRow {
  readonly id: string;
  readonly setup: Setup;
  /** When it was begun, and when something happened last, in milliseconds. */
  readonly begun: number;
  readonly touched: number;
  readonly answers: number;
  /** How it ended, in words; absent while it goes on. */
  readonly ending?: string;
}

interface Shelf extends DBSchema {
  matches: { key: string; value: KeptMatchRow };
  /** By match and number: a number is kept once. */
  entries: { key: [match: string, number: number]; value: Entry };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('fermata', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

/** Why something was not kept, for people. */
export function whyNotKept(error: unknown): string {
  const { name = '', message = '' } = error instanceof Error || error instanceof DOMException ? error : {};
  if (name === 'QuotaExceededError') return 'the storage of this browser is full';
  if (['SecurityError', 'InvalidStateError', 'UnknownError', 'ReferenceError'].includes(name))
    return 'this browser keeps nothing (a private window, or storage is switched off)';
  return message || 'this browser keeps nothing';
}

/** All matches, the last touched first. */
export async function keptMatches(): Promise<readonly KeptMatchRow[]> {
  const rows = await (await shelf()).getAll('matches');
  return rows.toSorted((one, other) => other.touched - one.touched);
}

export async function keepMatch(id: string, setup: Setup): Promise<void> {
  const now = Date.now();
  await (await shelf()).add('matches', { id, setup, begun: now, touched: now, answers: 0 });
}

/** The rules are known by now. */
export async function keepSetup(id: string, setup: Setup): Promise<void> {
  const transaction = (await shelf()).transaction('matches', 'readwrite');
  const row = await transaction.store.get(id);
  if (row !== undefined) await transaction.store.put({ ...row, setup });
  await transaction.done;
}

/** Resolves once it is on disk. Whatever is not added as a whole is not added. */
export async function keepEntry(id: string, number: number, entry: Entry): Promise<void> {
  const transaction = (await shelf()).transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' });
  const row = await transaction.objectStore('matches').get(id);
  if (row === undefined) throw new Error('this match was deleted in another tab');
  await Promise.all([
    transaction.objectStore('entries').add(entry, [id, number]),
    transaction.objectStore('matches').put({ ...row, touched: Date.now(), answers: number + 1 }),
    transaction.done,
  ]);
}

export async function keepEnding(id: string, ending: string): Promise<void> {
  const transaction = (await shelf()).transaction('matches', 'readwrite');
  const row = await transaction.store.get(id);
  if (row !== undefined) await transaction.store.put({ ...row, ending });
  await transaction.done;
}

/** A match with all its entries; undefined if it is not kept here. */
export async function keptMatch(id: string): Promise<(Kept & { readonly row: KeptMatchRow }) | undefined> {
  const db = await shelf();
  const row = await db.get('matches', id);
  if (row === undefined) return undefined;
  const entries = await db.getAll('entries', IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
  return { row, setup: row.setup, entries };
}

export async function forgetMatch(id: string): Promise<void> {
  const transaction = (await shelf()).transaction(['matches', 'entries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])),
    transaction.done,
  ]);
}
