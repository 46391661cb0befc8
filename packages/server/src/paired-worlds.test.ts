/** Of two worlds that somebody cannot tell apart the server tells the same, byte for byte, whatever is asked. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG } from '@fermata/catalog';
import { type AnyMatch, SPECTATOR, seeded } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { PERSON } from '@fermata/session';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isAlikeTo, type PairOfWorlds, pairsOfWorlds } from '../test/worlds.ts';
import { catalogGames } from './games.ts';
import { Server } from './server.ts';
import { Store } from './store/store.ts';
import { freshToken, sha256 } from './tokens.ts';

/** How many answers they are played on, as long as they are alike. */
const FURTHER = 2;

/** A world in the store: its match, and a token for each seat. */
interface Stored {
  readonly match: string;
  readonly tokens: readonly string[];
  readonly seedHash: string;
}

interface StoredPair extends PairOfWorlds {
  readonly stored: readonly [Stored, Stored];
}

const folder = mkdtempSync(join(tmpdir(), 'fermata-paired-'));
const GAMES = CATALOG.map(({ game }) => game);
const pairs = new Map<string, StoredPair[]>();
let server: Server;
let programs: Client;

beforeAll(async () => {
  const store = await Store.open({ folder });
  for (const game of GAMES) {
    const found: StoredPair[] = [];
    for (const [at, pair] of pairsOfWorlds(game).entries()) {
      const undo = at % 2 === 0 ? 'free' : 'consent';
      const [one, other] = pair.worlds;
      found.push({ ...pair, stored: [await keep(store, one, undo), await keep(store, other, undo)] });
    }
    pairs.set(game.name, found);
  }
  await store.close();
  // Beats tell the time, which is nobody's secret: there is none while we listen.
  server = await Server.start({ where: { folder }, limits: { requestsPerMinute: 1_000_000, beatMs: 3_600_000 } });
  programs = new Client({ name: 'scripted', version: '1' });
  await programs.connect(new StreamableHTTPClientTransport(new URL('mcp', server.address)));
}, 120_000);

afterAll(async () => {
  await programs.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Stores a match as one that was upgraded: it goes on from its record, which holds how chance fell. */
async function keep(store: Store, world: AnyMatch, undo: string): Promise<Stored> {
  const match = randomUUID();
  const { game, seats } = world;
  const record = world.record();
  const { rules } = catalogGames.find(game.name);
  const sitters = Array.from({ length: seats }, () => PERSON);
  const setup = { sitters, ...(record.options !== undefined && { options: record.options }) };
  const tokens = sitters.map(freshToken);
  await store.begin(
    {
      ...{ id: match, game: game.name, version: game.version, rules, seed: record.seed, frozen: null, runs: 0 },
      ...{ setup: JSON.stringify(setup), manner: JSON.stringify({ undo }), created: new Date().toISOString() },
    },
    tokens.map((token, seat) => ({ match, seat, token: sha256(token), invite: null })),
  );
  await store.upgrade(match, game.version, rules, game.version, { record: JSON.stringify(record), recorded: 0 });
  return { match, tokens, seedHash: sha256(record.seed) };
}

test.each(GAMES.map(({ name }) => name))(
  '%s',
  async (name) => {
    const found = pairs.get(name) ?? [];
    // Nobody knows chance to come; where something is hidden, it was found to differ.
    expect(found.some(({ how }) => how === 'chance to come')).toBe(true);
    expect(found.some(({ how }) => how !== 'chance to come')).toBe(!OPEN.includes(name));
    for (const { how, viewer, worlds, stored } of found) {
      const local = worlds.map((world) => world.fork()) as [AnyMatch, AnyMatch];
      const told = [new Onlooker(stored[0], viewer), new Onlooker(stored[1], viewer)] as const;
      for (const onlooker of told) await onlooker.sit();
      const compare = async (when: string) => {
        const [one, other] = [await told[0].hearAll(local[0]), await told[1].hearAll(local[0])];
        expect(other, `${how}, to ${viewer}, ${when}`).toEqual(one);
      };
      await compare('at first');
      const oracle = seeded(`${name} ${how}`);
      for (let step = 0; step < FURTHER; step++) {
        const [prompt] = local[0].prompts();
        if (prompt === undefined) break;
        const choice = randomAnswer(prompt, oracle);
        try {
          for (const world of local) world.answer(prompt.id, choice);
        } catch {
          break; // what is asked of somebody else may differ
        }
        if (!isAlikeTo(viewer, local)) break;
        for (const onlooker of told) await onlooker.answer(prompt.seat, prompt.id, choice);
        await compare(`${step + 1} answers later`);
      }
      for (const onlooker of told) onlooker.close();
    }
  },
  60_000,
);

/** The games in which everybody sees all that has been dealt, drawn or chosen. */
const OPEN = ['pig', 'connect-four', 'item-duel'];

/** Somebody who asks for everything, and keeps every byte of what is said. */
class Onlooker {
  readonly #stored: Stored;
  readonly #viewer: number;
  #socket!: WebSocket;
  #heard: string[] = [];
  #last = 0;

  constructor(stored: Stored, viewer: number) {
    this.#stored = stored;
    this.#viewer = viewer;
  }

  get #token(): string | undefined {
    return this.#stored.tokens[this.#viewer];
  }

  async sit(): Promise<void> {
    this.#socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`);
    this.#socket.on('message', (data) => this.#heard.push(String(data)));
    await once(this.#socket, 'open');
    const { match } = this.#stored;
    await this.#say({ type: 'hello', match, ...(this.#token !== undefined && { token: this.#token }) }, 'welcome');
    await this.#ask({ type: 'follow', from: 0 });
  }

  close(): void {
    this.#socket.close();
  }

  /** Another seat, or this one, answers. */
  async answer(seat: number, prompt: number, choice: unknown): Promise<void> {
    const basis = `0.${prompt}`;
    const reply = await this.#request('answer', { command: `c${++this.#last}`, basis, choice }, seat);
    expect(reply).toContain('"reply":{"type":"ok"}');
  }

  /** All that can be heard, apart from what names the match, the token and the seed's hash. */
  async hearAll(world: AnyMatch): Promise<string[]> {
    const viewer = this.#viewer;
    const [prompt] = viewer === SPECTATOR ? [] : world.prompts(viewer);
    const basis = `0.${prompt?.id ?? 0}`;
    const asks: readonly [ask: string, given: readonly unknown[]][] = [
      ['about', []],
      ['moves', [basis]],
      ['choices', [basis, []]],
      ['pickable', [basis, []]],
      ['complete', [basis, [], 'seed']],
      ['why', [0]],
      ['record', []],
      ['lookUp', ['nothing']],
    ];
    for (const [ask, given] of asks) await this.#ask({ type: 'question', ask, given });
    const commands: readonly [what: string, given: readonly unknown[]][] = [
      ['answer', ['9.9', 0]],
      ['answer', [basis, 9999]],
      ['undo', ['9.9']],
      ['consent', ['9.9', true]],
      ['comeBack', []],
    ];
    for (const [what, given] of commands)
      await this.#say({ type: 'command', command: `c${++this.#last}`, do: what, given }, 'reply');
    for (const path of ['', '/news', '/news?since=1', '/chat', '/record']) this.#heard.push(await this.#request(path));
    if (viewer !== SPECTATOR) {
      const seat = `${this.#stored.match}.${this.#token}`;
      for (const [tool, given] of [
        ['observe', { since: 0 }],
        ['why', { event: 0 }],
        ['choose', { question: '9.9', choice: 0 }],
      ] as const) {
        const result = await programs.callTool({ name: tool, arguments: { seat, ...given } });
        this.#heard.push(JSON.stringify(result));
      }
    }
    return this.#heard.splice(0).map((text) => this.#withoutNames(text));
  }

  #withoutNames(text: string): string {
    const { match, seedHash, tokens } = this.#stored;
    const names = [match, seedHash, ...tokens];
    return names.reduce((left, name) => left.replaceAll(name, '…'), text);
  }

  async #request(path: string, body?: object, seat = this.#viewer): Promise<string> {
    const { match, tokens } = this.#stored;
    const token = tokens[seat];
    const place = path.startsWith('/') || path === '' ? path : `/${path}`;
    const response = await fetch(new URL(`api/matches/${match}${place}`, server.address), {
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return `${response.status} ${await response.text()}`;
  }

  async #ask(message: object): Promise<void> {
    const answered = this.#next('answer');
    const refused = this.#next('refusal');
    this.#socket.send(JSON.stringify({ ...message, id: ++this.#last }));
    await Promise.race([answered, refused]);
  }

  async #say(message: object, reply: string): Promise<void> {
    const heard = this.#next(reply);
    this.#socket.send(JSON.stringify(message));
    await heard;
  }

  #next(type: string): Promise<void> {
    return new Promise((resolve) => {
      const listen = (data: unknown) => {
        if (!String(data).startsWith(`{"type":"${type}"`)) return;
        this.#socket.off('message', listen);
        resolve();
      };
      this.#socket.on('message', listen);
    });
  }
}
