import { misuse } from '../errors.ts';
import { type Answer, copyAnswers } from '../execution/answers.ts';
import type { Execution } from '../execution/execution.ts';
import type { Seat } from '../flow.ts';
import type { Choice } from '../prompt.ts';
import { revealedAfter } from '../secrets/reveals.ts';
import type { Live } from './live.ts';
import { choicesOf } from './past.ts';
import { keyOf, type Notes } from './record.ts';
import { retrace } from './replay.ts';

/** A choice that was taken back, by whom, and what leads forth again. */
export interface TakenBack {
  readonly seat: Seat;
  readonly choices: Answer[];
  readonly notes: Notes;
}

/**
 * The choices without the seat's last one. What came after it goes, too; if that cannot be unseen it is a barrier.
 *
 * Invariant 5: undo never crosses a barrier unasked. Barriers are computed by playing the match again: chance drawn,
 * something revealed, another seat's answer.
 */
export function takeBack(match: Live, seat: Seat, force: boolean) {
  const choices = choicesOf(match);
  const taken: TakenBack = { seat, choices: choicesOf(match), notes: match.notes };
  const steps: Step[] = [];
  const exec = retrace(
    match,
    () => ({
      draws: (label) =>
        void steps.push({ why: `chance was drawn for "${label}"`, seat: undefined, slot: -1, list: [] }),
      answered: (question, _choice, list, slot) =>
        void steps.push({ why: `seat ${question.seat} answered`, seat: question.seat, slot, list }),
    }),
    choices,
  );
  const at = steps.findLastIndex((step) => step.seat === seat);
  const last = steps[at];
  if (last === undefined) throw misuse('nothing', `seat ${seat} has no choice to take back`);
  const { slot, list } = last;
  const isTogether = list !== choices;
  const { [keyOf(slot, isTogether ? seat : undefined, list.length - 1)]: _note, ...notes } = match.notes;
  const choice = (isTogether ? list.pop() : choices[slot]) as Choice; // there was an answer
  // An unfinished simultaneous answer is retracted alone: nobody has seen it. There is no redo, since others may go on.
  if (isTogether && slot === exec.main.cursor) return { choices, notes, taken: undefined };
  const kept = choices.slice(0, isTogether ? slot + 1 : slot);
  const why = force ? undefined : barrier(match, seat, choice, kept, exec, steps, at);
  if (why !== undefined) throw misuse('barrier', `seat ${seat} cannot take this back: ${why} since`);
  return { choices: kept, notes, taken };
}

/** Why what came after step `at`, the seat's choice, cannot be unseen; undefined if it can. */
function barrier(
  match: Live,
  seat: Seat,
  choice: Choice,
  before: Answer[],
  { open, main }: Execution,
  steps: readonly Step[],
  at: number,
): string | undefined {
  // In a finished together the others' answers are as old as one's own.
  const slot = steps[at]?.slot;
  const [found] = steps.filter(
    (step, index) => step.seat !== seat && (index > at || step.slot === slot) && step.slot !== main.cursor,
  );
  if (found !== undefined) return found.why;
  // Whether others have already answered in an open together is theirs to know: it is a barrier either way.
  if (open.some(({ lane }) => lane !== main)) return 'other seats were asked';
  const revealed = revealedAfter(match.from(copyAnswers(before)), seat, [choice], true);
  return revealed === undefined ? undefined : 'something was revealed';
}

/** Something that happened: an answer, or what cannot be unseen. */
interface Step {
  readonly why: string;
  readonly seat: Seat | undefined;
  readonly slot: number;
  readonly list: Answer[];
}
