import { useSyncExternalStore } from 'react';

/** Something that changes often. Only whoever it concerns is drawn anew. */
export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** What of it concerns somebody; also where a stage is drawn as text. */
export function useStorePart<T, R>({ get, subscribe }: Store<T>, concerns: (value: T) => R): R {
  const now = () => concerns(get());
  return useSyncExternalStore(subscribe, now, now);
}
