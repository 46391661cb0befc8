import type { Seat } from '../../game/flow.ts';
import { SPECTATOR } from '../../game/secrets.ts';
import { frames } from '../../play/frames.ts';
import type { Frame } from '../../secrets/frame.ts';
import { difference } from '../difference.ts';
import { type AnyLive, follow as play } from '../rehearsal.ts';
import { matchAt, must, type Subject } from './subject.ts';

/**
 * Invariant 12: what `follow` tells on the way, to a seat and to a spectator, is what `frames` finds at the end; also where a
 * choice was taken back on the way.
 */
export function framesHold(subject: Subject): void {
  const { steps } = subject;
  const match = matchAt(subject, 0, false);
  const seat = steps.length % match.seats;
  const told = [seat, SPECTATOR].map((who) => [who, toldTo(match, who)] as const);
  const back = Math.floor(steps.length / 2);
  play(match, steps.slice(0, back + 1));
  for (const { prompt } of steps.slice(back, back + 1)) match.undo(prompt.seat, { force: true });
  play(match, steps.slice(back));
  for (const [who, heard] of told)
    must(`frames of ${who === SPECTATOR ? 'a spectator' : `seat ${who}`} are not what follow told`, () =>
      difference(heard, frames(match, who)),
    );
}

/** What somebody who follows has by now: it grows, and shrinks where something is taken back. */
function toldTo(match: AnyLive, seat: Seat): Frame[] {
  const heard = frames(match, seat);
  match.follow(seat, (news) => void heard.splice(news.from, heard.length, ...news.frames));
  return heard;
}
