import { firstState } from '../../match/origin.ts';
import { copyJson } from '../../values/json.ts';
import { difference } from '../difference.ts';
import { sharing } from './sharing.ts';
import { matchAt, must, type Subject } from './subject.ts';

/** Invariant 2: apply keeps nothing of an event, and folding the events over the first state gives the last one. */
export function onlyApply(subject: Subject): void {
  const { game, match, steps } = subject;
  must('an event and the state share an object', () =>
    sharing(game, (watched) => matchAt({ ...subject, game: watched }, steps.length, false)),
  );
  must('folding the events over the first state does not give the last', () => {
    const state = firstState(match.game, match.origin);
    for (const event of match.events) {
      const fold = game.apply[event.type];
      if (typeof fold === 'function') fold(state, copyJson(event));
    }
    return difference(state, match.state, 'state');
  });
}
