/** The workers behind the page: one runs the match, the other thinks for bots, so that the first always answers. */

import { address } from 'virtual:worker';
import { type Remote, transfer, wrap } from 'comlink';
import type { Desk } from './worker/desk.ts';

export interface Engine {
  readonly desk: Remote<Desk>;
  /** Stops both. */
  close(): void;
}

/** How long a worker that is well may take to say so. */
const PATIENCE_MS = 4000;
const PULSE_MS = 2000;

/** Starts both workers. `onCrash` is told when the first one has died. */
export function startEngine(onCrash: (why: string) => void): Engine {
  const [main, mind] = [spawn(), spawn()];
  const desk = wrap<Desk>(main);
  const thinker = wrap<Desk>(mind);
  for (const it of [desk, thinker]) void it.settle(document.baseURI);
  const { port1, port2 } = new MessageChannel();
  void thinker.thinkFor(transfer(port1, [port1]));
  void desk.letThink(transfer(port2, [port2]));
  let isOver = false;
  const close = () => {
    isOver = true;
    clearInterval(pulse);
    main.terminate();
    mind.terminate();
  };
  const crash = (why: string) => {
    if (isOver) return;
    close();
    onCrash(why);
  };
  main.onerror = ({ message }) => crash(message ?? 'the worker could not be started');
  mind.onerror = ({ message }) => crash(message ?? 'the worker could not be started');
  const pulse = setInterval(() => {
    const late = setTimeout(() => crash('the worker does not answer'), PATIENCE_MS);
    void desk.ping().then(() => clearTimeout(late));
  }, PULSE_MS);
  return { desk, close };
}

/** A worker that has rules and bots. */
export function spawn(): Worker {
  return new Worker(address, { type: 'module' });
}
