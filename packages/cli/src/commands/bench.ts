import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { commandOf } from '../arguments.ts';

/** `fermata bench`: the ratios against peers, in a process of their own. Only the workspace has them. */
export const benchIn = (workspace: string) => (): Command =>
  commandOf('bench [NAME...]', 'speed, against real peers', [
    ['fermata bench --quick', 'all of them, roughly'],
    ['fermata bench fork_growth --json', 'one of them, for programs'],
  ])
    .argument('[NAME...]', 'which ones; all, where none is named')
    .option('--quick', 'fewer rounds: rough numbers')
    .option('--check', 'end with code 1 if a bar is missed')
    .action(async (names: readonly string[], options: { readonly [flag: string]: boolean }) => {
      const flags = Object.keys(options).map((flag) => `--${flag}`);
      const folder = join(workspace, 'bench', 'src');
      const loader = ['--expose-gc', '--import', pathToFileURL(join(folder, 'loader.js')).href];
      const child = spawn(process.execPath, [...loader, join(folder, 'main.ts'), ...names, ...flags], {
        stdio: ['inherit', 'pipe', 'inherit'], // what cannot be written is our own output
        cwd: workspace,
      });
      child.stdout.pipe(process.stdout, { end: false });
      const [status] = await once(child, 'close');
      process.exitCode = status ?? 1;
    });
