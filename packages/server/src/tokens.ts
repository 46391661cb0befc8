import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses: a token of a seat, a code that invites to one. */
export function freshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, and what is told of a seed beforehand. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The token that somebody is given for another, or for a code. It follows from the seed, which nobody has while the match goes
 * on, from what was given up and from the name of the command: so whoever lost the reply is told the same again, and nobody
 * else is.
 */
export function tokenFor(seed: string, secret: string, command: string): string {
  return createHmac('sha256', seed).update(`${secret} ${command}`).digest('base64url');
}
