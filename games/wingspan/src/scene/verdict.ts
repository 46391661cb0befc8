import { outcome } from '../scoring/final.ts';
import type { Table } from '../state.ts';

/** Points say it, unless two have the most of them. */
export function verdict(table: Table): string | undefined {
  const ends = outcome(table) ?? [];
  const most = Math.max(...ends.map(({ score }) => score));
  const best = ends.filter(({ score }) => score === most);
  if (best.length < 2) return undefined;
  return best.every(({ rank }) => rank === 1)
    ? 'They have as many points, and as much food left.'
    : 'Of those who tie, the one with more food left wins.';
}
