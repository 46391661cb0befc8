import { createContext, useContext, useMemo, useRef } from 'react';
import type { Touch } from './context.ts';
import type { Store } from './store.ts';

/** What a piece calls when somebody does something to it. It stays the same all match long: so whoever has it need not be drawn anew. */
export type Hands = Required<Pick<Touch, 'touch' | 'open' | 'over'>> & {
  readonly pointed: Store<ReadonlySet<string>>;
};

export const HandsContext = createContext<Hands | undefined>(undefined);

export function useHands(): Hands {
  const hands = useContext(HandsContext);
  if (hands === undefined) throw new Error('a piece belongs onto a Stage');
  return hands;
}

/** Hands that reach for whatever can be touched now. */
export function useSteadyHands(touch: Touch): Hands {
  const latest = useRef(touch);
  latest.current = touch;
  const { pointed = NOTHING } = touch;
  return useMemo(
    () => ({
      touch: (id) => latest.current.touch(id),
      open: (id) => latest.current.open(id),
      over: (id, by) => latest.current.over?.(id, by),
      pointed,
    }),
    [pointed],
  );
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING: Store<ReadonlySet<string>> = { get: () => NONE, subscribe: () => () => {} };
