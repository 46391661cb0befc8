import type { Lane } from '../execution/answers.ts';
import type { Execution } from '../execution/execution.ts';
import type { Flow, Seat } from '../game/flow.ts';
import type { Choice } from '../game/prompt.ts';
import { broken } from '../values/errors.ts';

/** Who is asked side by side with others is asked once. */
export function askedTwice(word: string, seats: readonly Seat[]) {
  return broken('seat', `${word} asks a seat twice: ${seats.join(', ')}`);
}

/** One who is asked side by side with others: its flow, and the lane of its answers, which is looked up only when a question needs it. */
export class Strand<T> implements Lane {
  flow: Flow<never, T> | undefined;
  readonly #run: Execution;
  readonly #at: number;
  readonly #count: number;
  #choices: Choice[] | undefined;
  cursor = 0;
  isDone = false;

  constructor(run: Execution, at: number, count: number) {
    this.#run = run;
    this.#at = at;
    this.#count = count;
  }

  /** Where nobody is asked anything no trace is left. */
  get choices(): Choice[] {
    this.#choices ??= this.#run.lanes.strands(this.#count)[this.#at] as Choice[]; // a list for each strand
    return this.#choices;
  }
}
