import type { Execution } from '../execution/execution.ts';
import type { Tap } from '../execution/tap.ts';
import type { Seat } from '../game/flow.ts';
import type { Answer } from '../game/record.ts';
import { revealing } from '../secrets/reveals.ts';

/**
 * What a seat cannot know beforehand, and cannot unsee: stated once. Undo does not cross it unasked, and exploring a move
 * stops at it. (Invariants 5 and 9.)
 */
export type Barrier =
  /** Chance was asked. */
  | { readonly type: 'chance'; readonly label: string }
  /** Something hidden came out, by an event or by a question that shows it. */
  | { readonly type: 'reveal' }
  /** Another seat answered. */
  | { readonly type: 'seat'; readonly seat: Seat }
  /** Several seats chose together: who of them has answered is theirs to know. */
  | { readonly type: 'seats' }
  /** The match was decided, and with it what was hidden. */
  | { readonly type: 'end' };

/** What may lie ahead of a move: it ends with its turn, and only then is a match decided. */
export type Ahead = Exclude<Barrier, { readonly type: 'end' }>;

/** Watches an execution for barriers between a seat and what comes next. Other seats' answers are for the caller to tell. */
export function barriers(
  exec: Execution,
  seat: Seat,
  met: (barrier: Ahead) => void,
  looks?: () => boolean,
  raced?: (ended: Answer[]) => void,
) {
  return {
    ...revealing(exec, seat, () => met({ type: 'reveal' }), looks),
    draws: (label) => met({ type: 'chance', label }),
    joined: (seats, ended) => {
      if (ended) raced?.(ended);
      if (seats > 1) met({ type: 'seats' });
    },
  } satisfies Tap;
}

/** True if a question stands open that shows something hidden, to this seat or, where none is named, to any. */
export function showsHidden({ open }: Execution, seat?: Seat): boolean {
  return open.some(({ prompt }) => prompt.shows && (seat === undefined || prompt.seat === seat));
}

/** Whoever is waited for, if anybody is: who still chooses in a together is secret. */
export function waitedFor({ open, main }: Execution): Ahead | undefined {
  const [first] = open;
  if (!first) return undefined;
  return first.lane === main || first.prompt.race?.length === 1
    ? { type: 'seat', seat: first.prompt.seat }
    : { type: 'seats' };
}

/** Why a choice cannot be taken back. */
export function whyNoUndo(barrier: Barrier): string {
  if (barrier.type === 'chance') return `chance was drawn for "${barrier.label}"`;
  return barrier.type === 'seat' ? `seat ${barrier.seat} answered` : CROSSED[barrier.type];
}

const CROSSED = {
  reveal: 'something was revealed',
  seats: 'seats were asked together',
  end: 'the match was decided',
} as const;

/** Why nothing can be said of what follows a move. */
export function whyCommitted(barrier: Ahead): string {
  if (barrier.type === 'chance') return `chance decides "${barrier.label}"`;
  return barrier.type === 'seat' ? `seat ${barrier.seat} decides` : AHEAD[barrier.type];
}

const AHEAD = {
  reveal: 'something is revealed',
  seats: 'the other seats decide',
} as const;
