import type { Piece, Place } from '@fermata/scene';
import type { State } from '../state.ts';

/** Where items come from, as long as some are still to be dealt, and where they go; and where statuses come from and go to. */
export function supplyPlaces({ deal }: State): Place[] {
  return [...(deal === null ? [] : [SUPPLY]), ...PILES];
}

const SUPPLY: Place = { id: 'supply', name: 'Items to be dealt', lay: 'pile' };
const PILES: readonly Place[] = [
  { id: 'used', name: 'Used items', lay: 'pile' },
  { id: 'other-statuses', name: 'Statuses on nobody', lay: 'pile' },
];

export function supplyPieces({ deal, players }: State): Piece[] {
  if (deal === null) return [...BACKS];
  const all = typeof deal === 'number' ? deal * players.length : deal.flat().length;
  const count = players.reduce((left, { items }) => left - items.length, all);
  return [{ id: 'supply#', in: 'supply', kind: 'item', name: 'items', hidden: true, count }, ...BACKS];
}

/** How many were used a state does not say, and of statuses there are always more. */
const BACKS: readonly Piece[] = [
  { id: 'used#', in: 'used', kind: 'item', name: 'items', hidden: true, endless: true },
  { id: 'other-statuses#', in: 'other-statuses', kind: 'status', name: 'statuses', hidden: true, endless: true },
];
