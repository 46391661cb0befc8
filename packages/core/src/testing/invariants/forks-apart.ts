import { copyState } from '../../game/game.ts';
import type { AnyLive } from '../rehearsal.ts';
import { fingerprint } from '../rehearsal.ts';
import { goingOn, matchAt, placesIn, type Scene, same, stray } from './scene.ts';
import { sharedBy } from './sharing.ts';

/** Invariant 6: a fork stands where its original stands, and neither notices what the other does. */
export function forksApart(scene: Scene): void {
  for (const place of placesIn(scene, 'forks are made')) {
    const match = matchAt(scene, place);
    const waiting = fingerprint(match);
    const shared = sharedBy(match.state, copyState(match.game, match.exec.state), 'state');
    const hint = shared === undefined ? '' : ` (copy shares ${shared} with its original)`;
    let fork = match;
    same(`a fork at choice ${place} does not stand where its original stands${hint}`, waiting, () => {
      fork = match.fork() as AnyLive; // as fork makes them
      return fork;
    });
    stray(fork, scene, place, scene.others);
    same(`playing a fork on from choice ${place} changed its original${hint}`, waiting, () => match);
    const second = match.fork() as AnyLive; // as above
    same(`the match goes on differently after a fork at choice ${place}${hint}`, scene.end, () =>
      goingOn(match, scene, place),
    );
    same(`the match, going on from choice ${place}, changed its fork${hint}`, waiting, () => second);
    same(`a fork made at choice ${place} goes on differently${hint}`, scene.end, () => goingOn(second, scene, place));
  }
}
