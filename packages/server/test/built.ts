/** A server in a process of its own, made of one file: started from the sources it would take seconds each time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Whereabouts } from '../src/store/store.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
/** Where what it does not hold is found. */
const FOLDER = join(PACKAGE, 'node_modules', '.fermata-test', `${process.pid}`);
const OURS = /^@fermata\//;

let built: Promise<string> | undefined;

function script(): Promise<string> {
  built ??= made();
  return built;
}

async function made(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const outfile = join(FOLDER, 'serve.mjs');
  copyFileSync(join(PACKAGE, 'src/store/libsql-thread.js'), join(FOLDER, 'libsql-thread.js'));
  await build({
    ...{ entryPoints: [join(PACKAGE, 'test/serve.ts')], outfile, bundle: true, format: 'esm', platform: 'node' },
    ...{ conditions: ['@fermata/source'], logLevel: 'error' },
    plugins: [
      {
        name: 'packages of others stay where they are',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            OURS.test(path) || kind === 'entry-point' ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  return outfile;
}

/** Starts one, and resolves once it answers. */
export async function startServer(where: Whereabouts, port: number): Promise<ChildProcess> {
  const child = fork(await script(), [JSON.stringify(where), `${port}`], { execArgv: [] });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error(`the server ended at once, with ${said}`);
  return child;
}

/** Ends it as a loss of power would. */
export async function killServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // it listens at a port
  server.close();
  await once(server, 'close');
  return port;
}
