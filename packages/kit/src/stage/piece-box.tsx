import type { Piece } from '@fermata/scene';
import { type CSSProperties, memo } from 'react';
import type { Face } from '../look.ts';
import { Touchable, type TouchState } from './touchable.tsx';
import { pieceWords } from './words.ts';

interface Props extends TouchState {
  readonly piece: Piece;
  readonly face: Face;
  readonly isTabbed: boolean;
}

/** A piece: its face, or what is known of it in words. It is drawn anew only where something about it is new. */
export const PieceBox = memo(function PieceBox({ piece, face: Face, isTabbed, ...touchState }: Props) {
  const kind = piece.kind.replaceAll(/\W+/g, '-');
  return (
    <Touchable
      id={piece.id}
      label={pieceWords(piece)}
      className={`piece kind-${kind}${piece.hidden ? ' hidden' : ''}${piece.count === 0 ? ' none' : ''}`}
      isTabbed={isTabbed}
      style={{ '--count': piece.count ?? 1 } as CSSProperties}
      {...touchState}
    >
      <span className="face" aria-hidden="true">
        <Face piece={piece} size="small" />
      </span>
    </Touchable>
  );
});
