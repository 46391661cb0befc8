/** How often each name came up. Names beyond the limit are counted together: memory stays flat. */
export interface Counter {
  readonly counts: Map<string, number>;
  unlisted: number;
}

const NAMES_MAX = 10_000;

export function noCounter(): Counter {
  return { counts: new Map(), unlisted: 0 };
}

export function count(counter: Counter, name: string, times = 1): void {
  const known = counter.counts.get(name);
  if (known === undefined && counter.counts.size >= NAMES_MAX) counter.unlisted += times;
  else counter.counts.set(name, (known ?? 0) + times);
}

export function mergeCounters(into: Counter, from: Counter): void {
  for (const [name, times] of from.counts) count(into, name, times);
  into.unlisted += from.unlisted;
}
