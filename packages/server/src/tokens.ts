import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses: a token of a seat, a code that invites to one. */
export function freshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, and what is told of a seed beforehand. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
