/** A server in a process of its own, to be killed: where it keeps matches, and its port. */
import { Server } from '../src/server.ts';

const [where = '', port = ''] = process.argv.slice(2);
const limits = { burst: 100_000, perSecond: 100_000, requestsPerMinute: 1_000_000 };
await Server.start({ where: JSON.parse(where), port: Number(port), limits });
process.send?.('ready');
// Whoever started it may be gone: nothing is left behind.
process.on('disconnect', () => process.exit());
