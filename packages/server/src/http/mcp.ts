import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import type { Matches } from '../matches.ts';
import { tablesOf } from '../mcp/tables-here.ts';
import { mcpServer, Watchers } from '../mcp/tools.ts';

const VERSION = '1';

/** MCP over HTTP. Each request stands for itself: seats are named in it, so nothing is lost with a connection. */
export function mcpRoutes(app: FastifyInstance, matches: Matches): void {
  const tables = tablesOf(matches);
  const watchers = new Watchers(tables);
  const handler = createMcpHandler(() => mcpServer(tables, watchers, VERSION));
  app.addHook('onClose', async () => {
    await handler.close();
    await watchers.close();
  });
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: async (request, reply) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === 'string') headers.set(name, value);
      const hasBody = request.method === 'POST';
      const asked = new Request(new URL(request.url, 'http://127.0.0.1'), {
        method: request.method,
        headers,
        ...(hasBody && { body: JSON.stringify(request.body) }),
      });
      const answer = await handler.fetch(asked, hasBody ? { parsedBody: request.body } : {});
      for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value);
      return reply.code(answer.status).send(await answer.text());
    },
  });
}
