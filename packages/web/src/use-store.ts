import { useSyncExternalStore } from 'react';
import { type Settings, settings } from './settings.ts';
import type { Store } from './table/store.ts';

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get);
}
