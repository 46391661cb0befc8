/** The page as people get it: served by the command line, on a port of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../../cli/bin/fermata.js', import.meta.url));

export interface Served {
  readonly address: string;
  close(): void;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
}

/** `words` are further words for the command line. What it keeps is its own: a folder of matches is held by one process. */
export async function serve(port: number, words: readonly string[] = []): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'fermata-'));
  const command = [COMMAND, 'serve', '--no-open', '--json', '--port', String(port), '--data', data, ...words];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.once('exit', () => rmSync(data, { recursive: true, force: true }));
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
