import { useSyncExternalStore } from 'react';

/** Something that changes often. Only whoever it concerns is drawn anew. */
export interface Told<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** What of it concerns somebody; also where a stage is drawn as text. */
export function useTold<T, R>({ get, subscribe }: Told<T>, concerns: (value: T) => R): R {
  const now = () => concerns(get());
  return useSyncExternalStore(subscribe, now, now);
}
