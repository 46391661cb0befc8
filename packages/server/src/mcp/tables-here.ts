import { CATALOG } from '@fermata/catalog';
import { freshSeed } from '@fermata/core/host';
import { Host, PERSON } from '@fermata/session';
import { type BotPool, checkLevel } from '../bots/pool.ts';
import { catalogGames } from '../games.ts';
import type { Matches } from '../matches.ts';
import { Refused } from '../refused.ts';
import { freshToken } from '../tokens.ts';
import { NO_SEAT, parseSeat, seatName, type Tables } from './tables.ts';

const games = async () => CATALOG.map(({ game: { name, seats }, summary }) => ({ name, summary, seats }));

/** Tables in this process, kept nowhere: for a program that plays alone. */
export function tablesAlone(bots: BotPool): Tables {
  const hosts = new Map<string, Host>();
  const seats = new Map<string, { readonly host: Host; readonly seat: number }>();
  const codes = new Map<string, number>();
  return {
    games,
    begin: async ({ game: name, sitters, options }) => {
      const { game } = catalogGames.find(name).entry;
      for (const sitter of sitters) if (sitter !== PERSON) checkLevel(sitter);
      const match = `m${hosts.size + 1}`;
      const setup = { game: name, version: game.version, sitters, seed: freshSeed() };
      const host = Host.begin(
        game,
        { ...setup, ...(options !== undefined && { options }) },
        { think: bots.of(match), isSealed: true },
      );
      hosts.set(match, host);
      const [own, ...others] = [...sitters.keys()].filter((seat) => sitters[seat] === PERSON);
      if (own === undefined) throw new Refused('nobody would play; leave one seat for you');
      const seat = seatName(match, freshToken());
      seats.set(seat, { host, seat: own });
      const fresh = others.map((other) => {
        const code = freshToken();
        codes.set(seatName(match, code), other);
        return code;
      });
      return { seat, match, codes: fresh };
    },
    join: async (match, code) => {
      const host = hosts.get(match);
      const own = codes.get(seatName(match, code));
      if (host === undefined || own === undefined)
        throw new Refused('this code is not good, or was used before; ask for another');
      codes.delete(seatName(match, code));
      const seat = seatName(match, freshToken());
      seats.set(seat, { host, seat: own });
      return { seat, match, codes: [] };
    },
    sit: async (name) => {
      const sitting = seats.get(name);
      if (sitting === undefined) throw new Refused(NO_SEAT);
      return sitting.host.session(sitting.seat);
    },
  };
}

/** Tables of the server that this process is. */
export function tablesOf(matches: Matches): Tables {
  return {
    games,
    begin: async ({ game, sitters, options }) => {
      const manner = { undo: 'consent' } as const;
      const begun = await matches.begin({ game, sitters, manner, ...(options !== undefined && { options }) });
      if (begun.token === undefined) throw new Refused('nobody would play; leave one seat for you');
      const { match, token, invites } = begun;
      return { seat: seatName(match, token), match, codes: invites.map(({ code }) => code) };
    },
    join: async (match, code) => ({
      seat: seatName(match, (await matches.join(match, code)).token),
      match,
      codes: [],
    }),
    sit: async (name) => {
      const { table, seat } = await found(name);
      return table.host.session(seat);
    },
    check: async (name) => {
      await found(name);
    },
  };

  async function found(name: string) {
    const { match, token } = parseSeat(name) ?? {};
    const table = match === undefined ? undefined : await matches.open(match).catch(() => undefined);
    const seat = table?.seatOf(token ?? '');
    if (table === undefined || seat === undefined) throw new Refused(NO_SEAT);
    return { table, seat };
  }
}
