import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../bench.ts';

const SCRIPT = fileURLToPath(new URL('./timing.ts', import.meta.url));
const HOOKS = new URL('./every-thread.js', import.meta.url).href;

export const bench: Bench = {
  name: 'sim_two_workers',
  about:
    '100 000 games of connect four through simulate: two warm workers over a warm one, in games a second by the wall clock',
  bar: { atLeast: 1.7 },
  // Simulations are awaited, and threads need hooks of their own: both are had in another process.
  measure(quick) {
    const command = ['--import', HOOKS, SCRIPT, ...(quick ? ['--quick'] : [])];
    const { status, stdout } = spawnSync(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (status !== 0) throw new Error('the simulations did not come to their end');
    return JSON.parse(stdout.toString());
  },
};
