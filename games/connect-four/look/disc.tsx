import type { Piece } from '@fermata/scene';

/** A disc: rings are red, crosses are yellow, so that shape tells as well as colour. */
export function Disc({ piece: { face, count } }: { readonly piece: Piece }) {
  const { seat, isWinning = false } = face as { readonly seat: number; readonly isWinning?: boolean }; // as the scene of this game has it
  return (
    <span className={`disc${isWinning ? ' wins' : ''}`}>
      <svg className={seat === 0 ? 'ring' : 'cross'} viewBox="-16 -16 32 32" aria-hidden="true">
        <circle r="15" />
        <circle className="groove" r="12" />
        {seat === 0 ? <circle className="sign" r="6.5" /> : <path className="sign" d="m-5-5 10 10m0-10L-5 5" />}
      </svg>
      {count === undefined ? undefined : <b>× {count}</b>}
    </span>
  );
}
