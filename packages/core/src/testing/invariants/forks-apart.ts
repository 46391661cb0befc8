import { copyState } from '../../game/game.ts';
import type { AnyLive } from '../rehearsal.ts';
import { fingerprint } from '../rehearsal.ts';
import { sharedBy } from './sharing.ts';
import { goingOn, matchAt, placesIn, type Subject, same, stray } from './subject.ts';

/** Invariant 6: a fork stands where its original stands, and neither notices what the other does. */
export function forksApart(subject: Subject): void {
  for (const place of placesIn(subject, 'forks are made')) {
    const match = matchAt(subject, place);
    const waiting = fingerprint(match);
    const shared = sharedBy(match.state, copyState(match.game, match.exec.state), 'state');
    const hint = shared === undefined ? '' : ` (copy shares ${shared} with its original)`;
    let fork = match;
    same(`a fork at choice ${place} does not stand where its original stands${hint}`, waiting, () => {
      fork = match.fork() as AnyLive; // as fork makes them
      return fork;
    });
    stray(fork, subject, place, subject.others);
    same(`playing a fork on from choice ${place} changed its original${hint}`, waiting, () => match);
    const second = match.fork() as AnyLive; // as above
    same(`the match goes on differently after a fork at choice ${place}${hint}`, subject.end, () =>
      goingOn(match, subject, place),
    );
    same(`the match, going on from choice ${place}, changed its fork${hint}`, waiting, () => second);
    same(`a fork made at choice ${place} goes on differently${hint}`, subject.end, () =>
      goingOn(second, subject, place),
    );
  }
}
