import type { Piece, Place } from '@fermata/scene';
import type { State } from '../state.ts';

/** Where items come from, as long as some are still to be dealt. */
export function supplyPlaces({ deal }: State): Place[] {
  return deal === null ? [] : [{ id: 'supply', name: 'Items to be dealt', lay: 'pile' }];
}

export function supplyPieces({ deal, players }: State): Piece[] {
  if (deal === null) return [];
  const all = typeof deal === 'number' ? deal * players.length : deal.flat().length;
  const count = players.reduce((left, { items }) => left - items.length, all);
  return [{ id: 'supply#', in: 'supply', kind: 'item', name: 'items', hidden: true, count }];
}
