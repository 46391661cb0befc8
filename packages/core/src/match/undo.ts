import { misuse } from '../errors.ts';
import type { Answer } from '../execution/running.ts';
import type { Ev, Seat } from '../flow.ts';
import { Sight } from '../secrets/sight.ts';
import type { Live } from './live.ts';
import { choicesOf } from './origin.ts';
import type { Notes } from './record.ts';
import { retrace } from './replay.ts';

/** Choices that were taken back, and by whom. */
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
export function takeBack<S extends object, E extends Ev>(match: Live<S, E>, seat: Seat, force: boolean): Answer[] {
  const choices = choicesOf(match.past, match.exec);
  const steps: Step[] = [];
  const barrier = (why: string) => void steps.push({ why, seat: undefined, slot: -1, list: choices });
  const exec = retrace(
    match,
    ({ state }) => {
      const sight = new Sight(match, state, seat, () => barrier('something was revealed'));
      return {
        before: () => sight.before(),
        after: (event) => sight.after(event),
        drew: (label) => barrier(`chance was drawn for "${label}"`),
        answered: (who, _question, _choice, list, slot) => {
          steps.push({ why: `seat ${who} answered`, seat: who, slot, list });
        },
      };
    },
    choices,
  );
  const sight = new Sight(match, exec.state, seat, () => barrier('something was revealed'));
  for (const { prompt } of exec.open) sight.shown(prompt);

  const at = steps.findLastIndex((step) => step.seat === seat);
  const last = steps[at];
  if (last === undefined) throw misuse('nothing', `seat ${seat} has no choice to take back`);
  const { slot, list } = last;
  if (list !== choices) {
    list.pop();
    // An unfinished simultaneous answer is retracted alone: nobody has seen it.
    if (slot === exec.main.cursor) return choices;
  }
  // Whether others have already answered in an open together is theirs to know: it is a barrier either way.
  if (exec.open.some(({ lane }) => lane !== exec.main)) barrier('other seats were asked');
  // In a finished together the others' answers are as old as one's own.
  const [found] = steps.filter(
    (step, index) => step.seat !== seat && (index > at || step.slot === slot) && step.slot !== exec.main.cursor,
  );
  if (found !== undefined && !force) throw misuse('barrier', `seat ${seat} cannot take this back: ${found.why} since`);
  return choices.slice(0, list === choices ? slot : slot + 1);
}

/** Something that happened: an answer, or what cannot be unseen. */
interface Step {
  readonly why: string;
  readonly seat: Seat | undefined;
  readonly slot: number;
  readonly list: Answer[];
}
