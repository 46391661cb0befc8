import { SPECTATOR } from '@fermata/core';
import type { FastifyRequest } from 'fastify';
import type { Matches } from '../matches.ts';
import { NoSuchMatch, Refused } from '../refused.ts';
import type { Table } from '../table.ts';

/** Whoever tries to sit where they do not is told this, whatever they tried. */
export const NO_SUCH_SEAT = 'there is no such seat for you';

/** Refused because a seat is somebody else's, or nobody's. */
export class NotYours extends Refused {
  constructor() {
    super(NO_SUCH_SEAT);
  }
}

interface Sitting {
  readonly table: Table;
  readonly seat: number;
  readonly token: string;
}

/** The token of a request; in a header, never in an address. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  return /^Bearer ([\w-]{1,64})$/.exec(authorization)?.[1] ?? '';
}

/** A match is opened by who does something there; whoever only looks changes nothing of it. */
type Way = 'open' | 'look';

/** Whose request it is, of those who sit at the match. */
export async function sitting(
  matches: Matches,
  id: string,
  request: FastifyRequest,
  way: Way = 'open',
): Promise<Sitting> {
  const { table, token } = await holding(matches, id, request, way);
  const seat = table.seatOf(token);
  if (seat === undefined) throw new NotYours();
  return { table, seat, token };
}

/** The match, and a token that is yet to be looked at. */
export async function holding(
  matches: Matches,
  id: string,
  request: FastifyRequest,
  way: Way = 'open',
): Promise<Pick<Sitting, 'table' | 'token'>> {
  const token = tokenOf(request);
  if (token === undefined) throw new NotYours();
  return { table: await opened(matches, id, way), token };
}

/** Who looks at the match: whose seat it is, or a spectator where there is no token. */
export async function looking(
  matches: Matches,
  id: string,
  request: FastifyRequest,
): Promise<Pick<Sitting, 'table' | 'seat'>> {
  if (tokenOf(request) !== undefined) return sitting(matches, id, request, 'look');
  return { table: await matches.look(id), seat: SPECTATOR };
}

/** A match that there is not has no seat, either. */
export async function opened(matches: Matches, id: string, way: Way = 'open'): Promise<Table> {
  try {
    return await matches[way](id);
  } catch (error) {
    if (error instanceof NoSuchMatch) throw new NotYours();
    throw error;
  }
}
