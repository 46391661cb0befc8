import { isIP } from 'node:net';
import type { Server, ServerOptions } from '@fermata/server';
import { type Command, Option } from 'commander';
import { type Common, commandOf, wholeNumber } from '../arguments.ts';
import { COMMAND } from '../installation.ts';
import { print } from '../output.ts';
import { givenFiles } from '../page/given-games.ts';
import { openBrowser } from '../page/open-browser.ts';
import { pageFolder } from '../page/page-folder.ts';
import { pageOf, refusal } from '../page/page-server.ts';
import { DATA, whereabouts } from '../server-data.ts';
import { UsageError } from '../usage-error.ts';

/** What a browser keeps belongs to an address: so it is always the same one. */
const PORT = 4620;
const PORT_MAX = 65_535;
/** Only for this machine. */
const HOST = '127.0.0.1';
/** All addresses of this machine. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
/** Whatever hangs when the server has ended is left behind after so long. */
const PARTING_MS = 500;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];

interface Options extends Common {
  readonly port: number;
  readonly host: string;
  readonly name?: readonly string[];
  readonly proxy?: readonly string[];
  readonly open: boolean;
  readonly data?: string;
  readonly log?: string;
  readonly bots?: number;
  readonly game?: readonly string[];
}

/** `fermata serve`: the page and the server behind it, for browsers and programs on this machine. */
export function serve(): Command {
  return commandOf('serve', 'the page: play in a browser, on this machine', [
    ['fermata serve', 'and open a browser'],
    ['fermata serve --game ./my-game', 'with a game that is not in the catalog'],
    ['fermata serve --port 8080 --no-open', 'at another address'],
    ['fermata serve --host 0.0.0.0 --name games.example', 'for others, who reach it under that name'],
    ['fermata serve --name games.example --proxy 127.0.0.1', 'behind a proxy on this machine'],
  ])
    .option('--game <PATH>', 'a game to show beside those of the catalog; can be said again', listed)
    .option('--port <N>', 'where it listens; matches are kept by the browser under this address', wholeNumber(1), PORT)
    .option('--host <ADDRESS>', 'the address of this machine where it listens; 0.0.0.0 for all of them', HOST)
    .option('--name <NAME>', 'a name under which others reach it; can be said again', listed)
    .option('--proxy <ADDRESS>', 'a proxy, or a network of them, that says for whom it asks; can be said again', listed)
    .option(...DATA)
    .option('--bots <N>', 'how many bots think at once; cores less one, unless said', wholeNumber(1))
    .addOption(new Option('--log <LEVEL>', 'what is logged as JSON; nothing, unless said').choices(LOG_LEVELS))
    .option('--no-open', 'do not open a browser')
    .action(async ({ port, host, name = [], proxy = [], open, json, game = [], data, log, bots }: Options) => {
      if (port > PORT_MAX) throw new UsageError(`there is no port ${port}; say --port N with N up to ${PORT_MAX}`);
      checkHost(host);
      const names = name.map(checkedName);
      if (proxy.length > 0) await checkProxies(proxy);
      const where = whereabouts(data);
      const given = await givenFiles(game);
      const folder = await pageFolder(() => !json && print('Building the page: once after each change.'));
      const { pino } = await import('pino'); // as below
      const logger = pino(
        { enabled: log !== undefined, ...(log !== undefined && { level: log }) },
        pino.destination(2),
      );
      const server = await started(host, port, {
        ...{ where, host, port, names, proxies: proxy, log: logger, page: pageOf(folder, given) },
        ...(bots !== undefined && { bots: { threads: bots } }),
      });
      const address = EVERYWHERE.has(host) ? `http://${HOST}:${port}/` : server.address;
      print(json ? JSON.stringify({ address }) : ready(address));
      if (open && !json) openBrowser(address);
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      });
      await server.close();
      setTimeout(() => process.exit(), PARTING_MS).unref();
    });
}

function checkHost(host: string): void {
  if (isIP(host) === 0 && host !== 'localhost')
    throw new UsageError(`"${host}" is no address; say --host ${HOST}, or another one of this machine in numbers`);
}

/** A name as browsers say it: nothing before it or after it. */
function checkedName(name: string): string {
  const address = `http://${name}/`;
  if (URL.canParse(address) && new URL(address).hostname === name.toLowerCase()) return name.toLowerCase();
  throw new UsageError(`"${name}" is no name to be reached under; say --name games.example, without http:// and port`);
}

async function checkProxies(proxies: readonly string[]): Promise<void> {
  const { checkProxy } = await import('@fermata/server'); // as below
  try {
    for (const proxy of proxies) checkProxy(proxy);
  } catch (error) {
    throw new UsageError((error as Error).message); // it throws what may be told
  }
}

/** What cannot be served is told in one line. */
async function started(host: string, port: number, options: ServerOptions): Promise<Server> {
  // Loaded here: it would make every other command wait, too.
  const { Refused, Server } = await import('@fermata/server');
  try {
    return await Server.start(options);
  } catch (error) {
    if (error instanceof Refused) throw new UsageError(error.message);
    if ((error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL')
      throw new UsageError(`this machine has no address ${host}; say --host ${HOST}, or 0.0.0.0 for all that it has`);
    if ((error as NodeJS.ErrnoException).syscall === 'listen') throw refusal(error as NodeJS.ErrnoException, port);
    throw error;
  }
}

function listed(word: string, before: readonly string[] = []): readonly string[] {
  return [...before, word];
}

function ready(address: string): string {
  return `Fermata is at ${address}\nStop it with Ctrl+C. For the terminal there is ${COMMAND}.`;
}
