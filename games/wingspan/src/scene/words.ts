import type { Seat } from '@fermata/core';
import type { Piece } from '@fermata/scene';
import { capital } from '../describe/words.ts';

/** `Your hand`, `Hand of seat 1`. */
export function whose(what: string, seat: Seat, isOwn: boolean): string {
  return isOwn ? `Your ${what}` : `${capital(what)} of seat ${seat}`;
}

/** `you`, `seat 1`. */
export function who(seat: Seat, me: Seat): string {
  return seat === me ? 'you' : `seat ${seat}`;
}

/** Cards of a place of which only the backs are seen: one piece, since nobody tells them apart. */
export function backs(place: string, kind: 'bird' | 'bonus', count: number): Piece {
  const card = kind === 'bird' ? 'card' : 'bonus card';
  return { id: `${place}#`, in: place, kind, name: count === 1 ? card : `${card}s`, hidden: true, count };
}
