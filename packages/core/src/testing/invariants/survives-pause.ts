import { load } from '../../play/load.ts';
import { checkPlain } from '../check-stored.ts';
import { type AnyLive, fingerprint, strictly } from '../rehearsal.ts';
import { goingOn, matchAt, placesIn, playAnother, type Subject, same } from './subject.ts';

/** Invariant 3: saved as JSON and loaded at any prompt, it is the same match. */
export function survivesJson(subject: Subject): void {
  for (const place of placesIn(subject, 'a match is saved')) {
    const match = matchAt(subject, place);
    checkPlain(match.exec.state, 'state');
    const waiting = fingerprint(match);
    let loaded = match;
    same(`the match survives no JSON at choice ${place}`, waiting, () => {
      loaded = loadedFrom(subject, savedAs(match));
      return loaded;
    });
    same(`the match survives no JSON at choice ${place}`, subject.end, () => goingOn(loaded, subject, place));
  }
}

/** Invariant 4: what else is played while it waits, open or saved, does not matter. */
export function survivesPause(subject: Subject): void {
  for (const place of placesIn(subject, 'a match waits')) {
    const match = matchAt(subject, place);
    const text = savedAs(match);
    playAnother(subject);
    const pause = `another match, played while this one waited at choice ${place}, changed it`;
    same(pause, subject.end, () => goingOn(match, subject, place));
    same(`${pause} as it was loaded`, subject.end, () => goingOn(loadedFrom(subject, text), subject, place));
  }
}

function savedAs(match: AnyLive): string {
  return JSON.stringify(match.record());
}

function loadedFrom({ game }: Subject, text: string): AnyLive {
  return load(strictly(game), JSON.parse(text)) as AnyLive; // as load makes them
}
