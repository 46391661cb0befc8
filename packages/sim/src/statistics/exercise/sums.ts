import { type Counter, mergeCounters, noCounter } from '../../sums/counter.ts';

/** What was exercised in some games. */
export interface Sums {
  /** Events that happened, by type. */
  readonly events: Counter;
  /** Entries of the game's tables `before` and `after` that had a listener at work. */
  readonly tables: Counter;
  /** Listeners that ran, by id; numbers in an id count things of one kind, so they are left out. */
  readonly listeners: Counter;
  readonly prompts: Counter;
  /** Texts in what was chosen, and in the fields of events; none where the game says what it contains. */
  readonly names: Counter;
  /** What the game contains, by kind. */
  readonly kinds: Map<string, Counter>;
}

export function noSums(): Sums {
  return {
    events: noCounter(),
    tables: noCounter(),
    listeners: noCounter(),
    prompts: noCounter(),
    names: noCounter(),
    kinds: new Map(),
  };
}

export function mergeSums(into: Sums, from: Sums): void {
  for (const part of ['events', 'tables', 'listeners', 'prompts', 'names'] as const)
    mergeCounters(into[part], from[part]);
  for (const [kind, counter] of from.kinds) mergeCounters(counterOf(into, kind), counter);
}

/** The counter of a kind, made where there is none. */
export function counterOf({ kinds }: Sums, kind: string): Counter {
  const known = kinds.get(kind) ?? noCounter();
  kinds.set(kind, known);
  return known;
}
