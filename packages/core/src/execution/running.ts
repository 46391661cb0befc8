import type { Ev, Flow, Seat } from '../flow.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Choice, Exception, Several } from '../prompt.ts';

/** What a word asks. */
export interface Question {
  readonly seat: Seat;
  readonly label: string;
  readonly options: readonly unknown[];
  readonly several: Several | undefined;
  readonly extra: Extra;
}

/** What may accompany a question. */
export interface Extra<T = unknown> {
  /** What the question is about, for whoever shows it. */
  readonly about?: unknown;
  /** `'always'`: ask even when there is one option, where not being asked would tell a secret. */
  readonly ask?: 'always';
  /** The question shows its seat tokens that lie hidden ("look at the top three"). Else naming one tells nothing of it. */
  readonly shows?: boolean;
  /** Do not offer what leads only to dead ends. */
  readonly prune?: boolean;
  /** What is not offered, and why. */
  readonly except?: readonly Exception[];
  /** The option (or options) that a time-out takes. */
  readonly otherwise?: T;
}

/** A line of questions with its recorded answers: the turn's own, or one seat's within a `together`. */
export interface Lane {
  /** Answers by order; in the turn's own lane a `together` is one entry, a list of answers per seat. */
  readonly choices: Answer[];
  cursor: number;
}

/** An entry of a record: a choice, or, for a `together`, the choices of each of its seats. */
export type Answer = Choice | Choice[][];

/** What words need of the match that runs them. */
export interface Running {
  /** The answer, or undefined if it is not there yet. */
  ask(question: Question): Choice | undefined;
  /** The answers of a `together` that has begun, per seat; made on first need. */
  lanes(seats: number): Choice[][];
  /** The `together` is done: its answers are used up. */
  joined(): void;
  /** The lane that questions go to; the turn's own unless a `together` says otherwise. */
  lane: Lane;
  /** The oracle, about to be asked for `label`. */
  chance(label: string): Oracle;
  /** True if someone may listen to events of this type. */
  hears(type: string): boolean;
  /** The event happens, unheard. */
  happen(event: Ev): void;
  /** The event's whole life, with those who listen. */
  live(event: Ev): Flow<Ev, readonly Ev[]>;
  /** Throws unless the turn's own lane is running. */
  alone(word: string, what: string): void;
}
