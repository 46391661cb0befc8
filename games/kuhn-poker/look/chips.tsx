import type { Piece } from '@fermata/scene';

/** Chips as things up to five, and always as a number, too. */
export function Chips({ piece: { count = 1 } }: { readonly piece: Piece }) {
  return (
    <span className="chips">
      <span className="stack">
        {Array.from({ length: Math.min(5, count) }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <b>{count}</b>
    </span>
  );
}
