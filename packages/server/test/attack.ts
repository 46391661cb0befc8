/** Attacks a server, in a process of its own: whoever plays honestly beside it is not kept waiting by that. */
import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { beginMatch } from '@fermata/client';
import { WebSocket } from 'ws';
import { Malformed } from './malformed.ts';

/** All that is said in the course of an attack: a hundred thousand. */
const MESSAGES = 90_000;
const REQUESTS = 9_500;
/** Those that are not even HTTP: each needs a connection of its own. */
const NOISES = 500;
/** How many are said before somebody hears whether they were heard. */
const AT_ONCE = 5;

process.on('message', async ({ address, seed, part }: { address: string; seed: string; part: number }) => {
  await attack(address, seed, part);
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
process.send?.('loaded');

async function attack(address: string, seed: string, part: number): Promise<void> {
  const { match, token } = await beginMatch(address, { game: 'wingspan', sitters: ['person', 'random'] });
  const bad = new Malformed(seed);
  // Some have a seat of their own, some look on, and some never say who they are.
  const hellos = [
    { type: 'hello', match, token },
    { type: 'hello', match },
    undefined,
    { type: 'hello', match, token },
  ];
  await Promise.all([
    ...hellos.map((hello) => shout(address, bad, (MESSAGES * part) / hellos.length, hello)),
    request(address, bad, REQUESTS * part),
    noise(address, bad, NOISES * part),
  ]);
}

/** Says so much over sockets; whoever is thrown out comes again. */
async function shout(address: string, bad: Malformed, count: number, hello: object | undefined): Promise<void> {
  let left = count;
  while (left > 0) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`);
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    await Promise.race([once(socket, 'open'), closed]);
    if (hello !== undefined) socket.send(JSON.stringify(hello));
    while (left > 0 && socket.readyState === socket.OPEN) {
      for (let at = 0; at < AT_ONCE && left > 0; at++, left--) socket.send(bad.message());
      // A ping is answered once all that was said before has been read.
      const heard = new Promise<void>((resolve) => socket.once('pong', () => resolve()));
      socket.ping();
      await Promise.race([heard, closed]);
    }
    socket.terminate();
    await closed;
  }
}

/** Asks for so much over one connection after the other; whoever is hung up on calls again. */
async function request(address: string, bad: Malformed, count: number): Promise<void> {
  const { port } = new URL(address);
  let left = count;
  while (left > 0) {
    const socket = connectTo(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    while (left > 0 && !socket.destroyed && socket.writable) {
      left--;
      socket.write(bad.request());
      await Promise.race([new Promise<void>((resolve) => socket.once('data', () => resolve())), closed]);
    }
    socket.destroy();
    await closed;
  }
}

async function noise(address: string, bad: Malformed, count: number): Promise<void> {
  const { port } = new URL(address);
  for (let left = count; left > 0; left--) {
    const socket = connectTo(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.end(bad.message());
    socket.resume();
    await once(socket, 'close');
  }
}
