import type { Tap } from '../execution/tap.ts';
import type { Ev, Seat } from '../flow.ts';
import type { Rules } from '../game.ts';
import type { Prompt } from '../prompt.ts';
import { type Seers, sees } from './secrets.ts';
import { shownTo, valuesOf, zonesOf } from './view.ts';

/** Watches for the moment something comes out that the seat could not see: to it, or to others who could not either. */
export class Sight<S extends object, E extends Ev> implements Tap<E> {
  readonly #game: Rules<S, E>;
  readonly #seats: number;
  readonly #state: S;
  readonly #seat: Seat;
  readonly #revealed: () => void;
  #hidden: ReadonlyMap<string, Seers> = new Map();

  constructor({ game, seats }: Table<S, E>, state: S, seat: Seat, revealed: () => void) {
    this.#game = game;
    this.#seats = seats;
    this.#state = state;
    this.#seat = seat;
    this.#revealed = revealed;
  }

  before(): void {
    const seers = [...this.#seers()].filter(([, seenBy]) => !sees(seenBy, this.#seat));
    this.#hidden = new Map(seers);
  }

  after(event: E): void {
    const now = this.#seers();
    for (const [what, before] of this.#hidden) {
      const after = now.get(what) ?? [];
      if (after === 'all' || after.some((seat) => !sees(before, seat))) this.#revealed();
    }
    for (let who = 0; who < this.#seats; who++) this.#told(who, shownTo(this.#game, event, who));
  }

  /** A question is asked: does it name things that are hidden from whom it asks? */
  shown({ seat, options, about }: Prompt): void {
    this.before();
    this.#told(seat, [options, about]);
  }

  #told(who: Seat, json: unknown): void {
    for (const name of namesIn(json)) {
      const seers = this.#hidden.get(name);
      if (seers !== undefined && !sees(seers, who)) this.#revealed();
    }
  }

  /** Who sees which token and which secret value. */
  #seers(): Map<string, Seers> {
    const tokens = zonesOf(this.#game, this.#state).flatMap((zone) =>
      zone.tokens.map((it) => [it, zone.seenBy] as const),
    );
    const values = valuesOf(this.#game, this.#state).map((value) => [value.path.join('.'), value.seenBy] as const);
    return new Map([...tokens, ...values]);
  }
}

interface Table<S extends object, E extends Ev> {
  readonly game: Rules<S, E>;
  readonly seats: number;
}

/** All the texts within some JSON. */
export function namesIn(json: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof json === 'string') into.add(json);
  else if (typeof json === 'object' && json !== null) for (const item of Object.values(json)) namesIn(item, into);
  return into;
}
