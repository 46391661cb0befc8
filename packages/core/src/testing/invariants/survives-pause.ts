import { load } from '../../play/load.ts';
import { checkPlain } from '../check-stored.ts';
import { type AnyLive, fingerprint, strictly } from '../rehearsal.ts';
import { goingOn, matchAt, placesIn, playAnother, type Scene, same } from './scene.ts';

/** Invariant 3: saved as JSON and loaded at any prompt, it is the same match. */
export function survivesJson(scene: Scene): void {
  for (const place of placesIn(scene, 'a match is saved')) {
    const match = matchAt(scene, place);
    checkPlain(match.exec.state, 'state');
    const waiting = fingerprint(match);
    let loaded = match;
    same(`the match survives no JSON at choice ${place}`, waiting, () => {
      loaded = loadedFrom(scene, savedAs(match));
      return loaded;
    });
    same(`the match survives no JSON at choice ${place}`, scene.end, () => goingOn(loaded, scene, place));
  }
}

/** Invariant 4: what else is played while it waits, open or saved, does not matter. */
export function survivesPause(scene: Scene): void {
  for (const place of placesIn(scene, 'a match waits')) {
    const match = matchAt(scene, place);
    const text = savedAs(match);
    playAnother(scene);
    const pause = `another match, played while this one waited at choice ${place}, changed it`;
    same(pause, scene.end, () => goingOn(match, scene, place));
    same(`${pause} as it was loaded`, scene.end, () => goingOn(loadedFrom(scene, text), scene, place));
  }
}

function savedAs(match: AnyLive): string {
  return JSON.stringify(match.record());
}

function loadedFrom({ game }: Scene, text: string): AnyLive {
  return load(strictly(game), JSON.parse(text)) as AnyLive; // as load makes them
}
