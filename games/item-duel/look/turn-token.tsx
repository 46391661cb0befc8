import type { Piece } from '@fermata/scene';
import { Shape } from './shape.tsx';

/** A turn in the shape of whose it is, with its number; those played are a number. */
export function TurnToken({ piece: { id, face, count } }: { readonly piece: Piece }) {
  if (face === undefined) return <span className="turns-past">{count} played</span>;
  const { seat } = face as { readonly seat: number }; // as the scene of this game has it
  return (
    <span className="token">
      <Shape seat={seat} />
      <span className="token-number">{id.slice(id.indexOf('.') + 1)}</span>
    </span>
  );
}
