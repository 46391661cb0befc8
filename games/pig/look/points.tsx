import type { Piece } from '@fermata/scene';

/** Points in the pot, or of a score. */
export function Points({ piece: { count = 0 } }: { readonly piece: Piece }) {
  return <span className="points-number">{count}</span>;
}
