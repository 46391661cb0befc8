import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { BotPool } from '../bots/pool.ts';
import { tablesAt } from './tables-elsewhere.ts';
import { tablesAlone } from './tables-here.ts';
import { mcpServer, Watchers } from './tools.ts';

/** Speaks with the program at standard input and output, until it hangs up: alone, or for a server elsewhere. */
export async function mcpOverStdio(version: string, server?: string): Promise<void> {
  const bots = new BotPool();
  const tables = server === undefined ? tablesAlone(bots) : tablesAt(server);
  const watchers = new Watchers(tables);
  const mcp = mcpServer(tables, watchers, version);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await mcp.connect(new StdioServerTransport());
  await ended;
  await mcp.close();
  await watchers.close();
  await bots.close();
}
