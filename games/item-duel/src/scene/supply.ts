import type { Piece, Place } from '@fermata/scene';
import { drawingOf } from '../pace.ts';
import type { State } from '../state.ts';

/** Where items come from, as long as some are still to be dealt or drawn, and where they go; and where statuses come from and go to. */
export function supplyPlaces({ deal, pace }: State): Place[] {
  const drawing = pace === undefined ? [] : drawingOf(pace);
  if (drawing.length > 0)
    return [{ ...SUPPLY, name: 'Items to be drawn', facts: [['rule', drawing.join(', ')]] }, ...PILES];
  return [...(deal === null ? [] : [SUPPLY]), ...PILES];
}

const SUPPLY: Place = { id: 'supply', name: 'Items to be dealt', lay: 'pile' };
const PILES: readonly Place[] = [
  { id: 'used', name: 'Used items', lay: 'pile' },
  { id: 'other-statuses', name: 'Statuses on nobody', lay: 'pile' },
];

export function supplyPieces({ deal, players, pace }: State): Piece[] {
  if (pace !== undefined && drawingOf(pace).length > 0) return [DRAWN, ...BACKS];
  if (deal === null) return [...BACKS];
  const all = typeof deal === 'number' ? deal * players.length : deal.flat().length;
  const count = players.reduce((left, { items }) => left - items.length, all);
  return [{ id: 'supply#', in: 'supply', kind: 'item', name: 'items', hidden: true, count }, ...BACKS];
}

/** There are always more to draw. */
const DRAWN: Piece = { id: 'supply#', in: 'supply', kind: 'item', name: 'items', hidden: true, endless: true };

/** How many were used a state does not say, and of statuses there are always more. */
const BACKS: readonly Piece[] = [
  { id: 'used#', in: 'used', kind: 'item', name: 'items', hidden: true, endless: true },
  { id: 'other-statuses#', in: 'other-statuses', kind: 'status', name: 'statuses', hidden: true, endless: true },
];
