import { beginMatch, gamesAt } from '@fermata/client';
import { keepSeat } from './kept-seats.ts';

/** The server that this page came from. */
export function home(): string {
  return new URL('.', location.href.replace(/#.*/, '')).href;
}

/** The games that the server has; none where there is no server, but only files. */
export async function gamesOnline(): Promise<readonly string[]> {
  try {
    return (await gamesAt(home())).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Begins a match on the server, and goes there. Throws an Error whose message is for people. */
export async function beginOnline(game: string, sitters: readonly string[], options: unknown): Promise<void> {
  // Where friends play along, what is taken back concerns them, too.
  const undo = sitters.filter((sitter) => sitter === 'person').length > 1 ? 'consent' : 'free';
  const wanted = { game, sitters, undo, ...(options !== undefined && { options }) } as const;
  const { match, token, invites } = await beginMatch(home(), wanted);
  keepSeat(match, { invites, ...(token !== undefined && { token }) });
  location.hash = `#/online/look/${match}`;
}
