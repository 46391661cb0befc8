import type { Seat } from '../flow.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Knowledge } from './knowledge.ts';
import { sees, type Token, type Zone } from './secrets.ts';

interface Gap {
  readonly zone: Zone;
  readonly at: number;
}

/**
 * Deals the tokens that are hidden from the seat anew, in place, each to where it may be, every dealing as likely as the
 * others; pinned ones stay. A shuffle that fits what is known is found by trying. Where that leaves too little room, any
 * dealing that fits is found, and tokens then change places at random where they may: that is only nearly even.
 */
export function dealHidden(
  zones: readonly Zone[],
  seat: Seat,
  known: Knowledge,
  pinned: ReadonlySet<Token>,
  oracle: Oracle,
): void {
  const hidden = zones.filter(({ seenBy }) => !sees(seenBy, seat));
  for (const kind of new Set(hidden.map((zone) => zone.kind))) {
    const gaps = hidden
      .filter((zone) => zone.kind === kind)
      .flatMap((zone) => zone.tokens.flatMap((token, at) => (pinned.has(token) ? [] : [{ zone, at }])));
    // In the order of names: how they lie in truth must not show in what is dealt.
    const tokens = gaps.map(({ zone, at }) => zone.tokens[at] as Token).sort(); // where it lies
    const fits = (token: Token, { zone }: Gap) => known.get(token)?.has(zone.name) !== false;
    const free = settle(tokens, gaps, known, oracle);
    const dealt = shuffled(free.tokens, free.gaps, fits, oracle) ?? placed(free.tokens, free.gaps, fits, oracle);
    for (const [at, gap] of free.gaps.entries()) put(gap, dealt[at] as Token); // one for each
  }
}

/** Puts every token that can only be in one zone somewhere there, and returns what is left: most often it fits anywhere. */
function settle(tokens: readonly Token[], gaps: readonly Gap[], known: Knowledge, oracle: Oracle) {
  const open = new Map<string, Gap[]>();
  for (const gap of gaps) open.set(gap.zone.name, [...(open.get(gap.zone.name) ?? []), gap]);
  const free = tokens.filter((token) => {
    const zones = known.get(token);
    if (zones?.size !== 1) return true;
    const [zone] = zones as Iterable<string>; // it has one
    put(take(open.get(zone as string) as Gap[], oracle), token); // a token lies where it can be
    return false;
  });
  return { tokens: free, gaps: [...open.values()].flat() };
}

function put({ zone, at }: Gap, token: Token): void {
  (zone.tokens as Token[])[at] = token;
}

type Fits = (token: Token, gap: Gap) => boolean;

/** A shuffle in which every token lies where it may; undefined if none is found soon. */
function shuffled(tokens: readonly Token[], gaps: readonly Gap[], fits: Fits, oracle: Oracle): Token[] | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const rest = tokens.slice();
    const dealt = gaps.map(() => take(rest, oracle));
    if (gaps.every((gap, at) => fits(dealt[at] as Token, gap))) return dealt; // one for each
  }
  return undefined;
}

const TRIES = 30;

/** Any dealing that fits: as they lie now all have a place, so one is found. Then places are changed. */
function placed(tokens: readonly Token[], gaps: readonly Gap[], fits: Fits, oracle: Oracle): Token[] {
  const dealt: Token[] = [];
  const place = (token: Token, without: Set<number>): boolean => {
    const open = [...gaps.keys()].filter((at) => fits(token, gaps[at] as Gap) && !without.has(at)); // within
    const free = open.filter((at) => dealt[at] === undefined);
    while (free.length === 0 && open.length > 0) {
      const at = take(open, oracle);
      without.add(at);
      if (place(dealt[at] as Token, without)) free.push(at); // it was not free
    }
    if (free.length === 0) return false;
    dealt[take(free, oracle)] = token;
    return true;
  };
  const rest = tokens.slice();
  for (const _ of gaps) place(take(rest, oracle), new Set());
  for (let moves = gaps.length * MOVES; moves > 0; moves--) {
    // Two or three go round: pairs alone do not lead from every dealing to every other.
    const ring = Array.from({ length: 2 + oracle.int(2, 'redeal') }, () => oracle.int(gaps.length, 'redeal'));
    if (new Set(ring).size < ring.length) continue;
    const moved = ring.map((at) => dealt[at] as Token); // all are dealt
    const isFitting = ring.every((_, step) =>
      fits(moved[step] as Token, gaps[ring[(step + 1) % ring.length] as number] as Gap),
    );
    if (isFitting) for (const [step, token] of moved.entries()) dealt[ring[(step + 1) % ring.length] as number] = token;
  }
  return dealt;
}

/** Changes of place for each token: enough to forget where it was dealt first. */
const MOVES = 10;

function take<T>(list: T[], oracle: Oracle): T {
  return list.splice(list.length > 1 ? oracle.int(list.length, 'redeal') : 0, 1)[0] as T; // the list is not empty
}
