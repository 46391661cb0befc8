import type { Seat } from '../game/flow.ts';
import { sees, type Token, type Zone } from '../game/secrets.ts';
import type { Knowledge } from '../match/origin.ts';
import type { Oracle } from '../oracle/oracle.ts';

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
  const hidden = zones.filter(({ seenBy }) => !sees(seenBy, seat));
  for (const kind of new Set(hidden.map((zone) => zone.kind))) {
    const own = hidden.filter((zone) => zone.kind === kind);
    const gaps = own.flatMap((zone) => zone.tokens.flatMap((token, at) => (pinned.has(token) ? [] : [{ zone, at }])));
    // In the order of names: how they lie in truth must not show in what is dealt.
    const tokens = gaps.map(({ zone, at }) => zone.tokens[at] as Token).sort(); // where it lies
    const dealing = new Dealing(gaps, (token, zone) => known.get(token)?.has(zone.name) !== false, oracle);
    const dealt = dealing.deal(tokens);
    for (const [at, { zone, at: place }] of gaps.entries()) (zone.tokens as Token[])[place] = dealt[at] as Token; // one for each
  }
}

/**
 * Tokens go to any free place that they may have, those with the fewest zones first. Where all others fit everywhere, that
 * makes every dealing as likely as the others. Else those that stand between change places at random, again and again: that
 * is only nearly even.
 */
class Dealing {
  readonly #gaps: readonly Gap[];
  readonly #fits: (token: Token, zone: Zone) => boolean;
  readonly #oracle: Oracle;
  /** Free places, zone by zone. */
  readonly #free = new Map<Zone, number[]>();
  readonly #dealt: Token[] = [];
  readonly #place = new Map<Token, number>();

  constructor(gaps: readonly Gap[], fits: (token: Token, zone: Zone) => boolean, oracle: Oracle) {
    this.#gaps = gaps;
    this.#fits = fits;
    this.#oracle = oracle;
    for (const [at, { zone }] of gaps.entries()) this.#free.set(zone, [...(this.#free.get(zone) ?? []), at]);
  }

  deal(tokens: readonly Token[]): readonly Token[] {
    const zones = [...this.#free.keys()];
    const kinds = new Map<string, { zones: Zone[]; tokens: Token[] }>();
    for (const token of tokens) {
      const own = zones.filter((zone) => this.#fits(token, zone));
      const key = own.map(({ name }) => name).join('\n');
      const kind = kinds.get(key) ?? { zones: own, tokens: [] };
      kind.tokens.push(token);
      kinds.set(key, kind);
    }
    const tightest = [...kinds.values()].sort((a, b) => a.zones.length - b.zones.length);
    for (const kind of tightest) {
      const rest = kind.tokens.slice();
      while (rest.length > 0) this.#settle(take(rest, this.#oracle), kind.zones, new Set());
    }
    // Tokens of one kind lie at random already, so the largest need not be moved for its own sake.
    const between = tightest.filter((kind) => kind.zones.length > 1).sort((a, b) => b.tokens.length - a.tokens.length);
    this.#mix(between.slice(1).flatMap((kind) => kind.tokens));
    return this.#dealt;
  }

  /** To a free place; where there is none, another token makes room: as they lie in truth all have a place. */
  #settle(token: Token, zones: readonly Zone[], without: Set<number>): boolean {
    const count = zones.reduce((sum, zone) => sum + this.#freeIn(zone).length, 0);
    if (count > 0) {
      let at = count > 1 ? this.#oracle.int(count, 'redeal') : 0;
      for (const zone of zones) {
        const free = this.#freeIn(zone);
        if (at < free.length) return this.#put(token, free.splice(at, 1)[0] as number); // within
        at -= free.length;
      }
    }
    for (const [at, { zone }] of this.#gaps.entries()) {
      if (without.has(at) || !zones.includes(zone)) continue;
      without.add(at);
      const other = this.#dealt[at] as Token; // it is not free
      const others = [...this.#free.keys()].filter((one) => this.#fits(other, one));
      if (this.#settle(other, others, without)) return this.#put(token, at);
    }
    return false;
  }

  /** Two or three go round, one of these among them: pairs alone do not lead from every dealing to every other. */
  #mix(tokens: readonly Token[]): void {
    for (let moves = tokens.length * MOVES; moves > 0; moves--) {
      const mover = tokens[this.#oracle.int(tokens.length, 'redeal')] as Token; // within
      const ring = [this.#place.get(mover) as number]; // it has one
      for (let more = 1 + this.#oracle.int(2, 'redeal'); more > 0; more--)
        ring.push(this.#oracle.int(this.#gaps.length, 'redeal'));
      if (new Set(ring).size < ring.length) continue;
      const moved = ring.map((at) => this.#dealt[at] as Token); // all are dealt
      const next = ring.map((_, step) => ring[(step + 1) % ring.length] as number); // it goes round
      if (moved.every((token, step) => this.#fits(token, (this.#gaps[next[step] as number] as Gap).zone)))
        for (const [step, token] of moved.entries()) this.#put(token, next[step] as number);
    }
  }

  #put(token: Token, at: number): true {
    this.#dealt[at] = token;
    this.#place.set(token, at);
    return true;
  }

  #freeIn(zone: Zone): number[] {
    return this.#free.get(zone) as number[]; // a list for each zone
  }
}

/** Changes of place for each token: enough to forget where it was dealt first. */
const MOVES = 30;

function take<T>(list: T[], oracle: Oracle): T {
  return list.splice(list.length > 1 ? oracle.int(list.length, 'redeal') : 0, 1)[0] as T; // the list is not empty
}
