/** What places and pieces are called. A Pokémon goes by its place in the team as it was brought along, which never changes. */
import type { Seat } from '@fermata/core';

export const BATTLE = 'battle';

/** Where items come from, and where they go once they are used. */
export const BOX = 'box';

export function sideId(seat: Seat): string {
  return `side ${seat}`;
}

export function fieldId(seat: Seat): string {
  return `field ${seat}`;
}

export function benchId(seat: Seat): string {
  return `bench ${seat}`;
}

export function bagId(seat: Seat): string {
  return `bag ${seat}`;
}

export function pokemonId(seat: Seat, { id }: Known): string {
  return `pokemon ${seat}.${id}`;
}

export function movesId(seat: Seat, { id }: Known): string {
  return `moves ${seat}.${id}`;
}

/** Where the moves are that the one that fights has copied. */
export function copiesId(seat: Seat, { id }: Known): string {
  return `copies ${seat}.${id}`;
}

/** A move of its own. */
export function moveId(seat: Seat, { id }: Known, slot: number): string {
  return `move ${seat}.${id}.${slot + 1}`;
}

/** A move that it has copied: another one in the same slot is another piece. */
export function copyId(seat: Seat, { id }: Known, slot: number, move: string): string {
  return `copy ${seat}.${id}.${slot + 1} ${move}`;
}

/** All its moves that nobody has seen. */
export function unseenMovesId(seat: Seat, { id }: Known): string {
  return `unseen moves ${seat}.${id}`;
}

export function struggleId(seat: Seat, { id }: Known): string {
  return `struggle ${seat}.${id}`;
}

export function itemId(seat: Seat, item: string): string {
  return `item ${seat}.${item}`;
}

type Known = { readonly id: number };
