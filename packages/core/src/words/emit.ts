import { lifeOf } from '../execution/life.ts';
import type { Ask, Ev, Flow } from '../flow.ts';
import { created, running, Word } from './word.ts';

/**
 * Makes an event happen. Returns the events as applied, `[]` if it was cancelled; all reactions are over by then.
 * `E` comes from the flow it is used in alone: so a payload is checked in full, and what is applied may be any event.
 */
export function emit<E extends Ev = Ev>(event: NoInfer<E>): Flow<E, readonly NoInfer<E>[]> {
  return created(new Emit<E>(event));
}

class Emit<E extends Ev> extends Word<readonly E[]> {
  readonly word = 'emit';
  readonly label: string;
  readonly #event: E;
  #life: Iterator<Ask<E>, readonly E[]> | undefined;

  constructor(event: E) {
    super();
    this.label = event.type;
    this.#event = event;
  }

  next(): IteratorResult<Ask<never>, readonly E[]> {
    if (this.#life === undefined) {
      const life = lifeOf(running(), this.#event, this.label);
      if (life === undefined) return { done: true, value: [this.#event] };
      this.#life = life as Iterator<Ask<E>, readonly E[]>; // listeners of this game answer with its events
    }
    return this.#life.next() as IteratorResult<Ask<never>, readonly E[]>; // what is yielded is only a sign to wait
  }
}
