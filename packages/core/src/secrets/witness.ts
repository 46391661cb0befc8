import type { Execution } from '../execution/execution.ts';
import type { Answer, Question } from '../execution/running.ts';
import type { Tap } from '../execution/tap.ts';
import type { Ev, Seat } from '../flow.ts';
import { canonical, copyJson } from '../json.ts';
import type { Face, Oracle } from '../oracle/oracle.ts';
import type { Choice, Prompt } from '../prompt.ts';
import { sees, type Token } from './secrets.ts';
import { shownTo, viewOf, zonesOf } from './view.ts';

/** Something a seat is shown: an event, a question of its own, whom it waits for, or its view. */
export interface Shown {
  readonly kind: 'event' | 'prompt' | 'wait' | 'view';
  /** The event's type or the question's label. */
  readonly name: string;
  readonly json: unknown;
  /** The entry of the turn's answers that it belongs to. */
  readonly slot?: number;
}

/** An answer that was given, by whom, and the entry of the turn's answers it belongs to. */
export interface Answered {
  readonly seat: Seat;
  readonly slot: number;
  readonly values: readonly string[];
}

/** Takes down all that one seat is shown while rules are executed, and what happened behind its back. */
export class Witness<S extends object, E extends Ev> implements Tap<E> {
  readonly shown: Shown[] = [];
  /** Tokens the seat could see at one time or another. */
  readonly seen = new Set<Token>();
  readonly answers: Answered[] = [];
  readonly #exec: Execution<S, E>;
  readonly #seat: Seat;

  constructor(exec: Execution<S, E>, seat: Seat) {
    this.#exec = exec;
    this.#seat = seat;
    this.#look();
  }

  after(event: E): void {
    this.#look();
    const json = shownTo(this.#exec.game, event, this.#seat);
    if (json !== undefined) this.shown.push({ kind: 'event', name: event.type, json: copyJson(json) });
  }

  answered(seat: Seat, question: Question, choice: Choice, _list: Answer[], slot: number): void {
    this.#asked(seat, { ...question, about: question.extra.about }, slot);
    const chosen = typeof choice === 'number' ? [choice] : choice;
    this.answers.push({ seat, slot, values: chosen.map((at) => canonical(question.options[at])) });
  }

  /** What the seat is shown where the execution stands. Who of the others has answered an open together is not told. */
  finish(): void {
    const { game, state, open, main } = this.#exec;
    const waits = new Set(open.map(({ prompt }) => prompt.seat));
    for (let at = this.shown.length - 1; this.shown[at]?.slot === main.cursor; at--) {
      if (this.shown[at]?.kind === 'wait') waits.add(this.shown.splice(at, 1)[0]?.json as Seat); // a wait is for a seat
    }
    for (const { prompt } of open) if (prompt.seat === this.#seat) this.#asked(this.#seat, prompt, main.cursor);
    this.shown.push({ kind: 'wait', name: 'all', json: [...waits].sort((a, b) => a - b) });
    this.shown.push({ kind: 'view', name: 'view', json: viewOf(game, state, this.#seat) });
  }

  #asked(seat: Seat, asked: Pick<Prompt, 'label' | 'options'> & { id?: number; about?: unknown }, slot: number): void {
    const { label, options, id, about } = asked;
    if (seat === this.#seat)
      this.shown.push({ kind: 'prompt', name: label, json: copyJson({ label, options, id, about }), slot });
    else this.shown.push({ kind: 'wait', name: `seat ${seat}`, json: seat, slot });
  }

  #look(): void {
    for (const zone of zonesOf(this.#exec.game, this.#exec.state)) {
      if (sees(zone.seenBy, this.#seat)) for (const token of zone.tokens) this.seen.add(token);
    }
  }
}

/** An oracle that takes down what fell. */
export class Overheard implements Oracle {
  readonly outcomes: number[] = [];
  readonly faces: unknown[] = [];
  readonly #oracle: Oracle;

  constructor(oracle: Oracle) {
    this.#oracle = oracle;
  }

  get position(): number {
    return this.#oracle.position;
  }

  int(n: number, label: string, face: Face): number {
    const outcome = this.#oracle.int(n, label, face);
    this.outcomes.push(outcome);
    this.faces.push(face(outcome));
    return outcome;
  }

  at(position: number): Oracle {
    return this.#oracle.at(position);
  }
}
