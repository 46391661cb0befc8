import { broken } from '../errors.ts';
import type { Seat } from '../flow.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Knowledge } from './knowledge.ts';
import { sees, type Token, type Zone } from './secrets.ts';

interface Gap {
  readonly zone: Zone;
  readonly at: number;
}

/** Deals the tokens that are hidden from the seat anew, in place, each to where it may be; pinned ones stay. */
export function dealHidden(
  zones: readonly Zone[],
  seat: Seat,
  known: Knowledge,
  pinned: ReadonlySet<Token>,
  oracle: Oracle,
): void {
  for (let tries = 0; tries < TRIES; tries++) {
    const gaps: Gap[] = [];
    const tokens: Token[] = [];
    for (const zone of zones.filter(({ seenBy }) => !sees(seenBy, seat))) {
      for (const [at, token] of zone.tokens.entries()) {
        if (pinned.has(token)) continue;
        gaps.push({ zone, at });
        tokens.push(token);
      }
    }
    const kinds = new Map(gaps.map(({ zone }, at) => [tokens[at], zone.kind]));
    const places = (token: Token) =>
      gaps.filter(({ zone }) => zone.kind === kinds.get(token) && known.get(token)?.has(zone.name) !== false);
    // Those with the fewest places choose first; among equals the order does not matter, each gap being as likely.
    const order = tokens
      .map((token) => ({ token, freedom: places(token).length }))
      .sort((a, b) => a.freedom - b.freedom);
    const dealt = order.every(({ token }) => {
      const open = places(token);
      const gap = open[open.length > 1 ? oracle.int(open.length, 'redeal') : 0];
      if (gap === undefined) return false;
      gaps.splice(gaps.indexOf(gap), 1);
      (gap.zone.tokens as Token[])[gap.at] = token;
      return true;
    });
    if (dealt) return;
  }
  throw broken(
    'secret',
    `seat ${seat} knows of no place left for a hidden token; a zone and its tokens contradict what was seen`,
  );
}

const TRIES = 100;
