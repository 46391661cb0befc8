/** What is asked of a server before one sits at a match, and when one leaves it. */
import type { Clock, Reply } from '@fermata/session';
import { type Address, NotServed } from './line.ts';

/** A game on a server. */
export interface ServedGame {
  readonly name: string;
  readonly version: number;
  readonly title: string;
  readonly summary: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number | undefined };
}

/** A match that one wants. */
export interface WantedMatch {
  readonly game: string;
  /** Who sits at each seat: `person`, or the level of a bot. The first person is oneself. */
  readonly sitters: readonly string[];
  readonly options?: unknown;
  readonly undo?: 'off' | 'free' | 'consent';
  readonly clock?: Clock;
}

/** A match that was begun: a seat of one's own, and a code for each other person. */
export interface BegunMatch {
  readonly match: string;
  readonly seedHash: string;
  readonly seat?: number;
  readonly token?: string | undefined;
  readonly invites: readonly { readonly seat: number; readonly code: string }[];
}

export function gamesAt(server: string): Promise<readonly ServedGame[]> {
  return request(server, 'api/games');
}

export function beginMatch(server: string, wanted: WantedMatch): Promise<BegunMatch> {
  return request(server, 'api/matches', wanted);
}

/**
 * Sits down where a code invites to. Said again under the same name while nobody answers: the code is good once, and the reply
 * holds the token.
 */
export function joinMatch(
  server: string,
  match: string,
  code: string,
): Promise<{ readonly match: string; readonly seat: number; readonly token: string }> {
  const command = globalThis.crypto.randomUUID();
  return insist(() => request(server, `api/matches/${match}/join`, { code, command }), isUnheard);
}

/** Leaves, and is played for. Said again, too: so the token to come back with is not lost. */
export function leaveMatch({
  server,
  match,
  token,
}: Address): Promise<{ readonly reply: Reply; readonly token?: string }> {
  const command = globalThis.crypto.randomUUID();
  return insist(() => request(server, `api/matches/${match}/leave`, { command }, token));
}

const TRIES = 12;
const AGAIN_MS = 500;

/** Asks until somebody answers; not again where the first time says that there is no use. */
async function insist<R>(ask: () => Promise<R>, isUseless = (_: unknown) => false): Promise<R> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof NotServed || tries === TRIES || (tries === 1 && isUseless(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Nobody was there to hear it: as Node says it; a browser does not say why. */
function isUnheard(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED' || cause?.code === 'ENOTFOUND';
}

async function request<R>(server: string, path: string, body?: object, token?: string): Promise<R> {
  const response = await fetch(new URL(path, server), {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const value: unknown = await response.json();
  if (response.ok) return value as R;
  throw new NotServed((value as { error?: string }).error ?? `the server answered ${response.status}`);
}
