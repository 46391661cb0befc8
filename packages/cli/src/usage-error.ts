import { UnknownGame } from '@fermata/catalog';
import { Misuse } from '@fermata/core';
import { BatchError } from '@fermata/sim';

/** A mistake of whoever typed something: a word, a flag, a file, an order at the table. One line, which says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** True of all such mistakes, whoever noticed; false of rules that break, and of faults of ours. */
export function isMistake(error: unknown): error is Error {
  return [UsageError, Misuse, BatchError, UnknownGame].some((kind) => error instanceof kind);
}
