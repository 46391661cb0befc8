import type { Execution } from '../execution/execution.ts';
import { begun, running, SUSPENDED, type Word } from '../execution/word.ts';
import type { Ask } from '../game/flow.ts';

/** A word that is what a function does with the match that runs it; SUSPENDED where an answer is missing. */
export class Done<T> implements Word<T> {
  declare readonly word: string;
  declare readonly label: string;
  readonly #does: (run: Execution) => T | typeof SUSPENDED;

  constructor(word: string, label: string, does: (run: Execution) => T | typeof SUSPENDED) {
    this.word = word;
    this.label = label;
    this.#does = does;
  }

  [Symbol.iterator](): this {
    return begun(this);
  }

  next(): IteratorResult<Ask<never>, T> {
    const value = this.#does(running());
    return value === SUSPENDED ? SUSPENDED : { done: true, value: value as T }; // there is but one SUSPENDED
  }
}
