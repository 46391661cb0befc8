/** Where the discs lie: ring and cross tell them apart as well as red and yellow do; the last one is falling. */
const RINGS = ['0 2', '1 2', '2 1', '3 0', '5 2'];
const CROSSES = ['2 2', '3 2', '3 1', '4 2', '1 1'];

export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#dfe9ee" d="M0 0h320v180H0z" />
      <path fill="#c3d4dd" d="M0 150h320v30H0z" />
      <Disc at="4 -1.08" isRing />
      <rect x="37" y="46" width="246" height="150" rx="14" fill="#2a5b8f" />
      <rect x="37" y="46" width="246" height="10" rx="5" fill="#3d74ac" />
      {Array.from({ length: 18 }, (_, at) => {
        const cell = `${at % 6} ${Math.floor(at / 6)}`;
        return RINGS.includes(cell) || CROSSES.includes(cell) ? (
          <Disc key={cell} at={cell} isRing={RINGS.includes(cell)} />
        ) : (
          <circle key={cell} {...centre(cell)} r="15" fill="#cddce5" />
        );
      })}
    </svg>
  );
}

function Disc({ at, isRing }: { readonly at: string; readonly isRing: boolean }) {
  const { cx, cy } = centre(at);
  return (
    <g transform={`translate(${cx} ${cy})`} fill={isRing ? '#cf4630' : '#f0bd3c'} stroke="#0003" strokeWidth="1.5">
      <circle r="16" />
      {isRing ? (
        <circle r="8" fill="none" stroke="#fff3ea" strokeWidth="3.5" />
      ) : (
        <path stroke="#5e4300" strokeWidth="3.5" strokeLinecap="round" d="m-6-6 12 12m0-12L-6 6" />
      )}
    </g>
  );
}

function centre(at: string): { readonly cx: number; readonly cy: number } {
  const [column = 0, row = 0] = at.split(' ').map(Number);
  return { cx: 65 + column * 38, cy: 78 + row * 38 };
}
