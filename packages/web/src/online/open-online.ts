import { connect, joinMatch, type MatchLink } from '@fermata/client';
import { matchOf, type OpenMatch } from '../table/open-match.ts';
import { home } from './begin-online.ts';
import { keepSeat, keptSeat } from './kept-seats.ts';

/** Sits down where a link leads to, and keeps the seat: the link is no longer needed then. */
export async function settle({ match, code, token }: Omit<MatchLink, 'server'>): Promise<boolean> {
  if (code === undefined && token === undefined) return true;
  // Whoever opens an invitation again, or is sent one to their own match, has a seat.
  const kept = keptSeat(match);
  if (kept?.token === undefined) {
    const own = token ?? (await joinMatch(home(), match, code ?? '')).token;
    keepSeat(match, { token: own, invites: [] });
  }
  location.replace(`#/online/look/${match}`);
  return false;
}

/** Opens a match on the server, at one's seat or to look on. Throws an Error whose message is for people. */
export async function openOnline(match: string): Promise<OpenMatch> {
  const { token } = keptSeat(match) ?? {};
  const session = connect({ server: home(), match, ...(token !== undefined && { token }) });
  try {
    const { seat, ...about } = await session.about();
    const setup = { ...about, seed: '' }; // nobody knows it before the end
    return await matchOf({ id: match, setup, session, seat, hand: (tell) => tell, end: () => session.close() });
  } catch (error) {
    session.close();
    throw error;
  }
}
