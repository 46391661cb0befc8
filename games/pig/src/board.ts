import type { View } from '@fermata/core';
import type { State } from './rules.ts';

/** The table as text: a line for each seat, and the pot beside whoever is rolling. */
export function board({ scores, pot, seat }: View<State>): string {
  return scores.map((score, at) => line(at, score) + (at === seat ? `  rolling, pot ${pot}` : '')).join('\n');
}

function line(seat: number, score: number): string {
  return `Seat ${seat}  ${String(score).padStart(3)}  ${'#'.repeat(Math.floor(score / 5)).padEnd(20, '.')}`;
}
