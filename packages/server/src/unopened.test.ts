import { beginMatch, connect } from '@fermata/client';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Served } from '../test/served.ts';

const served = new Served();
const own = Object.getOwnPropertyDescriptor(globalThis, 'WebSocket');

afterEach(() => {
  if (own === undefined) Reflect.deleteProperty(globalThis, 'WebSocket');
  else Object.defineProperty(globalThis, 'WebSocket', own);
});

/** As that of Node 22 where nobody listens: it tells an error, and no end. */
class Unopened {
  onerror: (() => void) | null = null;

  constructor() {
    setImmediate(() => this.onerror?.());
  }
}

test('a line that could not be opened is tried again, also where the platform tells an error and no end', {
  timeout: 10_000,
}, async () => {
  const { match, token } = await beginMatch(served.address, { game: 'pig', sitters: ['person', 'random'] });
  const sockets: (new (address: string) => object)[] = [Unopened, Unopened];
  function Next(address: string) {
    return new (sockets.shift() ?? WebSocket)(address);
  }
  Object.defineProperty(globalThis, 'WebSocket', { value: Next, configurable: true });
  const session = connect({ server: served.address, match, token });
  expect((await session.about()).game).toBe('pig');
  expect(sockets).toEqual([]);
  session.close();
});
