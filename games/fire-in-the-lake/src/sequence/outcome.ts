import { type Outcome, rank } from '@fermata/core';
import { FACTIONS, type Faction } from '../data/forces.ts';
import type { Table } from '../state/state.ts';

/** Of equal margins the earlier one wins. */
const TIES: readonly Faction[] = ['VC', 'ARVN', 'NVA', 'US'];

/** By what margin each seat is judged, and by which of its factions. */
export function standing(
  { seats }: Pick<Table, 'seats'>,
  margins: Readonly<Record<Faction, number>>,
  isFinal: boolean,
): { readonly faction: Faction; readonly margin: number }[] {
  const count = 1 + Math.max(...FACTIONS.map((faction) => seats[faction]));
  return Array.from({ length: count }, (_, seat) => {
    const own = FACTIONS.filter((faction) => seats[faction] === seat);
    // Insurgents who share a seat win by either at a coup, and by the worse at the end; the US and ARVN always by the worse.
    const takesBest = own.includes('NVA') && !isFinal;
    const sorted = own.sort((a, b) => margins[a] - margins[b] || TIES.indexOf(b) - TIES.indexOf(a));
    const faction = (takesBest ? sorted.at(-1) : sorted[0]) as Faction; // each seat has one
    return { faction, margin: margins[faction] };
  });
}

export function outcome({ over, seats }: Table): Outcome | undefined {
  if (over === null) return undefined;
  const places = standing({ seats }, over.margins, over.isFinal);
  const ranks = rank(places.map(({ faction, margin }) => margin + (4 - TIES.indexOf(faction)) / 10));
  return places.map(({ margin }, seat) => ({ rank: ranks[seat]?.rank ?? 1, score: margin }));
}
