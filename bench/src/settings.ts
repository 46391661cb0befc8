import { setFlagsFromString } from 'node:v8';

/** How every process of the bench is set, before any bench is loaded: the same for both sides. */
export function settle(): void {
  // Peers look at this when they are loaded.
  process.env.NODE_ENV = 'production';
  // A few early objects that live long would have V8 make all of their kind old: in one process of seven, and for good.
  setFlagsFromString('--no-allocation-site-pretenuring');
  if (globalThis.gc === undefined) stop('the garbage collector is out of reach; start with npm run bench');
}

export function stop(why: string): never {
  console.error(`bench: ${why}`);
  process.exit(2);
}
