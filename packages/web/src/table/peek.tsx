import type { Look, Touch } from '@fermata/kit';
import type { Scene } from '@fermata/scene';
import { type CSSProperties, useEffect, useState } from 'react';
import { useStore } from '../use-store.ts';
import { CardText, useText } from './card-text.tsx';
import type { Table } from './table.ts';

/** How long a pointer rests on a piece before it is meant. */
const MOMENT_MS = 650;
const WIDTH = 320;
const GAP = 12;

interface Props {
  readonly table: Table;
  readonly scene: Scene;
  readonly look: Look;
  readonly touch: Touch;
}

/** The piece that a pointer rests on, opened beside it: gone as soon as the pointer is, or by Escape. Others open it by a key. */
export function Peek({ table, scene, look, touch }: Props) {
  const { id, by } = useStore(table.over);
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    setRested(undefined);
    if (id === undefined || by !== 'pointer') return;
    const timer = setTimeout(() => setRested(id), MOMENT_MS);
    const stop = ({ key, type }: Event & { readonly key?: string }) => {
      if (type !== 'keydown' || key === 'Escape') {
        clearTimeout(timer);
        setRested(undefined);
      }
    };
    document.addEventListener('keydown', stop);
    document.addEventListener('pointerdown', stop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', stop);
      document.removeEventListener('pointerdown', stop);
    };
  }, [id, by]);
  const piece = scene.pieces.find((it) => it.id === rested && !it.hidden);
  const text = useText(table, piece?.id, piece?.name ?? '');
  // Where all is printed on a face, it is enough to see that large.
  const isPrinted = piece?.printed !== undefined && look.faces?.[piece.kind] !== undefined;
  const isMore = text !== undefined || (piece?.printed ?? piece?.facts ?? []).length > 0;
  if (piece === undefined || !isMore) return undefined;
  return (
    <div className="peek" aria-hidden="true" style={beside(piece.id)}>
      <b>{piece.name}</b>
      <CardText
        thing={piece}
        look={look}
        text={isPrinted ? undefined : text}
        does={touch.can.get(piece.id) ?? touch.except.get(piece.id)}
      />
    </div>
  );
}

/** Beside the piece, where there is room, and never over the question. */
function beside(id: string): CSSProperties {
  const rect = document.querySelector(`.stage .piece[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const bottom = document.querySelector('.question')?.getBoundingClientRect().top ?? innerHeight;
  if (rect === undefined) return { display: 'none' };
  const isRight = rect.right + GAP + WIDTH < innerWidth;
  const left = isRight ? rect.right + GAP : Math.max(GAP, rect.left - GAP - WIDTH);
  const isLow = rect.top > bottom / 2;
  return {
    left,
    width: Math.min(WIDTH, innerWidth - 2 * GAP),
    maxHeight: bottom - 2 * GAP,
    ...(isLow ? { bottom: innerHeight - Math.min(bottom - GAP, rect.bottom) } : { top: Math.max(GAP, rect.top) }),
  };
}
