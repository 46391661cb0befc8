import type { Command } from 'commander';
import { commandOf } from '../arguments.ts';
import { VERSION } from '../installation.ts';
import { UsageError } from '../usage-error.ts';

/** `fermata mcp`: games for a program that speaks the Model Context Protocol over its standard input and output. */
export function mcp(): Command {
  return commandOf('mcp', 'let a program play by the Model Context Protocol, over standard input and output', [
    ['fermata mcp', 'alone, against bots'],
    ['fermata mcp --server http://127.0.0.1:4620/', 'at matches of a server, with others'],
  ])
    .option('--server <URL>', 'the server that keeps the matches; this process does, unless said')
    .action(async ({ server }: { readonly server?: string }) => {
      if (server !== undefined && !URL.canParse(server))
        throw new UsageError(`"${server}" is no address; say --server http://127.0.0.1:4620/`);
      // Loaded here: it would make every other command wait, too.
      const { mcpOverStdio } = await import('@fermata/server');
      await mcpOverStdio(VERSION, server);
    });
}
