import type { Tap } from '../execution/tap.ts';
import type { Ev, Seat } from '../flow.ts';
import type { Rules } from '../game.ts';
import { shownTo, valuesOf, zonesOf } from './view.ts';

/** Watches for the moment a seat's secrets come out: what it could not see becomes visible, to it or to others. */
export class Sight<S extends object, E extends Ev> implements Tap<E> {
  readonly #game: Rules<S, E>;
  readonly #state: S;
  readonly #seat: Seat;
  readonly #revealed: () => void;
  #before: ReadonlyMap<string, readonly Seat[]> = new Map();

  constructor(game: Rules<S, E>, state: S, seat: Seat, revealed: () => void) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.#revealed = revealed;
  }

  before(): void {
    this.#before = this.#seers();
  }

  after(event: E): void {
    const after = this.#seers();
    for (const [what, seers] of this.#before) {
      if (seers.includes(this.#seat)) continue;
      if (after.get(what)?.some((seat) => !seers.includes(seat))) this.#revealed();
    }
    this.shown(shownTo(this.#game, event, this.#seat), this.#before);
  }

  /** The seat is shown some JSON: does it name things that were hidden from it? */
  shown(json: unknown, seers: ReadonlyMap<string, readonly Seat[]> = this.#seers()): void {
    const hidden = [...seers].filter(([, who]) => !who.includes(this.#seat)).map(([what]) => what);
    const named = namesIn(json);
    if (hidden.some((what) => named.has(what))) this.#revealed();
  }

  /** Who sees which token and which secret value. */
  #seers(): Map<string, readonly Seat[]> {
    const seers = new Map<string, readonly Seat[]>();
    for (const { tokens, seenBy } of zonesOf(this.#game, this.#state))
      for (const token of tokens) seers.set(token, seenBy);
    for (const { path, seenBy } of valuesOf(this.#game, this.#state)) seers.set(path.join('.'), seenBy);
    return seers;
  }
}

/** All the texts within some JSON. */
export function namesIn(json: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof json === 'string') into.add(json);
  else if (typeof json === 'object' && json !== null) for (const item of Object.values(json)) namesIn(item, into);
  return into;
}
