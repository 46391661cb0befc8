import type { Execution } from '../execution/execution.ts';
import type { Answer, Question } from '../execution/running.ts';
import type { Tap } from '../execution/tap.ts';
import type { Ev, Seat } from '../flow.ts';
import { canonical } from '../json.ts';
import type { Face, Oracle } from '../oracle/oracle.ts';
import type { Choice } from '../prompt.ts';
import type { Token } from './secrets.ts';
import { shownTo, viewOf, zonesOf } from './view.ts';

/** Something a seat is shown: an event, a question of its own, whom it waits for, or its view. */
export interface Shown {
  readonly kind: 'event' | 'prompt' | 'wait' | 'view';
  /** The event's type or the question's label. */
  readonly name: string;
  readonly json: unknown;
}

/** Takes down all that one seat is shown while rules are executed, and what happened behind its back. */
export class Witness<S extends object, E extends Ev> implements Tap<E> {
  readonly shown: Shown[] = [];
  /** Tokens the seat could see at one time or another. */
  readonly seen = new Set<Token>();
  readonly answers: { readonly seat: Seat; readonly slot: number; readonly values: readonly string[] }[] = [];
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
    if (json !== undefined) this.shown.push({ kind: 'event', name: event.type, json });
  }

  answered(seat: Seat, question: Question, choice: Choice, _list: Answer[], slot: number): void {
    this.#asked(seat, question);
    const chosen = typeof choice === 'number' ? [choice] : choice;
    this.answers.push({ seat, slot, values: chosen.map((at) => canonical(question.options[at])) });
  }

  /** What the seat is shown where the execution stands. */
  finish(): void {
    const { game, state, open } = this.#exec;
    for (const { prompt } of open) this.#asked(prompt.seat, { ...prompt, id: prompt.id });
    this.shown.push({ kind: 'view', name: 'view', json: viewOf(game, state, this.#seat) });
  }

  #asked(
    seat: Seat,
    {
      label,
      options,
      ...rest
    }: Pick<Question, 'label' | 'options'> & { readonly id?: number; readonly about?: unknown },
  ): void {
    if (seat === this.#seat)
      this.shown.push({ kind: 'prompt', name: label, json: { label, options, id: rest.id, about: rest.about } });
    else this.shown.push({ kind: 'wait', name: `seat ${seat}`, json: seat });
  }

  #look(): void {
    for (const zone of zonesOf(this.#exec.game, this.#exec.state)) {
      if (zone.seenBy.includes(this.#seat)) for (const token of zone.tokens) this.seen.add(token);
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

  chance(n: number, d: number, label: string): boolean {
    const outcome = this.#oracle.chance(n, d, label);
    this.outcomes.push(Number(outcome));
    this.faces.push(outcome);
    return outcome;
  }

  at(position: number): Oracle {
    return this.#oracle.at(position);
  }
}
