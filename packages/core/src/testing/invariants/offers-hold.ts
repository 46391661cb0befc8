import type { Prompt } from '../../game/prompt.ts';
import { difference } from '../difference.ts';
import { type AnyLive, fingerprint, lowest } from '../rehearsal.ts';
import { setsHold } from './sets-hold.ts';
import { complaint, matchAt, must, placesIn, type Subject, same, stray } from './subject.ts';

/** Invariant 7: what is offered is accepted and leads on; every other answer is refused and changes nothing. */
export function offersHold(subject: Subject): void {
  for (const place of placesIn(subject, 'offers are tried')) {
    const match = matchAt(subject, place);
    const waiting = fingerprint(match);
    for (const prompt of match.prompts()) {
      setsHold(prompt);
      for (const wrong of wrongAnswers(prompt)) {
        must(`"${prompt.label}" takes ${JSON.stringify(wrong)} for an answer`, () =>
          difference('Misuse', complaint(match, prompt, wrong), 'the complaint'),
        );
      }
    }
    const options = lowest(match)?.options.slice(0, OPTIONS_TRIED) ?? [];
    for (const first of subject.time.among([...options.keys()], 'options that are tried')) {
      stray(match.fork() as AnyLive, subject, place, [first, ...subject.others]); // as fork makes them
    }
    same(`refused answers at choice ${place} changed the match`, waiting, () => match);
  }
}

const OPTIONS_TRIED = 12;

function wrongAnswers({ options }: Prompt): readonly unknown[] {
  return [-1, options.length, 0.5, Number.NaN, undefined, 'x', [0, 0], [options.length]];
}
