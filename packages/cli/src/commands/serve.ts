import { once } from 'node:events';
import type { Command } from 'commander';
import { type Common, commandOf, wholeNumber } from '../arguments.ts';
import { COMMAND } from '../installation.ts';
import { print } from '../output.ts';
import { givenFiles } from '../page/given-games.ts';
import { openBrowser } from '../page/open-browser.ts';
import { pageFolder } from '../page/page-folder.ts';
import { servePage } from '../page/page-server.ts';
import { UsageError } from '../usage-error.ts';

/** What a browser keeps belongs to an address: so it is always the same one. */
const PORT = 4620;
const PORT_MAX = 65_535;

interface Options extends Common {
  readonly port: number;
  readonly open: boolean;
  readonly game: readonly string[];
}

/** `fermata serve`: the page, for a browser on this machine. */
export function serve(): Command {
  return commandOf('serve', 'the page: play in a browser, on this machine', [
    ['fermata serve', 'and open a browser'],
    ['fermata serve --game ./my-game', 'with a game that is not in the catalog'],
    ['fermata serve --port 8080 --no-open', 'at another address'],
  ])
    .option('--game <PATH>', 'a game to show beside those of the catalog; can be said again', listed, [])
    .option('--port <N>', 'where it listens; matches are kept by the browser under this address', wholeNumber(1), PORT)
    .option('--no-open', 'do not open a browser')
    .action(async ({ port, open, json, game }: Options) => {
      if (port > PORT_MAX) throw new UsageError(`there is no port ${port}; say --port N with N up to ${PORT_MAX}`);
      const given = await givenFiles(game);
      const folder = await pageFolder(() => !json && print('Building the page: once after each change.'));
      const server = await servePage(folder, port, given);
      const address = `http://127.0.0.1:${port}/`;
      print(json ? JSON.stringify({ address }) : ready(address));
      if (open && !json) openBrowser(address);
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          server.close();
          server.closeAllConnections();
        });
      await once(server, 'close');
    });
}

function listed(word: string, before: readonly string[]): readonly string[] {
  return [...before, word];
}

function ready(address: string): string {
  return `Fermata is at ${address}\nStop it with Ctrl+C. For the terminal there is ${COMMAND}.`;
}
