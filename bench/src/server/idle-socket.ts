import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server } from '@fermata/server';
import { WebSocketServer } from 'ws';
import type { Bench } from '../bench.ts';
import type { Callers } from './callers.ts';
import { median } from './rig.ts';

const SOCKETS = 1000;
const MATCHES = 10;
const ROUNDS = 3;
const SCRIPT = fileURLToPath(new URL('./callers.ts', import.meta.url));

export const bench: Bench = {
  name: 'idle_socket_vs_ws',
  about: 'heap and buffers of an idle socket, 1 000 at ten matches, matches not counted, over an idle socket of ws',
  bar: { atMost: 3 },
  measure: async (quick) => {
    // What the first thousand leave to all others is not theirs.
    await ofOurs();
    const rounds: { ours: number; peer: number }[] = [];
    while (rounds.length < (quick ? 1 : ROUNDS)) rounds.push({ ours: await ofOurs(), peer: await ofPeer() });
    const ratios = rounds.map(({ ours, peer }) => ours / peer);
    return {
      ...{ value: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] },
      ours: { amount: median(rounds.map(({ ours }) => ours)), unit: 'bytes/socket' },
      peer: { amount: median(rounds.map(({ peer }) => peer)), unit: 'bytes/socket' },
    };
  },
};

async function ofOurs(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fermata-bench-'));
  const server = await Server.start({ where: { folder }, limits: { perAddress: 2 * SOCKETS } });
  const matches: string[] = [];
  for (let left = MATCHES; left > 0; left--) {
    const manner = { undo: 'free' } as const;
    matches.push((await server.matches.begin({ game: 'wingspan', sitters: ['person', 'person'], manner })).match);
  }
  const bytes = await bytesOf({ address: `${server.address.replace('http', 'ws')}api/socket`, matches });
  await server.close();
  rmSync(folder, { recursive: true });
  return bytes;
}

async function ofPeer(): Promise<number> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const sockets = new WebSocketServer({ server: http });
  const { port } = http.address() as { port: number }; // it listens at a port
  const bytes = await bytesOf({ address: `ws://127.0.0.1:${port}/`, matches: [] });
  sockets.close();
  http.close();
  return bytes;
}

/** What each of so many sockets takes; a few are there before, so that what all of them share is not counted. */
async function bytesOf({ address, matches }: Pick<Callers, 'address' | 'matches'>): Promise<number> {
  const callers = fork(SCRIPT);
  const call = async (count: number) => {
    callers.send({ address, matches, count } satisfies Callers);
    await once(callers, 'message');
    return taken();
  };
  const before = await call(2 * MATCHES);
  const after = await call(SOCKETS);
  callers.kill();
  await once(callers, 'exit');
  return (after - before) / SOCKETS;
}

function taken(): number {
  for (let pass = 0; pass < 4; pass++) globalThis.gc?.(); // settings.ts sees to it that it is there
  const { heapUsed, external } = process.memoryUsage(); // buffers are part of what is external
  return heapUsed + external;
}
