import type { Piece } from '@fermata/scene';

/** What they wear: a cap with a feather, a diadem, a crown. */
const HEADWEAR: { readonly [card: string]: string } = {
  J: 'M10 40c2-16 12-24 26-22-4 8 4 12 14 10-2 8-10 12-20 12zM8 47h42M36 18q8-12 18-8',
  Q: 'M8 44q22-14 44 0l2-24-12 12-12-18-12 18L6 20zM30 10v.1',
  K: 'M8 46V18l11 12 11-20 11 20 11-12v28zM8 53h44',
};

/** A playing card: its letter in two corners, and what its bearer wears. */
export function Card({ piece: { name, hidden, count = 1 } }: { readonly piece: Piece }) {
  if (hidden) return <span className="card back">{count > 1 ? <b>{count}</b> : undefined}</span>;
  const letter = name.charAt(0);
  return (
    <span className={`card card-${letter}`}>
      <b>{letter}</b>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <path d={HEADWEAR[letter]} />
      </svg>
      <b>{letter}</b>
    </span>
  );
}
