import type { Piece } from '@fermata/scene';
import type { CSSProperties } from 'react';

const MAGPIE =
  'M2 9c6-1 10 1 13 4 3-2 6-1 8 1l4 .5-3.5 2c-1 5-6 6.5-11 5-3 2.5-7 4-11.5 3.5 3-1.5 5-3.5 6-6C6.5 15 5 12 2 9z';
const CAT = 'M7 28C5 20 7 14 11 12l-1-8 5 4h3l5-4-1 8c4 2 5 9 3 16zM12.5 14v.1m6 0v.1M13 18q2.5 2 5 0';

/** A card: how high a magpie flies, or a cat, which counts for nothing and is not to be trifled with. */
export function Card({ piece: { name, face, hidden, count = 1 } }: { readonly piece: Piece }) {
  if (hidden) return <span className="card back">{count > 1 ? <b>{count}</b> : undefined}</span>;
  const { height } = face as { readonly height: number }; // as the scene of this game has it
  const isCat = name.startsWith('cat');
  return (
    <span className={`card ${isCat ? 'cat' : 'flight'}`} style={{ '--height': height } as CSSProperties}>
      <b>{isCat ? 'cat' : height}</b>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={isCat ? CAT : MAGPIE} />
      </svg>
      <small>{isCat ? 0 : 'flight'}</small>
    </span>
  );
}
