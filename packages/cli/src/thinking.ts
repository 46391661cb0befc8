import { Interrupted, interruptible } from './interruptible.ts';
import { paint } from './paint.ts';

/** Keys that are read one by one, as long as somebody holds them. */
export interface Keys {
  letGo(): void;
  take?(): void;
}

/**
 * Lets a bot think, and says so on the screen. The keys are let go before: then the terminal itself sees to Ctrl-C, which stops the
 * thought and throws Interrupted, even where it keeps the thread. Without keys nobody looks on, and nothing is said.
 */
export async function thinking<T>(keys: Keys | undefined, who: string, think: () => T | Promise<T>): Promise<T> {
  if (keys !== undefined) {
    keys.letGo();
    process.stdout.write(`\r\x1b[0K${paint.dim(`${who} is thinking …`)}`);
  }
  try {
    const thought = interruptible(think);
    return thought instanceof Promise ? await unlessInterrupted(thought) : thought;
  } finally {
    if (keys !== undefined) {
      process.stdout.write('\r\x1b[0K');
      keys.take?.();
    }
  }
}

async function unlessInterrupted<T>(thought: Promise<T>): Promise<T> {
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new Interrupted('stopped by Ctrl-C'));
  });
  process.once('SIGINT', stop);
  try {
    return await Promise.race([thought, stopped]);
  } finally {
    process.off('SIGINT', stop);
  }
}
