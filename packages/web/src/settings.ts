/** What a person likes, kept in this browser. */
export interface Settings {
  /** How fast things move: 0 shows no motion. */
  readonly speed: 0 | 1 | 2 | 4;
  /** Asks once more before an answer is given. */
  readonly confirms: boolean;
  /** Whether single letters are keys. */
  readonly letters: boolean;
  readonly theme: 'system' | 'light' | 'dark';
  readonly isLogOpen: boolean;
}

const KEY = 'fermata settings';
const USUAL: Settings = { speed: 1, confirms: false, letters: true, theme: 'system', isLogOpen: false };

let current: Settings = { ...USUAL, ...read() };
const listeners = new Set<() => void>();

export const settings = {
  get: (): Settings => current,
  set(change: Partial<Settings>): void {
    current = { ...current, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // A browser that keeps nothing still plays.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Whoever asked their system for less motion gets none. */
export function speedOf({ speed }: Settings): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
}

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
