import type { Piece } from '@fermata/scene';
import { Shape } from './shape.tsx';

/** A turn in the shape of whose it is, with its number; those played are a number, and there are always later ones. */
export function TurnToken({ piece: { id, face, count, hidden } }: { readonly piece: Piece }) {
  if (hidden) return <span className="turns-past">…</span>;
  if (face === undefined) return <span className="turns-past">{count} played</span>;
  const { seat } = face as { readonly seat: number }; // as the scene of this game has it
  return (
    <span className="token">
      <Shape seat={seat} />
      <span className="token-number">{id.slice(id.indexOf('.') + 1)}</span>
    </span>
  );
}
