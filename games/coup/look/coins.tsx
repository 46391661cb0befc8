import type { Piece } from '@fermata/scene';

/** A few coins as things, and always as a number, too. */
export function Coins({ piece: { count = 1 } }: { readonly piece: Piece }) {
  return (
    <span className="coins">
      <span className="stack">
        {Array.from({ length: Math.min(5, count) }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <b>{count}</b>
    </span>
  );
}
