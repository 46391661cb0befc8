import { type BrokenCode, BrokenRules } from '../../values/errors.ts';
import { isFrozen } from '../frozen.ts';
import { thrown } from '../said.ts';
import { answersCommute } from './answers-commute.ts';
import { everybodySees } from './everybody-sees.ts';
import { forksApart } from './forks-apart.ts';
import { framesHold } from './frames-hold.ts';
import { noLeaks } from './leaks.ts';
import { nothingCaught } from './nothing-caught.ts';
import { offersHold } from './offers-hold.ts';
import { onlyApply } from './only-apply.ts';
import { ownObjects } from './own-objects.ts';
import { ownOrder } from './own-order.ts';
import { sameMatch } from './same-match.ts';
import type { Subject } from './subject.ts';
import { survivesJson, survivesPause } from './survives-pause.ts';
import { undoAndAgain } from './undo-and-again.ts';

/** A promise that every game keeps. */
export interface Invariant {
  readonly number: number;
  /** Throws what is wrong. */
  readonly check: (subject: Subject) => void;
}

/**
 * In the order of checking. A mistake often breaks several: the first one found is the one that is closest to it. So a
 * match that differs from itself comes before one that differs from its fork, which executes only a turn again, and
 * that before undo and load, which execute everything again. The eighth needs no look of its own: every match is
 * played to its end.
 */
export const INVARIANTS: readonly Invariant[] = [
  { number: 1, check: sameMatch },
  { number: 2, check: onlyApply },
  { number: 3, check: ownObjects },
  { number: 6, check: forksApart },
  { number: 12, check: everybodySees },
  { number: 5, check: undoAndAgain },
  { number: 12, check: framesHold },
  { number: 7, check: nothingCaught },
  { number: 3, check: survivesJson },
  { number: 4, check: survivesPause },
  { number: 7, check: offersHold },
  { number: 10, check: answersCommute },
  { number: 11, check: ownOrder },
  { number: 9, check: noLeaks },
];

/** The invariants in a few words. */
export const PROMISES: { readonly [invariant: number]: string } = {
  1: 'the same seed and choices give the same match',
  2: 'the state changes only in apply',
  3: 'a match survives JSON at every prompt',
  4: 'a match stopped and taken up again is the same match',
  5: 'undo and the same choice again is the same match',
  6: 'a fork and its original never influence each other',
  7: 'every offered option leads on, every other answer is refused',
  8: 'every position has an option or is over, and matches end',
  9: 'a seat learns nothing it may not know',
  10: 'simultaneous answers commute',
  11: 'rules see no clock, no unseeded chance, no locale and no accidental order of keys',
  12: 'everybody has a view after every event, the same on the way and afterwards, and what is described has a text',
};

/** An invariant that is broken, and how. */
export interface Blame {
  readonly number: number;
  readonly what: string;
  /** What the rules threw, where they did: it has the line. */
  readonly cause?: unknown;
}

/** What an error thrown by rules breaks. */
export function blame(error: unknown): Blame {
  const what = thrown(error);
  const cause = error instanceof BrokenRules ? (error.cause ?? error) : error;
  if (isFrozen(error)) return { number: 2, what: `${what}; events are frozen: copy what you change`, cause };
  return { number: error instanceof BrokenRules ? BY_CODE[error.code] : 7, what, cause };
}

const BY_CODE: { readonly [C in BrokenCode]: number } = {
  chance: 8,
  choice: 7,
  depth: 8,
  empty: 8,
  event: 2,
  json: 3,
  limit: 8,
  seat: 8,
  secret: 9,
  word: 7,
  clock: 11,
};
