import type { Seat } from '../flow.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Knowledge } from './knowledge.ts';
import { sees, type Token, type Zone } from './secrets.ts';

interface Gap {
  readonly zone: Zone;
  readonly at: number;
}

/**
 * Deals the tokens that are hidden from the seat anew, in place, each to where it may be; pinned ones stay. First any
 * dealing that fits is found: where what is known leaves little room, tokens make room for each other, and as they lie
 * now they all have a place. Then pairs change places at random where both may: so every dealing becomes equally likely.
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
  const fits = (token: Token, { zone }: Gap) =>
    zone.kind === lies.get(token)?.zone.kind && known.get(token)?.has(zone.name) !== false;
  const dealt = new Map<Gap, Token>();
  const place = (token: Token, without: Set<Gap>): boolean => {
    const open = gaps.filter((gap) => fits(token, gap) && !without.has(gap));
    const free = open.filter((gap) => !dealt.has(gap));
    while (free.length === 0 && open.length > 0) {
      const gap = take(open, oracle);
      without.add(gap);
      if (place(dealt.get(gap) as Token, without)) free.push(gap); // it was not free
    }
    if (free.length === 0) return false;
    dealt.set(take(free, oracle), token);
    return true;
  };
  const tokens = [...lies.keys()];
  for (const _ of gaps) place(take(tokens, oracle), new Set());
  for (let swaps = gaps.length * SWAPS; swaps > 0; swaps--) {
    const [one, other] = [any(gaps, oracle), any(gaps, oracle)];
    const [here, there] = [dealt.get(one) as Token, dealt.get(other) as Token]; // all are dealt
    if (!fits(here, other) || !fits(there, one)) continue;
    dealt.set(one, there);
    dealt.set(other, here);
  }
  for (const [{ zone, at }, token] of dealt) (zone.tokens as Token[])[at] = token;
}

/** Changes of place for each token: enough to forget where it was dealt first. */
const SWAPS = 10;

function any<T>(list: readonly T[], oracle: Oracle): T {
  return list[list.length > 1 ? oracle.int(list.length, 'redeal') : 0] as T; // the list is not empty
}

function take<T>(list: T[], oracle: Oracle): T {
  return list.splice(list.length > 1 ? oracle.int(list.length, 'redeal') : 0, 1)[0] as T; // as above
}
