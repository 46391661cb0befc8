/** The page as people get it: served by the command line, on a port of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../../cli/bin/fermata.js', import.meta.url));

export interface Served {
  readonly address: string;
  close(): void;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
}

/** `words` are further words for the command line. */
export async function serve(port: number, words: readonly string[] = []): Promise<Served> {
  const child = spawn(process.execPath, [COMMAND, 'serve', '--no-open', '--json', '--port', String(port), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{')) {
      const kill = async () => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      };
      return { address: JSON.parse(line).address, close: () => child.kill(), kill };
    }
  }
  throw new Error('the page was not served');
}
