import { Misuse, misuse } from '../errors.ts';
import type { Execution } from '../execution/execution.ts';
import type { Question } from '../execution/running.ts';
import type { Tap } from '../execution/tap.ts';
import type { Ev, Seat } from '../flow.ts';
import { hashJson } from '../hash.ts';
import type { Choice } from '../prompt.ts';

/** Fingerprints taken on the way, and compared with expected ones where there are any. */
export class Prints<S extends object, E extends Ev> {
  states = '';
  offers = '';
  readonly begun: number[] = [];
  readonly #expected: { readonly states: string; readonly offers: string } | undefined;
  #answered = 0;

  constructor(expected?: { readonly states: string; readonly offers: string }) {
    this.#expected = expected;
  }

  watch(exec: Execution<S, E>): Tap<E> {
    return {
      begins: () => {
        this.begun.push(exec.main.cursor);
        this.states += hashJson(exec.state);
        if (!this.#fits('states')) throw this.#misfit(this.#answered - 1, 'the state after it is another one');
      },
      answered: (seat, question, choice) => {
        this.#answered++;
        this.offers += print(seat, question, choice);
        if (!this.#fits('offers'))
          throw this.#misfit(
            this.#answered - 1,
            `seat ${seat}, "${question.label}": the offer or the answer is another one`,
          );
      },
    };
  }

  /** Runs `body`; an answer that is not legal at all is named by its number. */
  naming<T>(body: () => T): T {
    try {
      return body();
    } catch (error) {
      if (error instanceof Misuse && error.code === 'choice') throw this.#misfit(this.#answered, error.message);
      throw error;
    }
  }

  /** Throws if choices are left over or missing at the end. */
  finish(exec: Execution<S, E>): void {
    if (exec.main.cursor < exec.main.choices.length && exec.open.length === 0)
      throw this.#misfit(this.#answered, 'the match is over by then');
    if (this.#expected?.offers !== this.offers) throw this.#misfit(this.#answered, 'the record is cut off there');
    if (this.#expected.states !== this.states)
      throw this.#misfit(this.#answered - 1, 'the state after it is another one');
  }

  #fits(which: 'states' | 'offers'): boolean {
    return this.#expected === undefined || this.#expected[which].startsWith(this[which]);
  }

  #misfit(choice: number, why: string) {
    return misuse('record', `the record does not fit at choice ${choice}: ${why}`);
  }
}

function print(seat: Seat, { label, options, several }: Question, choice: Choice): string {
  return hashJson([seat, label, options, several?.min, several?.max, choice]).slice(0, 8);
}
