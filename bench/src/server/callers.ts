/** Opens sockets and leaves them alone, in a process of its own: what callers take is not counted. */
import { WebSocket } from 'ws';

/** What is to be called, and how often; with matches, each sits down to look on at one of them. */
export interface Callers {
  readonly address: string;
  readonly matches: readonly string[];
  readonly count: number;
}

const AT_ONCE = 50;

process.on('message', async ({ address, matches, count }: Callers) => {
  for (let called = 0; called < count; called += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - called) }, (_, at) =>
        call(address, matches[(called + at) % matches.length]),
      ),
    );
  process.send?.('called');
});
process.on('disconnect', () => process.exit());

/** Resolves once it is open, and has been told how the match stands. */
function call(address: string, match: string | undefined): Promise<void> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a socket was closed')));
    socket.on('open', () => {
      if (match === undefined) return resolve();
      socket.send(JSON.stringify({ type: 'hello', match }));
      socket.send(JSON.stringify({ type: 'follow', id: 1, from: 0 }));
    });
    socket.on('message', (data) => {
      if (String(data).startsWith('{"type":"answer"')) resolve();
    });
  });
}
