import type { Piece } from '@fermata/scene';
import type { CSSProperties } from 'react';
import { GenericFace } from '../parts/generic-face.tsx';
import { useStage } from './context.ts';
import { Touchable } from './touchable.tsx';
import { pieceWords } from './words.ts';

/** A piece: its face, or what is known of it in words. */
export function PieceBox({ piece, isTabbed }: { readonly piece: Piece; readonly isTabbed: boolean }) {
  const { look } = useStage();
  const Face = look.faces?.[piece.kind] ?? GenericFace;
  const kind = piece.kind.replaceAll(/\W+/g, '-');
  return (
    <Touchable
      id={piece.id}
      label={pieceWords(piece)}
      className={`piece kind-${kind}${piece.hidden ? ' hidden' : ''}${piece.count === 0 ? ' none' : ''}`}
      inside={piece.in}
      isTabbed={isTabbed}
      style={{ '--count': piece.count ?? 1 } as CSSProperties}
    >
      <span className="face" aria-hidden="true">
        <Face piece={piece} size="small" />
      </span>
    </Touchable>
  );
}
