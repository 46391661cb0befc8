import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Pages of elsewhere have nothing to say here, even if the browser is on this machine: what comes from a page must come from
 * our own. A name that somebody let point at this machine is not ours, either.
 */
export function guardOrigins(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOurs(request, names)) return;
    return reply.code(403).send({ error: 'this server does not answer to pages of elsewhere' });
  });
}

function isOurs({ headers }: FastifyRequest, names: readonly string[]): boolean {
  const { host = '', origin } = headers;
  const name = hostName(`http://${host}`);
  // An address in numbers cannot be made to mean something else.
  const isKnown =
    name !== undefined && (name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name));
  if (!isKnown) return false;
  return origin === undefined || hostOf(origin) === host;
}

function hostName(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
