import { Misuse } from '@fermata/core';
import type { Input } from './input.ts';
import { paint } from './paint.ts';

/** Where a person reads and types. */
export interface Desk {
  readonly input: Input;
  readonly print: (text: string) => void;
}

/**
 * Reads lines until `read` makes something of one. A mistake gets one line that says what was wrong, and changes
 * nothing. Undefined: the input has ended.
 */
export async function ask<T>({ input, print }: Desk, read: (line: string) => T | undefined): Promise<T | undefined> {
  for (;;) {
    const line = await input.line();
    if (line === undefined) return undefined;
    try {
      const result = read(line);
      if (result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
      print(paint.yellow(error.message));
    }
  }
}
