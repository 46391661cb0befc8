import type { Answer } from '../execution/answers.ts';
import type { Seat } from '../game/flow.ts';
import { revealing } from '../secrets/reveals.ts';
import { misuse } from '../values/errors.ts';
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
  const barrier = (why: string) => void steps.push({ why, seat: undefined, slot: -1, list: choices });
  const exec = retrace(
    match,
    (again) => ({
      ...revealing(again, seat, () => barrier(REVEALED)),
      draws: (label) => barrier(`chance was drawn for "${label}"`),
      answered: (question, _choice, list, slot) =>
        void steps.push({ why: `seat ${question.seat} answered`, seat: question.seat, slot, list }),
      begins: () => {
        if (again.outcome !== undefined && match.game.secrets !== undefined) barrier('the match was decided');
      },
    }),
    choices,
  );
  if (exec.open.some(({ prompt }) => prompt.shows)) barrier(REVEALED);
  const at = steps.findLastIndex((step) => step.seat === seat);
  const last = steps[at];
  if (last === undefined) throw misuse('nothing', `seat ${seat} has no choice to take back`);
  const { slot, list } = last;
  const isTogether = list !== choices;
  const { [keyOf(slot, isTogether ? seat : undefined, list.length - 1)]: _note, ...notes } = match.notes;
  if (isTogether) list.pop();
  const isUnfinished = isTogether && slot === exec.main.cursor;
  // Nobody has seen an unfinished simultaneous answer, unless it led its own seat to see something.
  const isSeen = exec.open.some(({ prompt }) => prompt.seat === seat && prompt.shows);
  if (isUnfinished && (force || !isSeen)) return { choices, notes, taken: undefined };
  // Whether others have already answered in an open together is theirs to know: it is a barrier either way.
  if (!isUnfinished && exec.open.some(({ lane }) => lane !== exec.main)) barrier('other seats were asked');
  // In a finished together the others' answers are as old as one's own.
  const [found] = steps.filter(
    (step, index) => step.seat !== seat && (index > at || step.slot === slot) && step.slot !== exec.main.cursor,
  );
  if (found !== undefined && !force) throw misuse('barrier', `seat ${seat} cannot take this back: ${found.why} since`);
  return { choices: choices.slice(0, isTogether ? slot + 1 : slot), notes, taken };
}

const REVEALED = 'something was revealed';

/** Something that happened: an answer, or what cannot be unseen. */
interface Step {
  readonly why: string;
  readonly seat: Seat | undefined;
  readonly slot: number;
  readonly list: Answer[];
}
