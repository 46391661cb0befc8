import { paint } from '../paint.ts';
import { LINE_MAX } from '../short-lines.ts';
import { isMistake, UsageError } from '../usage-error.ts';
import type { Size } from '../wrap.ts';
import type { Input, Suggestion } from './input.ts';

/** Where a person reads and types, or a program does. */
export interface Desk {
  readonly input: Input;
  readonly print: (text: string) => void;
  /** Facts instead of text, for programs. */
  readonly fact?: (fact: object) => void;
  /** How much fits; undefined where nothing has to. */
  readonly size?: () => Size | undefined;
  /** Puts names where messages say seats. */
  readonly say?: (text: string) => string;
}

/**
 * Reads lines until `read` makes something of one. A mistake gets one line that says what was wrong, and changes
 * nothing. Undefined: the input has ended.
 */
export async function ask<T>(
  { input, print, say = (text) => text }: Desk,
  read: (line: string) => T | undefined | Promise<T | undefined>,
  suggestions: readonly Suggestion[] = [],
): Promise<T | undefined> {
  for (;;) {
    const line = await input.line(suggestions);
    if (line === undefined) return undefined;
    try {
      if (line.length > LINE_MAX)
        throw new UsageError(`that line is longer than ${LINE_MAX} characters; type help for what fits`);
      const result = await read(line);
      if (result !== undefined) return result;
    } catch (error) {
      if (!isMistake(error)) throw error;
      print(paint.yellow(say(error.message)));
    }
  }
}
