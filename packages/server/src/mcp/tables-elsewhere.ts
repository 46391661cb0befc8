import { beginMatch, connect, gamesAt, joinMatch } from '@fermata/client';
import { Refused } from '../refused.ts';
import { NO_SEAT, parseSeat, seatName, type Tables } from './tables.ts';

/** Tables of a server elsewhere. */
export function tablesAt(server: string): Tables {
  return {
    games: () => gamesAt(server),
    begin: async (wish) => {
      const { match, token, invites } = await beginMatch(server, { ...wish, undo: 'consent' });
      if (token === undefined) throw new Refused('nobody would play; leave one seat for you');
      return { seat: seatName(match, token), match, codes: invites.map(({ code }) => code) };
    },
    join: async (match, code) => ({
      seat: seatName(match, (await joinMatch(server, match, code)).token),
      match,
      codes: [],
    }),
    sit: async (name) => {
      const place = parseSeat(name);
      if (place === undefined) throw new Refused(NO_SEAT);
      return connect({ server, ...place });
    },
  };
}
