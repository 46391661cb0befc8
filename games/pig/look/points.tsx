import type { Piece } from '@fermata/scene';

/** Points in the pot, or of a score. */
export function Points({ piece: { count = 0, endless = false } }: { readonly piece: Piece }) {
  return <span className="points-number">{endless ? '∞' : count}</span>;
}
