/** All matches of a server: begun, woken when somebody wants them, and put to sleep when nobody does. */
import { randomUUID } from 'node:crypto';
import { freshSeed } from '@fermata/core/host';
import { KeptMatch, PERSON, type Reply } from '@fermata/session';
import { checkLevel } from './bots/pool.ts';
import type { Games, Manner } from './games.ts';
import { freshMatchId } from './match-id.ts';
import { Draining, NoSuchMatch, Refused } from './refused.ts';
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
/** How many are woken at once when a server starts. */
const WAKING_MAX = 4;
const NO_INVITATION = 'this invitation is not good, or was used before; ask for another';

export class Matches {
  readonly #games: Games;
  readonly #around: Surroundings;
  readonly #awake = new Map<string, Promise<Table>>();
  readonly #idleMs: number;
  readonly #sweep: ReturnType<typeof setInterval>;
  #isDraining = false;

  constructor(games: Games, around: Surroundings, idleMs = IDLE_MS) {
    this.#games = games;
    this.#around = around;
    this.#idleMs = idleMs;
    this.#sweep = setInterval(() => void this.#putToSleep(), idleMs / 10);
    this.#sweep.unref();
  }

  get awake(): number {
    return this.#awake.size;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Nothing new is begun from now on. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Throws Refused, Misuse, UnknownGame or BadLevel where it cannot be set up so, and Draining where nothing is begun any more. */
  async begin({ game: name, sitters, options, manner }: Wanted): Promise<Begun> {
    if (this.#isDraining) throw new Draining();
    const { entry, rules } = this.#games.find(name);
    const { game } = entry;
    for (const sitter of sitters) if (sitter !== PERSON) checkLevel(sitter);
    if (manner.clock?.agent !== undefined) checkLevel(manner.clock.agent);
    const seed = freshSeed(); // 32 random bytes
    const setup = { sitters, ...(options !== undefined && { options }) };
    KeptMatch.begin(game, { game: game.name, version: game.version, seed, ...setup }); // throws where it cannot be
    const match = freshMatchId();
    const people = [...sitters.keys()].filter((seat) => sitters[seat] === PERSON);
    const [seat] = people;
    const token = freshToken();
    const invites = people.slice(1).map((other) => ({ seat: other, code: freshToken() }));
    await this.#around.store.begin(
      {
        ...{ id: match, game: game.name, version: game.version, rules, seed, frozen: null },
        ...{ setup: JSON.stringify(setup), manner: JSON.stringify(manner), created: new Date().toISOString() },
        runs: Number(manner.clock !== undefined || people.length < sitters.length),
      },
      [...sitters.keys()].map((at) => ({
        match,
        seat: at,
        token: at === seat ? sha256(token) : null,
        invite: hashed(invites.find((invite) => invite.seat === at)?.code),
      })),
    );
    // Bots play and time runs from now on, not from when somebody looks. It is begun even where that has to wait.
    await this.open(match).catch((error: Error) => this.#unwoken(match, error));
    return { match, seedHash: sha256(seed), invites, ...(seat !== undefined && { seat, token }) };
  }

  /** The match, awake. Throws Refused where there is none, or it cannot go on. */
  async open(id: string): Promise<Table> {
    const table = await this.look(id);
    await table.rouse();
    return table;
  }

  /** The match, to be looked at: one that sleeps goes on sleeping, and nothing is written. Throws as `open` does. */
  async look(id: string): Promise<Table> {
    const known = this.#awake.get(id);
    const table = known ?? this.#read(id);
    if (known === undefined) {
      this.#awake.set(id, table);
      table.catch(() => this.#awake.delete(id));
    }
    const opened = await table;
    opened.used = Date.now();
    return opened;
  }

  /**
   * A seat for whoever has a code that invites to it. Whoever says it again with the same command, because the reply was lost,
   * is told the same. Throws Refused where the code is not good.
   */
  async join(id: string, code: string, command: string = randomUUID()): Promise<{ seat: number; token: string }> {
    const table = await this.look(id).catch((error) => {
      throw error instanceof NoSuchMatch ? new Refused(NO_INVITATION) : error;
    });
    const token = table.tokenFor(code, command);
    const claimed = await this.#around.store.claim(id, sha256(code), sha256(token));
    await table.readSeats();
    const seat = claimed ?? table.seatOf(token);
    if (seat === undefined) throw new Refused(NO_INVITATION);
    await table.rouse();
    return { seat, token };
  }

  /** Wakes those that may go on by themselves, a few at once: bots answer and clocks run on after a restart, whoever looks. */
  async wakeRunning(): Promise<void> {
    const ids = (await this.#around.store.running()).values();
    const wakeSome = async () => {
      for (const id of ids) {
        if (this.#isDraining) return;
        try {
          const { host } = await this.#read(id);
          // Where people are awaited, who have all the time they like, nobody needs it before they are back.
          if (host.goesOn || host.end !== undefined) await this.open(id);
        } catch (error) {
          this.#unwoken(id, error as Error);
        }
      }
    };
    await Promise.all(Array.from({ length: WAKING_MAX }, wakeSome));
  }

  /**
   * Leaves, and is played for; the seat has another token from then on. Whoever says it again with the same command, because
   * the reply was lost, is told the same. Undefined where the token is not good.
   */
  async leave(table: Table, token: string, command: string): Promise<{ reply: Reply; token?: string } | undefined> {
    const next = table.tokenFor(token, command);
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
    this.drain();
    clearInterval(this.#sweep);
    for (const table of await Promise.allSettled(this.#awake.values())) {
      if (table.status === 'rejected') continue;
      await table.value.host.settled();
      await table.value.sleep();
    }
    this.#awake.clear();
  }

  #unwoken(match: string, { name }: Error): void {
    this.#around.log.warn({ match, error: name }, 'it could not be woken');
  }

  async #read(id: string): Promise<Table> {
    const stored = await this.#around.store.find(id);
    if (stored === undefined) throw new NoSuchMatch();
    return Table.read(stored, this.#games.find(stored.game), this.#around);
  }

  async #putToSleep(): Promise<void> {
    for (const [id, waking] of this.#awake) {
      const table = await waking.catch(() => undefined);
      if (table === undefined || table.used > Date.now() - this.#idleMs || table.isAttended || table.host.goesOn)
        continue;
      this.#awake.delete(id);
      await table.sleep();
    }
  }
}

function hashed(code: string | undefined): string | null {
  return code === undefined ? null : sha256(code);
}
