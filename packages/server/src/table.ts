import { Host, type KeptEntry, type KeptMatch, Overtaken, type Ports } from '@fermata/session';
import type { Logger } from 'pino';
import type { BotPool } from './bots/pool.ts';
import type { Manner, ServedGame } from './games.ts';
import type { Counters } from './metrics.ts';
import { AlreadyThere } from './store/appends.ts';
import type { KeptRecord, Store, StoredMatch } from './store/store.ts';
import type { ChatRow, EntryRow } from './store/tables.ts';
import { sha256, tokenFor } from './tokens.ts';
import { printOf, setupOf, wake } from './waking.ts';

/** What a table needs from outside. */
export interface Surroundings {
  readonly store: Store;
  readonly log: Logger;
  readonly counters: Counters;
  readonly bots: BotPool;
}

/** What is told of the seed: its hash beforehand, and once it is over the seed itself. */
export interface Commitment {
  readonly seedHash: string;
  readonly seed?: string;
}

/** A match that is awake in this process, with those who listen to its chat. */
export class Table {
  readonly id: string;
  readonly host: Host;
  readonly #stored: StoredMatch;
  readonly #store: Store;
  readonly #log: Logger;
  readonly #watchers = new Set<() => void>();
  #recorded: number;
  readonly #listeners = new Set<(line: ChatRow) => void>();
  #speaking: Promise<unknown> = Promise.resolve();
  #tokens: readonly (string | null)[];
  readonly #settle: () => Promise<void>;
  #roused: Promise<void> | undefined;
  /** When somebody was last here. */
  used = Date.now();

  private constructor(stored: StoredMatch, host: Host, { store, log }: Surroundings, settle: () => Promise<void>) {
    this.id = stored.id;
    this.host = host;
    this.#stored = stored;
    this.#store = store;
    this.#log = log;
    this.#recorded = stored.recorded ?? 0;
    this.#tokens = stored.seats.map(({ token }) => token);
    this.#settle = settle;
  }

  /** Reads a match from the store, to be looked at: nothing is written. Throws Refused where the rules no longer fit. */
  static async read(stored: StoredMatch, { entry, rules }: ServedGame, around: Surroundings): Promise<Table> {
    const { store, log, counters, bots } = around;
    const rows = await store.entries(stored.id);
    const woken = wake(entry.game, rules, stored, rows);
    const { version } = entry.game;
    const settle = async () => {
      if (woken.rules === 'alike') await store.settle(stored.id, version, rules);
      if (woken.rules === 'upgraded')
        await store.upgrade(stored.id, version, rules, stored.version, recordOf(woken.kept));
    };
    let runs = stored.runs === 1;
    const manner = JSON.parse(stored.manner) as Manner; // as it was written
    const { id } = stored;
    const ports: Ports = {
      ...manner,
      openSince: woken.openSince,
      isSealed: true,
      isAsleep: true,
      isFrozen: stored.frozen !== null,
      done: new Map(rows.flatMap(({ command, seq }) => (command === null ? [] : [[command, seq] as const]))),
      think: bots.of(id),
      keep: async (seq, kept, command) => {
        const print = printOf(host.kept);
        const at = new Date().toISOString();
        const row = { match: id, seq, command: command ?? null, entry: JSON.stringify(kept), print, at };
        const ended = counters.appends.startTimer();
        try {
          // Whoever goes is played for: after a restart, too.
          if (!runs && (kept.type === 'leave' || kept.type === 'resign')) await store.letRun(id);
          runs ||= kept.type === 'leave' || kept.type === 'resign';
          await store.append(row);
        } catch (error) {
          log.warn({ match: id, seq, error: (error as Error).name }, 'an entry could not be kept');
          if (error instanceof AlreadyThere) throw new Overtaken('others are faster here; try again');
          throw new Error('it could not be kept; try again');
        } finally {
          ended();
        }
        if (host.end !== undefined) void table.keepRecord();
      },
      missed: async (from) => {
        try {
          return (await store.entries(id, from)).map(keptEntry);
        } catch {
          throw new Error('it could not be kept; try again');
        }
      },
      broke: (error) => {
        log.error({ match: id }, 'the rules broke; the match is frozen, and what they threw is in the store');
        const frozen = JSON.stringify({ message: error.message, record: host.kept.entries });
        store.freeze(id, frozen).catch(() => log.error({ match: id }, 'what the rules threw could not be kept'));
      },
    };
    const host: Host = new Host(entry.game, woken.kept, ports);
    const table: Table = new Table(stored, host, around, settle);
    return table;
  }

  /** It goes on from now on: bots are called, time runs, and what has become of it under other rules is kept. */
  rouse(): Promise<void> {
    this.#roused ??= this.#rouse().catch((error) => {
      this.#roused = undefined;
      throw error;
    });
    return this.#roused;
  }

  async #rouse(): Promise<void> {
    await this.#settle();
    this.host.rouse();
    if (this.host.end !== undefined && this.#stored.ended === null) void this.keepRecord();
  }

  /** Nothing more happens here. What was only looked at is left as it was. */
  async sleep(): Promise<void> {
    this.host.close();
    if (this.#roused !== undefined) await this.keepRecord();
  }

  get commitment(): Commitment {
    const { seed } = setupOf(this.#stored);
    // A match whose rules broke is not over: it may be mended and go on.
    return { seedHash: sha256(seed), ...(this.host.kept.outcome !== undefined && { seed }) };
  }

  get manner(): Manner {
    return JSON.parse(this.#stored.manner) as Manner; // as it was written
  }

  /** The seat that a token is good for; undefined of any other. */
  seatOf(token: string): number | undefined {
    const seat = this.#tokens.indexOf(sha256(token));
    return seat < 0 ? undefined : seat;
  }

  /** Reads again whose the seats are. */
  async readSeats(): Promise<void> {
    this.#tokens = (await this.#store.seats(this.id)).map(({ token }) => token);
    for (const tell of this.#watchers) tell();
  }

  /** Is told when a seat has become somebody else's, or somebody's. */
  watchSeats(tell: () => void): () => void {
    this.#watchers.add(tell);
    return () => this.#watchers.delete(tell);
  }

  /** The token for who leaves with another, or joins with a code, by this command. */
  tokenFor(secret: string, command: string): string {
    return tokenFor(this.#stored.seed, secret, command);
  }

  /** Keeps the record beside the entries: rules of tomorrow may upgrade it, and could not play the entries. */
  async keepRecord(): Promise<void> {
    const { kept, end } = this.host;
    const isOver = end !== undefined && end.broken === undefined;
    if (kept.entries.length === this.#recorded && !isOver) return;
    this.#recorded = kept.entries.length;
    try {
      await this.#store.keepRecord(this.id, recordOf(kept), isOver ? new Date().toISOString() : null);
    } catch {
      this.#log.warn({ match: this.id }, 'the record could not be kept');
    }
  }

  /** Whether anybody is there, even one who follows nothing: what they say is said to this match, and to no other made of it. */
  get isAttended(): boolean {
    return this.#listeners.size > 0 || this.host.isHeard;
  }

  /** Whoever is there hears what is said. */
  listen(tell: (line: ChatRow) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  /** One after the other: so all hear it in the order of its numbers. */
  say(seat: number, text: string): Promise<void> {
    const said = this.#speaking.then(async () => {
      const line = await this.#store.say({ match: this.id, seat, text, at: new Date().toISOString() });
      for (const tell of this.#listeners) tell(line);
    });
    this.#speaking = said.catch(() => undefined);
    return said;
  }

  chat(from: number): Promise<ChatRow[]> {
    return this.#store.chat(this.id, from);
  }
}

function recordOf({ match, entries }: KeptMatch): KeptRecord {
  return { record: JSON.stringify(match.record()), recorded: entries.length };
}

function keptEntry({ entry, command, print }: EntryRow): KeptEntry {
  const isAsKept = (kept: KeptMatch) => printOf(kept) === print;
  return { entry: JSON.parse(entry), isAsKept, ...(command !== null && { command }) };
}
