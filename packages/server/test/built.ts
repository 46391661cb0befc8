/** A server in a process of its own, made of one file: started from the sources it would take seconds each time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build } from 'esbuild';
import type { Whereabouts } from '../src/store/store.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
/** Where what it does not hold is found. */
const FOLDER = join(PACKAGE, 'node_modules', '.fermata-test', `${process.pid}-${threadId}`);
/** What brings files of its own, or machine code. */
const APART = ['libsql', 'pg-native', '@fastify/swagger-ui', 'pino', 'ws'];
/** Packages of CommonJS ask for what modules do not have. */
const COMMON_JS = `
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

/** What runs in a process of its own: see the files of these names. */
type Script = 'serve' | 'attack';

const built = new Map<Script, Promise<string>>();

async function made(script: Script): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const outfile = join(FOLDER, `${script}.mjs`);
  copyFileSync(join(PACKAGE, 'src/store/libsql-thread.js'), join(FOLDER, 'libsql-thread.js'));
  await build({
    ...{ entryPoints: [join(PACKAGE, `test/${script}.ts`)], outfile, bundle: true, format: 'esm', platform: 'node' },
    ...{ conditions: ['@fermata/source'], external: APART, banner: { js: COMMON_JS }, logLevel: 'error' },
  });
  return outfile;
}

/** Removes what was made of it. */
export async function removeBuilt(): Promise<void> {
  await Promise.all(built.values());
  built.clear();
  rmSync(FOLDER, { recursive: true, force: true });
}

/** One that has loaded everything, and is not told yet where to serve. */
export async function standBy(script: Script = 'serve'): Promise<ChildProcess> {
  const file = built.get(script) ?? made(script);
  built.set(script, file);
  const child = fork(await file, [], { execArgv: ['--expose-gc', '--max-semi-space-size=32'] });
  await said(child, 'loaded');
  return child;
}

/** Resolves once it answers. */
export async function startServer(
  where: Whereabouts,
  port: number,
  waiting: Promise<ChildProcess> = standBy(),
  idleMs?: number,
): Promise<ChildProcess> {
  const child = await waiting;
  child.send({ where, port, idleMs });
  await said(child, 'ready');
  return child;
}

async function said(child: ChildProcess, word: string): Promise<void> {
  const [heard] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (heard !== word) throw new Error(`the server ended instead of being ${word}, with ${heard}`);
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
