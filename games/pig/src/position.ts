import { list, object, whole } from '@fermata/core/fields';

/** `{ "scores": [40, 62], "seat": 1, "pot": 11 }`: seat 1 is about to roll. Seat and pot are 0 where they are left out. */
export function position(json: unknown, seats: number): { scores: number[]; pot: number; seat: number } {
  const { scores, pot = 0, seat = 0 } = object(json, 'position');
  const points = list(scores, 'scores', seats, seats).map((score, at) => whole(score, `scores.${at}`, 0));
  return { scores: points, pot: whole(pot, 'pot', 0), seat: whole(seat, 'seat', 0, points.length - 1) };
}
