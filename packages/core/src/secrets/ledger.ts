import type { Token } from '../game/secrets.ts';

/** A zone that is hidden from the seat, by its name; undefined where the seat sees what lies there. */
type HiddenZone = string | undefined;

/** A token that the seat was told of: where it went from and to. Where both are the same it was shown as it lay. */
export interface ToldMove {
  readonly token: Token;
  readonly from: HiddenZone;
  readonly to: HiddenZone;
}

/** Something that moved out of sight: any of those that lay there may have been it. */
export interface UntoldMove {
  readonly from: string;
  readonly to: string;
}

/** What became of hidden tokens of one kind at one moment, as far as a seat can tell. */
export interface Moment {
  readonly told: readonly ToldMove[];
  /** In order of zones: which of them was which does not show. */
  readonly untold: readonly UntoldMove[];
  /** Tokens that have come from outside, into zones out of sight: untold moves from `OUTSIDE`. */
  readonly came: readonly Token[];
  /** Where a token was said not to lie. */
  readonly lacks: readonly { readonly token: Token; readonly zone: string }[];
}

/** In place of the zone that something from outside comes from. */
export const OUTSIDE = '\0outside';

/** Where hidden tokens lay at first, as far as the seat can tell. */
export interface Lie {
  /** How many lie in each zone. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Tokens that the seat knows to lie there. All the others are equally likely to lie in any place that is left. */
  readonly known: ReadonlyMap<Token, string>;
  /** Those others, in the order of their names: how they lie in truth must not show in what is dealt. */
  readonly others: readonly Token[];
}

/**
 * How tokens of one kind went out of a seat's sight: from where they lay at first, moment by moment. It holds what the seat
 * could tell, and nothing of the truth beyond that.
 */
export class Ledger {
  #first: Lie;
  #moments: Moment[];
  readonly #sizes: Map<string, number>;
  /** Tokens that the seat knows the place of; that it was told of, and that may have moved since; and all others. */
  readonly #known: Map<Token, string>;
  readonly #vague: Set<Token>;
  #others: Set<Token>;

  constructor(first: Lie = NOTHING, moments: readonly Moment[] = []) {
    this.#first = first;
    this.#moments = [];
    this.#sizes = new Map(first.sizes);
    this.#known = new Map(first.known);
    this.#vague = new Set();
    this.#others = new Set(first.others);
    for (const moment of moments) this.add(moment);
  }

  /** What it says now: it goes on. */
  page(): Page {
    return { first: this.#first, moments: this.#moments.slice() };
  }

  add(moment: Moment): void {
    const isFirst = this.#isEmpty();
    this.#moments.push(moment);
    const left = new Set(moment.untold.map(({ from }) => from));
    const known = [...this.#known]; // what one zone sends to another must not be sent on with what that one sends
    for (const zone of left) this.#blur(zone, moment.untold, known);
    for (const { from, to } of moment.untold) this.#move(from, to);
    for (const token of moment.came) this.#vague.add(token);
    for (const { token } of moment.lacks) if (this.#others.delete(token)) this.#vague.add(token);
    for (const { token, from, to } of moment.told) {
      this.#move(from, to);
      this.#vague.delete(token);
      this.#others.delete(token);
      if (to === undefined) this.#known.delete(token);
      else this.#known.set(token, to);
    }
    // What has come together, when nothing else was hidden, may lie anywhere.
    if (isFirst && moment.came.length > 0) this.#begin(moment.came);
  }

  /**
   * Begins anew where nothing that has happened matters any more: where each hidden token either lies where the seat knows
   * it to lie, or was never told of; or where all lie in one zone. So a ledger does not grow with the match.
   */
  settle(): void {
    if (this.#moments.length === 0) return;
    const isOneZone = [...this.#sizes.values()].filter((size) => size > 0).length <= 1;
    if (isOneZone) this.#begin([...this.#known.keys(), ...this.#vague]);
    else if (this.#vague.size === 0) this.#begin([]);
    else if (this.#moments.length >= MOMENTS_MAX) this.#begin(this.#vague);
  }

  #begin(more: Iterable<Token>): void {
    const unknown = [...more];
    for (const token of unknown) {
      this.#known.delete(token);
      this.#vague.delete(token);
    }
    if (unknown.length > 0) this.#others = new Set([...this.#others, ...unknown].sort());
    for (const [zone, size] of this.#sizes) if (size === 0) this.#sizes.delete(zone);
    this.#first = { sizes: new Map(this.#sizes), known: new Map(this.#known), others: [...this.#others] };
    this.#moments = [];
  }

  /** Some have left the zone unseen: unless all of them went to one place, those known to lie there may have been among them. */
  #blur(zone: string, untold: readonly UntoldMove[], known: readonly (readonly [Token, string])[]): void {
    const moves = untold.filter(({ from }) => from === zone);
    const to = moves[0]?.to as string; // there is one
    const isWhole = moves.length === this.#sizes.get(zone) && moves.every((move) => move.to === to);
    for (const [token, at] of known) {
      if (at !== zone) continue;
      if (isWhole) this.#known.set(token, to);
      else {
        this.#known.delete(token);
        this.#vague.add(token);
      }
    }
  }

  #move(from: HiddenZone, to: HiddenZone): void {
    if (from !== undefined && from !== OUTSIDE) this.#sizes.set(from, (this.#sizes.get(from) as number) - 1); // it lay there
    if (to !== undefined) this.#sizes.set(to, (this.#sizes.get(to) ?? 0) + 1);
  }

  #isEmpty(): boolean {
    return this.#known.size + this.#vague.size + this.#others.size === 0;
  }
}

const NOTHING: Lie = { sizes: new Map(), known: new Map(), others: [] };

/** Of a kind that nothing is known of. */
export const UNKNOWN: { readonly first: Lie; readonly moments: readonly Moment[] } = { first: NOTHING, moments: [] };

/**
 * Moments that are kept where tokens which the seat was told of have been on their way unseen ever since. Beyond that it
 * takes them for any others: so long ago was it told.
 */
const MOMENTS_MAX = 1_000;

/** What a ledger says at one time. */
export interface Page {
  readonly first: Lie;
  readonly moments: readonly Moment[];
}

/** All that a seat could tell at one time, by the kind of tokens. */
export type Pages = ReadonlyMap<string | undefined, Page>;
