import type { Oracle, Prompt, Seat } from '@fermata/core';
import { type Key, keysOf } from '../steps.ts';

/** A place in the tree: what has been chosen on the way to it. It holds a choice to make for each seat and mind that gets here. */
export class Node {
  readonly #choosings = new Map<string, Choosing>();
  #last: Choosing | undefined;
  /** Behind what a seat alone has chosen, by seat. */
  readonly #behind: Map<Key, Node>[] = [];
  /** Behind what several have chosen, or one has picked. */
  readonly #behindAll = new Map<string, Node>();

  /** The choice of a seat that knows this, is asked this, and has picked this so far. Mostly it is that of the last time. */
  choosing(seat: Seat, mind: string, label: string, picks: string): Choosing {
    if (this.#last?.isOf(seat, mind, label, picks)) return this.#last;
    const name = `${seat} ${mind} ${JSON.stringify(label)} ${picks}`;
    const choosing = this.#choosings.get(name) ?? new Choosing(seat, mind, label, picks);
    this.#choosings.set(name, choosing);
    this.#last = choosing;
    return choosing;
  }

  /** The place behind an option of a seat that was asked alone; whatever it knew, others see what it chose. */
  behind(edge: Edge): Node {
    if (edge.behind === undefined) {
      this.#behind[edge.seat] ??= new Map();
      edge.behind = nodeAt(this.#behind[edge.seat]!, edge.key); // just made
    }
    return edge.behind;
  }

  /** The place behind all these choices. */
  after(chosen: string): Node {
    return nodeAt(this.#behindAll, chosen);
  }
}

function nodeAt<K>(nodes: Map<K, Node>, key: K): Node {
  const node = nodes.get(key) ?? new Node();
  nodes.set(key, node);
  return node;
}

/** A choice that a seat has to make at a place. */
export class Choosing {
  readonly #seat: Seat;
  readonly #mind: string;
  readonly #label: string;
  readonly #picks: string;
  readonly #edges = new Map<Key, Edge>();
  #comers = 0;
  #lastOptions: readonly unknown[] = [];
  #lastEdges: readonly Edge[] = [];

  constructor(seat: Seat, mind: string, label: string, picks: string) {
    this.#seat = seat;
    this.#mind = mind;
    this.#label = label;
    this.#picks = picks;
  }

  isOf(seat: Seat, mind: string, label: string, picks: string): boolean {
    return this.#seat === seat && this.#mind === mind && this.#label === label && this.#picks === picks;
  }

  /** Notes that somebody comes here to choose; how often that was so before. */
  come(): number {
    return this.#comers++;
  }

  /** The edges of all options. Mostly they are those of the last time: so nobody has to find out what tells them apart. */
  edgesOf(prompt: Prompt): readonly Edge[] {
    const { options } = prompt;
    if (!isSame(options, this.#lastOptions)) {
      this.#lastEdges = this.edges(keysOf(prompt, [...options.keys()]));
      this.#lastOptions = options.slice(); // rules may change the list
    }
    return this.#lastEdges;
  }

  edges(keys: readonly Key[]): Edge[] {
    return keys.map((key) => {
      const edge = this.#edges.get(key) ?? new Edge(this.#seat, key);
      this.#edges.set(key, edge);
      return edge;
    });
  }
}

/** True of the same texts and numbers; what objects hold is not looked at. */
function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at] || typeof some[at] === 'object') return false;
  return true;
}

/** One option of a choice, and what came of it for the seat that chose. */
export class Edge {
  readonly seat: Seat;
  readonly key: Key;
  visits = 0;
  total = 0;
  /** How often it could have been chosen: in other worlds it is not there. */
  available = 0;
  /** Where it leads to, once somebody went there. */
  behind: Node | undefined;

  constructor(seat: Seat, key: Key) {
    this.seat = seat;
    this.key = key;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/**
 * The option to try next: one that was never tried, else the best by the upper bound of what it may be worth, counted over
 * the times when it was there to be chosen; any of those that are equal. Means are scaled by what was seen so far.
 */
export function select(edges: readonly Edge[], scale: Scale, exploration: number, oracle: Oracle): Edge {
  let untried = 0;
  for (const edge of edges) {
    edge.available++;
    if (edge.visits === 0) untried++;
  }
  return untried > 0 ? anyUntried(edges, untried, oracle) : highest(edges, scale, exploration, oracle);
}

function anyUntried(edges: readonly Edge[], untried: number, oracle: Oracle): Edge {
  let before = untried > 1 ? oracle.int(untried, 'untried') : 0;
  return edges.find(({ visits }) => visits === 0 && before-- === 0)!; // there are so many
}

function highest(edges: readonly Edge[], scale: Scale, exploration: number, oracle: Oracle): Edge {
  let [best, most, equals] = [edges[0]!, Number.NEGATIVE_INFINITY, 0]; // there is an option
  for (const edge of edges) {
    const high = scale.of(edge.mean) + exploration * Math.sqrt(Math.log(edge.available) / edge.visits);
    equals = high > most ? 1 : high === most ? equals + 1 : equals;
    if (high > most || (high === most && oracle.int(equals, 'tie') === 0)) [best, most] = [edge, high];
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
