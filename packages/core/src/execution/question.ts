import type { Seat } from '../game/flow.ts';
import type { Exception, Offer } from '../game/prompt.ts';

/** What a word asks, before it is a prompt. */
export interface Question extends Offer {
  readonly seat: Seat;
  readonly how: AskOptions;
  /** All who are asked at once, where the first that does not pass ends it. */
  readonly race?: readonly Seat[];
}

/** What may accompany a question. */
export interface AskOptions<T = unknown> {
  /** What the question is about, for whoever shows it. */
  readonly about?: unknown;
  /** `'always'`: ask even when there is one option, where not being asked would tell a secret. */
  readonly ask?: 'always' | undefined;
  /** The question shows its seat tokens that lie hidden ("look at the top three"). Else naming one tells nothing of it. */
  readonly shows?: boolean | undefined;
  /** Do not offer what leads only to dead ends. */
  readonly prune?: boolean | undefined;
  /** What is not offered, and why. A function is asked only when somebody looks, while the question stands open. */
  readonly except?: readonly Exception[] | (() => readonly Exception[]) | undefined;
  /** The option (or options) that a time-out takes. */
  readonly otherwise?: T | undefined;
}
