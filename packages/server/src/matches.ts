/** All matches of a server: begun, woken when somebody wants them, and put to sleep when nobody does. */
import { randomUUID } from 'node:crypto';
import { freshSeed } from '@fermata/core/host';
import { KeptMatch, PERSON, type Reply } from '@fermata/session';
import { checkLevel } from './bots/pool.ts';
import type { Games, Manner } from './games.ts';
import { Refused } from './refused.ts';
import { type Surroundings, Table } from './table.ts';
import { freshToken, sha256 } from './tokens.ts';

/** A match that somebody wants. */
export interface Wanted {
  readonly game: string;
  /** Who sits at each seat: `person`, or the level of a bot. */
  readonly sitters: readonly string[];
  readonly options?: unknown;
  readonly manner: Manner;
}

/** A match that was begun, for who began it: a seat, and codes that invite others. */
export interface Begun {
  readonly match: string;
  readonly seedHash: string;
  readonly seat?: number;
  readonly token?: string;
  readonly invites: readonly { readonly seat: number; readonly code: string }[];
}

/** How long a match stays awake that nobody listens to. */
const IDLE_MS = 10 * 60 * 1000;

export class Matches {
  readonly #games: Games;
  readonly #around: Surroundings;
  readonly #awake = new Map<string, Promise<Table>>();
  readonly #sweep: ReturnType<typeof setInterval>;

  constructor(games: Games, around: Surroundings) {
    this.#games = games;
    this.#around = around;
    this.#sweep = setInterval(() => void this.#putToSleep(), IDLE_MS / 10);
    this.#sweep.unref();
  }

  get awake(): number {
    return this.#awake.size;
  }

  /** Throws Refused, Misuse, UnknownGame or BadLevel where it cannot be set up so. */
  async begin({ game: name, sitters, options, manner }: Wanted): Promise<Begun> {
    const { entry, rules } = this.#games.find(name);
    const { game } = entry;
    for (const sitter of sitters) if (sitter !== PERSON) checkLevel(sitter);
    if (manner.clock?.agent !== undefined) checkLevel(manner.clock.agent);
    const seed = freshSeed(); // 32 random bytes
    const setup = { sitters, ...(options !== undefined && { options }) };
    KeptMatch.begin(game, { game: game.name, version: game.version, seed, ...setup }); // throws where it cannot be
    const match = randomUUID();
    const people = [...sitters.keys()].filter((seat) => sitters[seat] === PERSON);
    const [seat] = people;
    const token = freshToken();
    const invites = people.slice(1).map((other) => ({ seat: other, code: freshToken() }));
    await this.#around.store.begin(
      {
        ...{ id: match, game: game.name, version: game.version, rules, seed, frozen: null },
        ...{ setup: JSON.stringify(setup), manner: JSON.stringify(manner), created: new Date().toISOString() },
        runs: Number(manner.clock !== undefined || people.length === 0),
      },
      [...sitters.keys()].map((at) => ({
        match,
        seat: at,
        token: at === seat ? sha256(token) : null,
        invite: hashed(invites.find((invite) => invite.seat === at)?.code),
      })),
    );
    return { match, seedHash: sha256(seed), invites, ...(seat !== undefined && { seat, token }) };
  }

  /** The match, awake. Throws Refused where there is none, or it cannot go on. */
  async open(id: string): Promise<Table> {
    const known = this.#awake.get(id);
    const table = known ?? this.#wake(id);
    if (known === undefined) {
      this.#awake.set(id, table);
      table.catch(() => this.#awake.delete(id));
    }
    const opened = await table;
    opened.used = Date.now();
    return opened;
  }

  /** A seat for whoever has a code that invites to it. */
  async join(id: string, code: string): Promise<{ seat: number; token: string }> {
    const token = freshToken();
    const seat = await this.#around.store.claim(id, sha256(code), sha256(token));
    if (seat === undefined) throw new Refused('this invitation is not good, or was used before; ask for another');
    await (await this.open(id)).readSeats();
    return { seat, token };
  }

  /** Wakes those that go on by themselves, one after the other: clocks run on after a restart. */
  async wakeRunning(): Promise<void> {
    const { store, log } = this.#around;
    for (const id of await store.running())
      await this.open(id).catch((error: Error) => log.warn({ match: id, error: error.name }, 'it could not be woken'));
  }

  /**
   * Leaves, and is played for; the seat has another token from then on. Whoever says it again with the same command, because
   * the reply was lost, is told the same. Undefined where the token is not good.
   */
  async leave(table: Table, token: string, command: string): Promise<{ reply: Reply; token?: string } | undefined> {
    const next = table.partingToken(token, command);
    const before = table.seatOf(next);
    if (before !== undefined) return { reply: { type: 'ok' }, token: next };
    const seat = table.seatOf(token);
    if (seat === undefined) return undefined;
    const reply = await table.host.session(seat, `${seat} ${command}`).leave();
    if (reply.type !== 'ok') return { reply };
    await this.#around.store.rotate(table.id, sha256(token), sha256(next));
    await table.readSeats();
    return { reply, token: next };
  }

  /** Finishes what is under way; nothing more happens then. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    for (const table of await Promise.allSettled(this.#awake.values())) {
      if (table.status === 'rejected') continue;
      await table.value.host.settled();
      table.value.host.close();
      await table.value.keepRecord();
    }
    this.#awake.clear();
  }

  async #wake(id: string): Promise<Table> {
    const stored = await this.#around.store.find(id);
    if (stored === undefined) throw new Refused('there is no such match');
    return Table.wake(stored, this.#games.find(stored.game), this.#around);
  }

  async #putToSleep(): Promise<void> {
    for (const [id, waking] of this.#awake) {
      const table = await waking.catch(() => undefined);
      const { host } = table ?? {};
      if (table === undefined || host === undefined || table.used > Date.now() - IDLE_MS || host.isHeard) continue;
      const { sitters } = host.setup;
      const isBots = host.end === undefined && host.kept.match.waiting().some((seat) => sitters[seat] !== PERSON);
      if (isBots || table.runs) continue;
      this.#awake.delete(id);
      host.close();
      await table.keepRecord();
    }
  }
}

function hashed(code: string | undefined): string | null {
  return code === undefined ? null : sha256(code);
}
