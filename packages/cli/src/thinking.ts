import { paint } from './paint.ts';

/** Keys that are read one by one, as long as somebody holds them. */
export interface Keys {
  letGo(): void;
  take?(): void;
}

/**
 * Lets a bot think, which keeps the process from all else, and says so on the screen. The keys are let go before: then the
 * terminal itself sees to Ctrl-C, which ends the process even though it does not listen. Without keys nobody looks on.
 */
export function thinking<T>(keys: Keys | undefined, who: string, think: () => T): T {
  if (keys === undefined) return think();
  keys.letGo();
  process.stdout.write(`\r\x1b[0K${paint.dim(`${who} is thinking …`)}`);
  try {
    return think();
  } finally {
    process.stdout.write('\r\x1b[0K');
    keys.take?.();
  }
}
