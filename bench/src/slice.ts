import type { Work } from './sides.ts';

/** Some time of one side, and how much it got done. */
export interface Slice {
  readonly ms: number;
  readonly units: number;
}

const SLICE_MS = 100;

export function playSlice(work: Work): Slice {
  clearNursery();
  const start = processorMs();
  let ms = 0;
  let units = 0;
  for (let calls = 1; ms < SLICE_MS; ) {
    for (let call = 0; call < calls; call++) units += work();
    const before = ms;
    ms = processorMs() - start;
    if (ms - before < 1) calls *= 2; // reading the clock takes time, too
  }
  return { ms, units };
}

/** Nanoseconds per unit of some work that is done once. */
export function timeOnce(work: Work): number {
  clearNursery();
  const start = processorMs();
  const units = work();
  return ((processorMs() - start) * 1e6) / units;
}

/** Time the process has had, the threads that collect its garbage included. The wall clock would time the neighbours, too. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Whoever went before leaves young objects, which would be copied at the cost of whoever comes next. Only they are
 * cleared: a full collection also throws away what the compiler has learnt.
 */
function clearNursery(): void {
  for (let pass = 0; pass < 2; pass++) globalThis.gc?.({ type: 'minor' }); // settings.ts sees to it that it is there
}

/** Heap in use, in bytes, once everything that can be collected has been. */
export function heapUsed(): number {
  for (let pass = 0; pass < 4; pass++) globalThis.gc?.(); // as above
  return process.memoryUsage().heapUsed;
}
