import type { Ask, Ev, Flow } from '../flow.ts';
import type { After } from '../game.ts';
import type { Execution } from './execution.ts';
import { kindOf } from './kinds.ts';
import { derived, type Met, meeting } from './listening.ts';
import { type Frame, frame } from './log.ts';

/**
 * Those who react, one after the other. It is an iterator by hand: one is needed for each event that somebody reacts to,
 * most of them ask nothing, and a generator costs several times as much.
 */
export class Reactions {
  readonly #run: Execution;
  readonly #event: Ev;
  readonly #depth: number;
  readonly #met: Met;
  readonly #index: number;
  readonly #reacting: readonly After<Ev>[];
  readonly #cause: Frame | undefined;
  readonly #happened: number;
  #next = 0;
  #flow: Flow<Ev, unknown> | undefined;

  constructor(run: Execution, event: Ev, depth: number, met: Met, index: number, reacting: readonly After<Ev>[]) {
    this.#run = run;
    this.#event = event;
    this.#depth = depth;
    this.#met = met;
    this.#index = index;
    this.#reacting = reacting;
    this.#cause = run.cause;
    this.#happened = run.happened;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Ask<Ev>, readonly Ev[]> {
    try {
      while (this.#flow !== undefined || this.#begin()) {
        const step = (this.#flow as Flow<Ev, unknown>).next(); // just looked at
        if (step.done !== true) return step;
        this.#flow = undefined;
      }
    } catch (error) {
      this.#run.cause = this.#cause; // rules may catch it
      throw error;
    }
    this.#run.cause = this.#cause;
    return { done: true, value: [this.#event] };
  }

  /** Finds the next that has something to do; false if there is none. */
  #begin(): boolean {
    for (const run = this.#run; this.#next < this.#reacting.length; ) {
      const listener = this.#reacting[this.#next++] as After<Ev>; // within the list
      const isGone = run.happened !== this.#happened && this.#isGone(listener);
      if (this.#met !== undefined) this.#met.push(meeting(listener, isGone ? 'gone' : 'reacted', this.#event));
      if (isGone) continue;
      run.cause = frame('after', this.#event, listener, this.#depth, this.#cause, this.#index);
      const flow = listener.run(this.#event);
      if (flow === undefined) continue;
      this.#flow = flow[Symbol.iterator]();
      return true;
    }
    return false;
  }

  #isGone(listener: After<Ev>): boolean {
    if (listener.isGone !== undefined) return listener.isGone();
    const now = derived(this.#run, kindOf(this.#run, this.#event.type).after, this.#event);
    return !now.some(({ id }) => id === listener.id);
  }
}
