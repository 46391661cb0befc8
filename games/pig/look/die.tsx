import type { Piece } from '@fermata/scene';

/** Where pips are on a face of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** The die: what was rolled, or, before a turn's first roll, a snout. */
export function Die({ piece: { face } }: { readonly piece: Piece }) {
  const shows = typeof face === 'number' ? face : undefined;
  return (
    <svg className="die" viewBox="0 0 100 108" aria-hidden="true">
      <path className="side" d="M10 24v62a14 14 0 0 0 14 14h52a14 14 0 0 0 14-14V24z" />
      <rect className="top" x="10" y="6" width="80" height="80" rx="14" />
      {shows === undefined ? (
        <g className="pips">
          <rect className="snout" x="28" y="34" width="44" height="28" rx="14" />
          <ellipse cx="42" cy="48" rx="4" ry="6" />
          <ellipse cx="58" cy="48" rx="4" ry="6" />
        </g>
      ) : (
        <g className="pips">
          {PIPS[shows]?.map((at) => (
            <circle key={at} cx={28 + 22 * (at % 3)} cy={24 + 22 * Math.floor(at / 3)} r="8" />
          ))}
        </g>
      )}
    </svg>
  );
}
