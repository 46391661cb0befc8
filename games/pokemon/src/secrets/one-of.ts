import type { Oracle } from '@fermata/core';

/** One of a list, as likely as any other. */
export function oneOf<T>(list: readonly T[], label: string, oracle: Oracle): T {
  return list[oracle.int(list.length, label)]!; // an oracle stays within it
}
