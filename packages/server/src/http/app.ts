/** The server as a whole: HTTP, sockets and what guards them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import { BadLevel } from '@fermata/agents';
import { UnknownGame } from '@fermata/catalog';
import { Misuse } from '@fermata/core';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Games } from '../games.ts';
import type { Matches } from '../matches.ts';
import type { Counters } from '../metrics.ts';
import { Draining, NoSuchMatch, Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { mcpRoutes } from './mcp.ts';
import { guardOrigins } from './origins.ts';
import { routes } from './routes.ts';
import { NotYours } from './seats.ts';
import { Line, type SocketLimits } from './socket.ts';

export interface AppPorts {
  readonly games: Games;
  readonly matches: Matches;
  readonly store: Store;
  readonly counters: Counters;
  readonly log: Logger;
  readonly limits: SocketLimits & { readonly requestsPerMinute: number };
  /** Names under which it is reached beside those of this machine. */
  readonly names: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  /** Serves all that is not the API: the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  readonly lines: Set<Line>;
}

/** At most so many bytes in a body, and in a message of a socket. */
const BYTES_MAX = 64 * 1024;

export async function appOf(ports: AppPorts): Promise<FastifyInstance> {
  const { counters, store, log, limits, lines, matches, page } = ports;
  const app = fastify({
    bodyLimit: BYTES_MAX,
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // What hangs on an address hangs on that of who asks, and not on that of a proxy. Whoever else says for whom is not believed.
    trustProxy: ports.proxies.length > 0 && [...ports.proxies],
  });
  app.setValidatorCompiler(validatorCompiler);
  // What is answered is described, and its type is checked; to check each answer once more takes longer than to make it.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    const code = codeOf(error);
    // Words of an error that is not ours may name anything: they are told to nobody, and not written down.
    const isOurs = code < 500 || error instanceof Draining;
    if (!isOurs) log.error({ error: error.name, code: error.code }, 'a request failed');
    return reply.code(code).send({ error: isOurs ? error.message : 'something went wrong here; try again' });
  });
  guardOrigins(app, ports.names);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, { max: limits.requestsPerMinute, timeWindow: '1 minute' });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fermata', description: 'Matches for people and programs.', version: '1' },
      components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  await app.register(websocket, { options: { maxPayload: BYTES_MAX, perMessageDeflate: false } });
  await app.register(async (api) => routes(api.withTypeProvider<ZodTypeProvider>(), ports));
  await app.register(async (sockets) => {
    const beat = setInterval(() => {
      for (const line of lines) line.keepAlive();
    }, limits.beatMs);
    sockets.addHook('onClose', async () => clearInterval(beat));
    const open = new Map<string, number>();
    const count = (address: string, by: number) => {
      const now = (open.get(address) ?? 0) + by;
      if (now > 0) open.set(address, now);
      else open.delete(address);
    };
    const mayOpen = async ({ ip, raw }: FastifyRequest, reply: FastifyReply) => {
      if ((open.get(ip) ?? 0) >= limits.perAddress)
        return reply.code(429).send({ error: 'too many sockets are open to your address; close one first' });
      // A socket that is open needs nothing of the request that it began as, and would keep all of it for as long as it lives.
      reply.raw.detachSocket(raw.socket);
    };
    const how = { websocket: true, schema: { hide: true }, preValidation: mayOpen } as const;
    sockets.get('/api/socket', how, (socket, { ip }) => {
      socket.removeAllListeners('error'); // that of the request, as above
      const line = new Line(socket, ports);
      lines.add(line);
      count(ip, 1);
      socket.on('close', () => {
        lines.delete(line);
        count(ip, -1);
      });
    });
  });
  await app.register(async (mcp) => mcpRoutes(mcp, matches));
  const quiet = { schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get('/health', quiet, () => ({ status: 'well' }));
  app.get('/ready', quiet, async (_, reply) => {
    const why = matches.isDraining
      ? 'it is about to end'
      : await store.ping().then(
          () => undefined,
          () => 'the store is gone',
        );
    return why === undefined ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', why });
  });
  app.get('/metrics', quiet, async (_, reply) =>
    reply.type(counters.registry.contentType).send(await counters.registry.metrics()),
  );
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || request.url.startsWith('/api/'))
      return reply.code(404).send({ error: 'there is nothing here; see /docs' });
    reply.hijack();
    page(request.raw, reply.raw);
  });
  return app;
}

/** Nothing is loaded from elsewhere, no script stands in a page, and no text becomes one. */
const POLICY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

function codeOf(error: FastifyError): number {
  if (error instanceof Draining) return 503;
  if (error instanceof NotYours) return 403;
  if (error instanceof NoSuchMatch) return 404;
  if (error instanceof Refused) return 409;
  if (error instanceof Misuse || error instanceof BadLevel || error instanceof UnknownGame) return 400;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
