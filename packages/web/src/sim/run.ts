/** A simulation that runs behind the page: its workers, and how to stop it. */
import { type ProxyMarked, proxy, type Remote, transfer, wrap } from 'comlink';
import { spawn } from '../engine.ts';
import type { Desk } from '../worker/desk.ts';
import type { News, Simulated, Wish } from './wish.ts';

export interface Run {
  readonly result: Promise<Simulated>;
  /** Ends it early: the result is that of the games so far. */
  stop(): void;
  /** Ends it, with no result. */
  close(): void;
}

/** One worker sums up, the others play: as many as there are cores, but for the one that draws the page. */
const HANDS_MAX = 8;

export function runSimulation(wish: Wish, tell: (news: News) => void): Run {
  const hands = Math.min(HANDS_MAX, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));
  const workers = Array.from({ length: 1 + hands }, spawn);
  const [desk, ...players] = workers.map((worker) => wrap<Desk>(worker)) as [Remote<Desk>, ...Remote<Desk>[]]; // one more than hands
  for (const it of [desk, ...players]) void it.settle(document.baseURI);
  for (const player of players) {
    const { port1, port2 } = new MessageChannel();
    void player.playFor(transfer(port1, [port1]));
    void desk.hire(transfer(port2, [port2]));
  }
  const close = () => {
    for (const worker of workers) worker.terminate();
  };
  const broken = new Promise<Simulated>((resolve) => {
    for (const worker of workers)
      worker.onerror = ({ message }) => resolve({ why: message ?? 'a worker could not be started' });
  });
  const told = desk.simulate(wish, proxy(tell) as typeof tell & ProxyMarked);
  const result = Promise.race([told as Promise<Simulated>, broken]).finally(close);
  return { result, stop: () => void desk.stopSimulation(), close };
}
