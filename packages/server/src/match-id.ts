import { randomUUID } from 'node:crypto';

/** An id for a match that is begun now: 74 bits that nobody guesses, behind the time. */
export function freshMatchId(): string {
  return timedId(Date.now(), randomUUID());
}

/**
 * A UUID of version 7 (RFC 9562), whose chance comes from another. Matches that are played at the same time were begun at about
 * the same time, so their entries lie together: a transaction of many matches writes few pages of each index.
 */
export function timedId(ms: number, chance: string): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice('xxxxxxxx-xxxx-x'.length)}`;
}
