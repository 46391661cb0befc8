import type { Seat } from '../game/flow.ts';
import type { Answer, Notes } from '../game/record.ts';
import { misuse } from '../values/errors.ts';
import { type Barrier, barriers, showsHidden, waitedFor, whyNoUndo } from './barriers.ts';
import type { Live } from './live.ts';
import { choicesOf } from './past.ts';
import { keyOf } from './record.ts';
import { retrace } from './replay.ts';

/** A choice that was taken back, by whom, and what leads forth again. */
export interface TakenBack {
  readonly seat: Seat;
  readonly choices: Answer[];
  readonly notes: Notes;
}

/** How far undo may go. */
export interface Undoing {
  /** Whatever stands between. */
  readonly force?: boolean | undefined;
  /** Past answers of these seats, such as bots, which do not mind. */
  readonly past?: readonly Seat[] | undefined;
}

/**
 * The choices without the seat's last one. What came after it goes, too; if that cannot be unseen it is a barrier.
 *
 * Invariant 5: undo never crosses a barrier unasked. Barriers are found by playing the match again.
 */
export function takeBack(match: Live, seat: Seat, { force, past = [] }: Undoing) {
  const choices = choicesOf(match);
  const taken: TakenBack = { seat, choices: choicesOf(match), notes: match.notes };
  const happenings: Happening[] = [];
  const meet = (barrier: Barrier) => void happenings.push({ barrier, slot: -1, list: choices });
  const ended = new Map<number, Answer[]>();
  const exec = retrace(
    match,
    (again) => ({
      // What came out before the seat's last answer is no barrier, and looking is slow.
      ...barriers(
        again,
        seat,
        meet,
        () => again.asked[seat] === match.exec.asked[seat],
        (list) => ended.set(again.main.cursor - 1, list),
      ),
      answered: ({ seat: by, race }, _choice, list, slot) => {
        // Who has passed in a race is not told: that others were asked is. What was answered together stands, by that.
        if (by === seat || (!race && !past.includes(by)))
          happenings.push({ barrier: { type: 'seat', seat: by }, seat: by, slot, list });
      },
      begins: () => {
        if (again.outcome && match.game.secrets) meet({ type: 'end' });
      },
    }),
    choices,
  );
  if (showsHidden(exec)) meet({ type: 'reveal' });
  const at = happenings.findLastIndex((happening) => happening.seat === seat);
  const last = happenings[at];
  if (!last) throw misuse('nothing', `seat ${seat} has no choice to take back`);
  const { slot, list } = last;
  const isTogether = list !== choices;
  const { [keyOf(slot, isTogether ? seat : undefined, list.length - 1)]: _note, ...notes } = match.notes;
  if (isTogether) list.pop();
  const ending = ended.get(slot);
  if (ending !== list) ending?.pop(); // whoever takes a pass back is asked again, and so is who came after
  const isUnfinished = isTogether && slot === exec.main.cursor;
  // Nobody has seen an unfinished simultaneous answer, unless it led its own seat to see something.
  if (isUnfinished && (force || !showsHidden(exec, seat))) return { choices, notes, taken: undefined };
  // Whether others have already answered in an open together is theirs to know: it is a barrier either way.
  const others = waitedFor(exec);
  if (!isUnfinished && others?.type === 'seats') meet(others);
  // In a finished together the others' answers are as old as one's own.
  const found = happenings.find(
    (happening, index) =>
      happening.seat !== seat && (index > at || happening.slot === slot) && happening.slot !== exec.main.cursor,
  );
  if (found && !force) throw misuse('barrier', `seat ${seat} cannot take this back: ${whyNoUndo(found.barrier)} since`);
  return { choices: choices.slice(0, isTogether ? slot + 1 : slot), notes, taken };
}

/** Why the seat cannot take its last choice back; undefined if it can. */
export function refusal(match: Live, seat: Seat, past: readonly Seat[]): string | undefined {
  try {
    takeBack(match, seat, { past });
    return undefined;
  } catch (error) {
    return (error as Error).message; // core throws nothing else
  }
}

/** What was taken back last; throws if it was not the seat that did so. */
export function lastOf(undone: readonly TakenBack[], seat: Seat): TakenBack {
  const last = undone.at(-1);
  if (last?.seat !== seat) throw misuse('nothing', `seat ${seat} has nothing to redo`);
  return last;
}

/** Something that happened: an answer, which is a barrier to all but its own seat, or what is one to everybody. */
interface Happening {
  readonly barrier: Barrier;
  readonly seat?: Seat;
  readonly slot: number;
  readonly list: Answer[];
}
