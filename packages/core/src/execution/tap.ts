import type { AnyEvent } from '../game/flow.ts';
import type { Choice } from '../game/prompt.ts';
import type { Answer } from '../game/record.ts';
import type { Face } from '../oracle/oracle.ts';
import type { Question } from './question.ts';

/** Watches an execution: how everything that is computed on demand is computed, off the hot path. */
export interface Tap {
  /** The event, entry `index` of the log, is about to change the state. */
  before?(event: AnyEvent, index: number): void;
  /** It has changed the state. */
  after?(event: AnyEvent): void;
  /** Chance is about to be asked. */
  draws?(label: string): void;
  /** It has fallen. */
  drew?(outcome: number, face: Face): void;
  /** A question has been answered: the answer is in `list`, which is or belongs to entry `slot` of the turn's own answers. */
  answered?(question: Question, choice: Choice, list: Answer[], slot: number): void;
  /** A question of a race was not answered: another seat was first. It belongs to entry `slot` of the turn's own answers. */
  missed?(question: Question, slot: number): void;
  /** A question has no options. Whoever looks for dead ends halts there: an error would cost more than all the rest. */
  empty?(question: Question): void;
  /** A `together` is over, in which so many seats were asked; or a race, with the list of the answer that ended it. */
  joined?(seats: number, ended?: Answer[]): void;
  /** A turn begins, or the match is over. */
  begins?(): void;
}

/** Thrown through flows by a tap, to stop them; it is no error. */
export const HALT = Symbol('halt');
