import type { Ev, Seat } from '../flow.ts';
import type { Choice } from '../prompt.ts';
import type { Answer, Question } from './running.ts';

/** Watches an execution: how everything that is computed on demand is computed, off the hot path. */
export interface Tap<E extends Ev> {
  /** The event, entry `index` of the log, is about to change the state. */
  before?(event: E, index: number): void;
  /** It has changed the state. */
  after?(event: E): void;
  /** Chance is about to be asked. */
  drew?(label: string): void;
  /** A question has been answered: the answer is in `list`, which is or belongs to entry `slot` of the turn's own answers. */
  answered?(seat: Seat, question: Question, choice: Choice, list: Answer[], slot: number): void;
  /** A `together` is over, in which so many seats were asked. */
  joined?(seats: number): void;
  /** A turn begins, or the match is over. */
  begins?(): void;
}
