import type { Execution } from '../execution/execution.ts';
import type { Question } from '../execution/question.ts';
import type { Tap } from '../execution/tap.ts';
import type { Choice } from '../game/prompt.ts';
import { Misuse, misuse } from '../values/errors.ts';
import { hashJson } from '../values/hash.ts';

/** Fingerprints taken on the way, and compared with expected ones where there are any. */
export class Prints {
  states = '';
  offers = '';
  readonly begun: number[] = [];
  readonly #expected: { readonly states: string; readonly offers: string } | undefined;

  constructor(expected?: { readonly states: string; readonly offers: string }) {
    this.#expected = expected;
  }

  watch(exec: Execution): Tap {
    return {
      begins: () => {
        this.begun.push(exec.main.cursor);
        if (!this.#fits('states', hashJson(exec.state))) throw otherState(exec);
      },
      answered: (question, choice, _list, slot) => {
        if (!this.#fits('offers', print(question, choice)))
          throw misfit(slot, `seat ${question.seat}, "${question.label}": the offer or the answer is another one`);
      },
    };
  }

  /** Runs `body`; an answer that is not legal at all is named by its number. */
  naming<T>({ main }: Execution, body: () => T): T {
    try {
      return body();
    } catch (error) {
      if (error instanceof Misuse && error.code === 'choice') throw misfit(main.cursor, error.message);
      throw error;
    }
  }

  /** Throws if choices are left over or missing at the end. */
  finish(exec: Execution): void {
    const { cursor, choices } = exec.main;
    if (exec.outcome && cursor < choices.length) throw misfit(cursor, 'the match is over by then');
    const { offers, states } = this.#expected ?? this;
    if (offers !== this.offers) throw misfit(cursor, 'the record is cut off there');
    if (cursor + 1 < choices.length) throw misfit(cursor + 1, 'the choices before it are still open');
    if (states !== this.states) throw otherState(exec);
  }

  /** Takes the next one and compares it where it should stand. (Comparing all so far would make long records slow.) */
  #fits(which: 'states' | 'offers', print: string): boolean {
    const at = this[which].length;
    this[which] += print;
    return !this.#expected || this.#expected[which].startsWith(print, at);
  }
}

function otherState({ main }: Execution) {
  return misfit(main.cursor - 1, 'the state after it is another one');
}

/** Choices have the numbers they have in the record: simultaneous ones are one. */
function misfit(choice: number, why: string) {
  return misuse('record', `the record does not fit at ${choice < 0 ? 'the start' : `choice ${choice}`}: ${why}`);
}

function print({ seat, label, options, several }: Question, choice: Choice): string {
  return hashJson([seat, label, options, several?.min, several?.max, choice]).slice(0, 8);
}
