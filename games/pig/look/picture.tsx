/** A die that is a pig: ears, a tail, and a two for a snout. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#cfe3d4" d="M0 0h320v180H0z" />
      <circle cx="262" cy="40" r="20" fill="#fdf3d8" />
      <path fill="#9cc3a2" d="M0 120q80-34 160-8t160-16v84H0z" />
      <path fill="#79a883" d="M0 150q90-20 180-4t140-8v42H0z" />
      <ellipse cx="163" cy="157" rx="62" ry="7" fill="#4f7a5b" opacity=".45" />
      <path
        fill="none"
        stroke="#d97f8d"
        strokeWidth="6"
        strokeLinecap="round"
        d="M214 98c18 2 22-18 10-18s-8 20 10 14"
      />
      <g transform="rotate(-6 160 102)">
        <path fill="#dd8a97" d="M112 56 104 30q22-2 32 20zm96 0 8-26q-22-2-32 20z" />
        <path fill="#c87383" d="M122 146h20v14h-20zm56 0h20v14h-20z" />
        <rect x="108" y="48" width="104" height="104" rx="22" fill="#f4b3bb" />
        <path fill="#e9a0ab" d="M108 128q52 22 104 0v2a22 22 0 0 1-22 22h-60a22 22 0 0 1-22-22z" />
        <g fill="#4a2b33">
          <circle cx="132" cy="76" r="7" />
          <circle cx="188" cy="76" r="7" />
        </g>
        <rect x="130" y="90" width="60" height="40" rx="20" fill="#e28b99" />
        <g fill="#7c3f4d">
          <circle cx="148" cy="110" r="7" />
          <circle cx="172" cy="110" r="7" />
        </g>
      </g>
      <Die x={52} y={118} turn={-14} pips={[12, 22, 32]} />
      <Die x={252} y={122} turn={16} pips={[22]} />
    </svg>
  );
}

function Die({ x, y, turn, pips }: { readonly x: number; readonly y: number; turn: number; pips: readonly number[] }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 22 22)`}>
      <rect width="44" height="44" rx="9" fill="#fffaf0" />
      {pips.map((at) => (
        <circle key={at} cx={at} cy={at} r="4.5" fill="#4a2b33" />
      ))}
    </g>
  );
}
