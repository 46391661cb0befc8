import type { Seat, View } from '@fermata/core';
import { FACTIONS } from '../data/forces.ts';
import type { State, Table } from '../state/state.ts';
import { margins, THRESHOLD } from '../state/victory.ts';
import { standing } from './outcome.ts';

/** A lead of so large a part of what is needed is safe three times in four. */
const SPREAD = 0.3;

/** What a seat may hope for: its margin, as a part of what its faction needs, against the best of the others. */
export function evaluate(view: View<State>, seat: Seat): number {
  const state = view as Table; // nothing is hidden
  const now = margins(state);
  for (const faction of FACTIONS) now[faction] /= THRESHOLD[faction];
  const places = standing(state, now, true);
  let best = Number.NEGATIVE_INFINITY;
  for (const [other, { margin }] of places.entries()) if (other !== seat) best = Math.max(best, margin);
  return 1 / (1 + Math.exp((best - (places[seat]?.margin ?? 0)) / SPREAD));
}
