/** A server in a process of its own, for tests that kill it. It loads everything, and waits to be told where it serves. */
import { Server, type ServerOptions } from '../src/server.ts';

const limits = { burst: 100_000, perSecond: 100_000, requestsPerMinute: 10_000_000 };
let server: Server | undefined;
process.on('message', async (told: Pick<ServerOptions, 'where' | 'port' | 'idleMs'> | 'memory') => {
  if (told === 'memory') {
    while ((server?.matches.awake ?? 0) > 1) await new Promise((resolve) => setImmediate(resolve)); // but the one that is played
    globalThis.gc?.();
    process.send?.(process.memoryUsage().heapUsed);
    return;
  }
  server = await Server.start({ ...told, limits });
  process.send?.('ready');
});
// Whoever started it may be gone: nothing is left behind.
process.on('disconnect', () => process.exit());
process.send?.('loaded');
