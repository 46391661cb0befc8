import type { Oracle } from '@fermata/core';

/** A place in the tree: what has been chosen on the way to it. It holds a choice to make for each seat and mind that gets here. */
export class Node {
  readonly edges = new Map<string, Edge>();
  readonly #next = new Map<string, Node>();
  readonly #comers = new Map<string, number>();

  /** Notes that somebody comes here to choose; how often that was so before. */
  come(chooser: string): number {
    const before = this.#comers.get(chooser) ?? 0;
    this.#comers.set(chooser, before + 1);
    return before;
  }

  /** The place behind these choices. */
  after(chosen: string): Node {
    const node = this.#next.get(chosen) ?? new Node();
    this.#next.set(chosen, node);
    return node;
  }
}

/** One option of a choice, and what came of it for the seat that chose. */
export class Edge {
  visits = 0;
  total = 0;
  /** How often it could have been chosen: in other worlds it is not there. */
  available = 0;

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/** The edges of these options, of one seat with one mind, at a place. */
export function edgesAt(node: Node, chooser: string, keys: readonly string[]): Edge[] {
  return keys.map((key) => {
    const place = `${chooser}${key}`;
    const edge = node.edges.get(place) ?? new Edge();
    node.edges.set(place, edge);
    return edge;
  });
}

/**
 * The option to try next: one that was never tried, else the best by the upper bound of what it may be worth, counted over
 * the times when it was there to be chosen; any of those that are equal. Means are scaled by what was seen so far.
 */
export function select(edges: readonly Edge[], scale: Scale, exploration: number, oracle: Oracle): Edge {
  const untried = edges.filter(({ visits }) => visits === 0);
  for (const edge of edges) edge.available++;
  if (untried.length > 0) return untried[untried.length > 1 ? oracle.int(untried.length, 'untried') : 0]!; // not empty
  const bound = ({ mean, visits, available }: Edge) =>
    scale.of(mean) + exploration * Math.sqrt(Math.log(available) / visits);
  let [best, highest, equals] = [edges[0]!, Number.NEGATIVE_INFINITY, 0]; // there is an option
  for (const edge of edges) {
    const high = bound(edge);
    equals = high > highest ? 1 : high === highest ? equals + 1 : equals;
    if (high > highest || (high === highest && oracle.int(equals, 'tie') === 0)) [best, highest] = [edge, high];
  }
  return best;
}

/** Brings what was seen to 0 to 1: points have no bounds that one could know. */
export class Scale {
  #low: number;
  #high: number;

  constructor(low: number, high: number) {
    this.#low = low;
    this.#high = high;
  }

  see(value: number): void {
    if (value < this.#low) this.#low = value;
    if (value > this.#high) this.#high = value;
  }

  of(value: number): number {
    return this.#high > this.#low ? (value - this.#low) / (this.#high - this.#low) : 0.5;
  }
}
