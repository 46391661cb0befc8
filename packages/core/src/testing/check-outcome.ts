import type { SeatResult } from '../game/game.ts';
import { broken } from '../values/errors.ts';
import { said } from './said.ts';

/**
 * Throws unless every seat has a place: a whole rank, the best of which is 1, and a score. Ranks count those ahead (1, 2, 2,
 * 4), or the places ahead (1, 2, 2, 3); a gap that nobody fills is a mistake.
 */
export function checkOutcome(outcome: readonly (SeatResult | undefined)[]): void {
  const ranks = Array.from(outcome, (place, seat) => rankOf(place, seat));
  const ahead = ranks.map((own) => ranks.filter((other) => other < own));
  const isFit =
    ranks.every((own, seat) => own === 1 + ahead[seat]!.length) || // one for each seat, here and below
    ranks.every((own, seat) => own === 1 + new Set(ahead[seat]).size);
  if (isFit) return;
  throw bad(
    `has the ranks ${ranks.join(', ')}, which do not fit together; the best is 1, and a rank counts those ahead`,
  );
}

function rankOf(place: SeatResult | undefined, seat: number): number {
  if (typeof place !== 'object' || place === null) throw bad(`gives seat ${seat} no place, but ${said(place)}`);
  const { rank, score } = place;
  if (!Number.isInteger(rank) || rank < 1)
    throw bad(`gives seat ${seat} the rank ${said(rank)}; ranks are whole numbers from 1`);
  if (!Number.isFinite(score)) throw bad(`gives seat ${seat} the score ${said(score)}; a score is a number`);
  return rank;
}

function bad(what: string) {
  return broken('seat', `outcome ${what}: \`rank\` makes places from scores`);
}
