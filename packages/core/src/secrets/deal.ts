import type { Seat } from '../flow.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Knowledge } from './knowledge.ts';
import { sees, type Token, type Zone } from './secrets.ts';

interface Gap {
  readonly zone: Zone;
  readonly at: number;
}

/**
 * Deals the tokens that are hidden from the seat anew, in place, each to where it may be; pinned ones stay. Where what
 * is known leaves little room, tokens make room for each other; as they lie now they all have a place, so one is found.
 */
export function dealHidden(
  zones: readonly Zone[],
  seat: Seat,
  known: Knowledge,
  pinned: ReadonlySet<Token>,
  oracle: Oracle,
): void {
  const lies = new Map<Token, Gap>();
  for (const zone of zones.filter(({ seenBy }) => !sees(seenBy, seat)))
    for (const [at, token] of zone.tokens.entries()) if (!pinned.has(token)) lies.set(token, { zone, at });
  const gaps = [...lies.values()];
  const mayTake = (token: Token) =>
    gaps.filter(({ zone }) => zone.kind === lies.get(token)?.zone.kind && known.get(token)?.has(zone.name) !== false);
  const dealt = new Map<Gap, Token>();
  const place = (token: Token, without: Set<Gap>): boolean => {
    const open = mayTake(token).filter((gap) => !without.has(gap));
    const free = open.filter((gap) => !dealt.has(gap));
    if (free.length > 0) return settle(token, take(free, oracle));
    while (open.length > 0) {
      const gap = take(open, oracle);
      without.add(gap);
      if (place(dealt.get(gap) as Token, without)) return settle(token, gap); // it is not free
    }
    return false;
  };
  const settle = (token: Token, gap: Gap): boolean => {
    dealt.set(gap, token);
    return true;
  };
  // Those with the fewest places choose first; among equals any, since whoever comes late has less to choose from.
  const tokens = [...lies.keys()];
  const order = gaps.map(() => take(tokens, oracle)).map((token) => ({ token, freedom: mayTake(token).length }));
  for (const { token } of order.sort((a, b) => a.freedom - b.freedom)) place(token, new Set());
  for (const [{ zone, at }, token] of dealt) (zone.tokens as Token[])[at] = token;
}

function take<T>(list: T[], oracle: Oracle): T {
  return list.splice(list.length > 1 ? oracle.int(list.length, 'redeal') : 0, 1)[0] as T; // the list is not empty
}
