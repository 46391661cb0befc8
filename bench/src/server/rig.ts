import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Prompt } from '@fermata/core';
import { Server } from '@fermata/server';
import { Store, type Whereabouts } from '../../../packages/server/src/store/store.ts';
import { ownPostgres } from '../../../packages/server/test/postgres.ts';
import { LeftOut } from '../bench.ts';
import { randomSequences } from '../connect-four/sequences.ts';

export type StoreKind = 'libsql' | 'postgres';

/** A server that plays matches, and a store of the same kind on the same disk that is written row by row. */
export class Rig {
  readonly #server: Server;
  readonly #store: Store;
  readonly #close: () => Promise<void>;
  #inserted = 0;

  private constructor(server: Server, store: Store, close: () => Promise<void>) {
    this.#server = server;
    this.#store = store;
    this.#close = close;
  }

  /** Throws LeftOut where there is no such store on this machine. */
  static async open(kind: StoreKind): Promise<Rig> {
    const { where, remove } = kind === 'libsql' ? inFolders() : await inPostgres();
    const server = await Server.start({ where: where('matches') });
    const store = await Store.open(where('inserts'));
    const how = {
      setup: '{"sitters":["person","person"]}',
      manner: '{"undo":"free"}',
      seed: '0',
      frozen: null,
      runs: 0,
    };
    const seats = [{ match: MATCH, seat: 0, token: null, invite: null }];
    await store.begin({ id: MATCH, game: GAME, version: 1, rules: '0', created: '0', ...how }, seats);
    return new Rig(server, store, async () => {
      await server.close();
      await store.close();
      await remove();
    });
  }

  close(): Promise<void> {
    return this.#close();
  }

  /** Begins so many matches and plays them, all at once: how long that took, and how long each acknowledgement did, in ns. */
  async play(count: number): Promise<{ readonly ns: number; readonly acks: number[] }> {
    const { matches } = this.#server;
    const hosts = [];
    for (let left = count; left > 0; left--) {
      const { match } = await matches.begin({ game: GAME, sitters: ['person', 'person'], manner: { undo: 'free' } });
      hosts.push((await matches.open(match)).host);
    }
    const from = performance.now();
    const acks = await Promise.all(
      hosts.map(async (host) => {
        const seats = [host.session(0), host.session(1)] as const;
        const took: number[] = [];
        for (const choice of CHOICES) {
          const { id, seat } = host.kept.match.prompts()[0] as Prompt; // none of these matches comes to its end
          const before = performance.now();
          const reply = await seats[seat as 0 | 1].answer(`0.${id}`, choice); // as news name a question
          took.push((performance.now() - before) * 1e6);
          if (reply.type !== 'ok') throw new Error(`an answer was ${reply.type}`);
        }
        return took;
      }),
    );
    return { ns: (performance.now() - from) * 1e6, acks: acks.flat() };
  }

  /** Rows, one after the other, each committed: how long each took, in ns. */
  async insert(count: number): Promise<number[]> {
    const took: number[] = [];
    for (let left = count; left > 0; left--) {
      const seq = this.#inserted++;
      const row = { match: MATCH, seq, command: `0 ${seq}`, entry: ENTRY, print: PRINT, at: new Date().toISOString() };
      const before = performance.now();
      await this.#store.append(row);
      took.push((performance.now() - before) * 1e6);
    }
    return took;
  }

  /** Begins so many matches in which nobody but bots plays; what ends them. */
  async callBots(count: number, level: string): Promise<() => Promise<void>> {
    const { matches } = this.#server;
    const begun: string[] = [];
    for (let left = count; left > 0; left--)
      begun.push((await matches.begin({ game: GAME, sitters: [level, level], manner: { undo: 'off' } })).match);
    return async () => {
      for (const match of begun) await (await matches.open(match)).host.session(0).resign();
    };
  }
}

const GAME = 'connect-four';
const MATCH = 'inserts';
const ENTRY = '{"type":"choice","seat":0,"prompt":20,"choice":3}';
const PRINT = '0'.repeat(16);

/** The longest of many random games, up to shortly before its end. */
const CHOICES = randomSequences(2000)
  .reduce((long, { choices }) => (choices.length > long.length ? choices : long), [] as readonly number[])
  .slice(0, -2);

type Place = { readonly where: (name: string) => Whereabouts; readonly remove: () => void | Promise<void> };

function inFolders(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-bench-'));
  const where = (name: string) => {
    mkdirSync(join(folder, name));
    return { folder: join(folder, name) };
  };
  return { where, remove: () => rmSync(folder, { recursive: true }) };
}

async function inPostgres(): Promise<Place> {
  try {
    const { url, close } = await ownPostgres();
    return { where: () => ({ url }), remove: close };
  } catch (error) {
    throw new LeftOut(`no PostgreSQL can be started here: ${(error as Error).message}`);
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] as number; // there are some
}
