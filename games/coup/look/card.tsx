import { Fitted } from '@fermata/kit';
import type { Piece } from '@fermata/scene';

/** What they are known by: a coronet, a dagger, an anchor, a sealed letter, a fan. */
const SIGNS: { readonly [character: string]: string } = {
  duke: 'M8 44V20l11 10 11-18 11 18 11-10v24zM8 50h44',
  assassin: 'M30 6l6 26-6 6-6-6zM18 38h24M30 38v16',
  captain: 'M30 14v38M20 24h20M10 36q4 16 20 16t20-16M30 14a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  ambassador: 'M8 16h44v30H8zM8 16l22 18 22-18M30 34v8',
  contessa: 'M30 52L6 24q24-20 48 0zM30 52L18 17M30 52V12M30 52l12-35',
};

/** A character: its sign and its name; lost ones are only told by where they lie. */
export function Card({ piece: { name, hidden, face, count = 1 } }: { readonly piece: Piece }) {
  if (hidden) return <span className="card back">{count > 1 ? <b>{count}</b> : undefined}</span>;
  return (
    <span className={`card card-${face}`}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <path d={SIGNS[String(face)]} />
      </svg>
      <b>
        <Fitted>{name}</Fitted>
      </b>
    </span>
  );
}
