import { Misuse } from '../../values/errors.ts';
import { difference } from '../difference.ts';
import { type AnyLive, fingerprint, type GivenAnswer } from '../rehearsal.ts';
import { goingOn, matchAt, must, placesIn, type Subject, same } from './subject.ts';

/** Invariant 5: undo leads back, redo forth, and the same choices to the same end; or a barrier refuses, unchanged. */
export function undoAndAgain(subject: Subject): void {
  const answered = subject.places.filter((at) => at < subject.steps.length);
  for (const place of placesIn(subject, 'a choice is taken back', answered)) {
    const match = matchAt(subject, place);
    const before = fingerprint(match);
    const drawn = match.exec.oracle.position;
    const { prompt, choice } = subject.steps[place] as GivenAnswer; // within the steps
    const isTogether = match.exec.open.some(({ lane }) => lane !== match.exec.main);
    match.answer(prompt.id, choice);
    const after = fingerprint(match);
    const crossed = difference(drawn, match.exec.oracle.position, 'position');
    let isUndone = false;
    must(`undo of choice ${place} breaks down`, () => {
      isUndone = undo(match, prompt.seat);
      return undefined;
    });
    if (isUndone) {
      must(`undo of choice ${place} crossed chance`, () => crossed);
      same(`undo of choice ${place} does not lead back`, before, () => match);
      if (!isTogether) {
        match.redo(prompt.seat);
        same(`redo of choice ${place} does not lead forth`, after, () => match);
        match.undo(prompt.seat);
      }
      same(`undo of choice ${place} and the same choices again is another match`, subject.end, () =>
        goingOn(match, subject, place),
      );
    } else same(`a refused undo of choice ${place} changed the match`, after, () => match);
  }
}

/** Undoes the seat's last choice; false if a barrier stands in the way. */
function undo(match: AnyLive, seat: number): boolean {
  try {
    match.undo(seat);
    return true;
  } catch (error) {
    if (error instanceof Misuse && error.code === 'barrier') return false;
    throw error;
  }
}
