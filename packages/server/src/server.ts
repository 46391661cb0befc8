import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Logger, pino } from 'pino';
import { type BotOptions, BotPool } from './bots/pool.ts';
import { catalogGames, type Games } from './games.ts';
import { appOf } from './http/app.ts';
import { checkProxy } from './http/proxies.ts';
import { type Line, SOCKET_LIMITS, type SocketLimits } from './http/socket.ts';
import { Matches } from './matches.ts';
import { counters } from './metrics.ts';
import { Store, type Whereabouts } from './store/store.ts';

export interface ServerOptions {
  /** Where matches are kept. */
  readonly where: Whereabouts;
  /** Where it listens: 127.0.0.1, and any port that is free, unless told otherwise. */
  readonly host?: string;
  readonly port?: number;
  /** Names under which it is reached, beside those of this machine. */
  readonly names?: readonly string[];
  /** Addresses, or networks such as `10.0.0.0/8`, of proxies that say for whom they ask: nobody else is believed. */
  readonly proxies?: readonly string[];
  readonly games?: Games;
  /** Serves what is not the API. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Nothing is logged, unless told otherwise. */
  readonly log?: Logger;
  /** How many bots think at once, and for how long. */
  readonly bots?: BotOptions;
  /** How long a match stays awake that nobody listens to: ten minutes, unless told otherwise. */
  readonly idleMs?: number;
  readonly limits?: Partial<SocketLimits & { readonly requestsPerMinute: number }>;
}

/** How long it may take to end, all in all; and how much of that what is under way may take. */
const END_MS = 10_000;
const DRAIN_MS = 8000;
/** How long clients may take to hang up. */
const PARTING_MS = 500;
const REQUESTS_PER_MINUTE = 3000;

/** A server that runs. */
export class Server {
  readonly address: string;
  readonly matches: Matches;
  readonly #end: () => Promise<void>;
  #ending: Promise<void> | undefined;

  private constructor(address: string, matches: Matches, end: () => Promise<void>) {
    this.address = address;
    this.matches = matches;
    this.#end = end;
  }

  /** Starts it, and resolves once it answers. Throws Refused where the store is somebody else's, or a proxy is no address. */
  static async start(options: ServerOptions): Promise<Server> {
    const { where, host = '127.0.0.1', port = 0, names = [], proxies = [], games = catalogGames, page } = options;
    for (const proxy of proxies) checkProxy(proxy);
    const log = options.log ?? pino({ enabled: false });
    const store = await Store.open(where, (error) =>
      log.warn({ error: error.name }, 'a connection to the store broke'),
    );
    const bots = new BotPool(options.bots);
    const counted = counters(
      () => matches.awake,
      () => bots.waiting,
    );
    const matches: Matches = new Matches(games, { store, log, counters: counted, bots }, options.idleMs);
    const lines = new Set<Line>();
    const app = await appOf({
      ...{ games, matches, store, counters: counted, log, names, proxies, lines, ...(page && { page }) },
      limits: { ...SOCKET_LIMITS, requestsPerMinute: REQUESTS_PER_MINUTE, ...options.limits },
    });
    const connections = new Set<Socket>();
    app.server.on('connection', (connection: Socket) => {
      connections.add(connection);
      connection.on('close', () => connections.delete(connection));
    });
    try {
      await app.listen({ host, port });
    } catch (error) {
      await app.close();
      await matches.close();
      await bots.close();
      await store.close();
      throw error;
    }
    matches.wakeRunning().catch((error: Error) => log.warn({ error: error.name }, 'matches could not be woken'));
    const { port: actual } = app.server.address() as { port: number }; // it listens at a port
    const finish = async () => {
      matches.drain();
      await Promise.race([matches.close(), passed(DRAIN_MS)]);
      await bots.close();
      for (const line of lines) line.comeBack();
      // Whoever does not hang up is hung up on: nobody keeps a server from ending.
      const impatience = setTimeout(() => {
        for (const connection of connections) connection.destroy();
      }, PARTING_MS);
      await app.close();
      clearTimeout(impatience);
      await store.close();
    };
    // Whatever hangs, such as a store that is gone: who ends a server is not kept waiting.
    const end = () => Promise.race([finish(), passed(END_MS)]);
    return new Server(`http://${host.includes(':') ? `[${host}]` : host}:${actual}/`, matches, end);
  }

  /** Refuses what is new, finishes what is under way, tells clients to come back, and ends. */
  close(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
