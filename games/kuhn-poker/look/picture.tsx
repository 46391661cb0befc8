import type { ReactNode } from 'react';

/** Three cards, of which the third is a back, and the chips between two players. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#1f5c4a" d="M0 0h320v180H0z" />
      <ellipse cx="160" cy="96" rx="190" ry="104" fill="#27705a" />
      <ellipse cx="160" cy="96" rx="152" ry="78" fill="none" stroke="#3d8a70" strokeWidth="2" />
      <g transform="rotate(-22 160 250)">
        <Card>
          <path fill="#b3402f" d="M-20 8c2-20 12-30 26-28-6 8 2 14 14 12-2 10-10 16-20 16z" />
          <path stroke="#b3402f" strokeWidth="4" strokeLinecap="round" d="M-20 18h38" />
          <path stroke="#d9a441" strokeWidth="4" strokeLinecap="round" d="M6-20q10-12 22-8" fill="none" />
        </Card>
      </g>
      <Card>
        <path fill="#d9a441" d="m-26-14 12 14 14-22 14 22 12-14-5 32h-42z" />
        <path stroke="#8f6517" strokeWidth="4" strokeLinecap="round" d="M-20 26h40" />
        <circle cy="-25" r="4" fill="#b3402f" />
      </Card>
      <g transform="rotate(22 160 250)">
        <g transform="translate(160 92)">
          <rect x="-38" y="-54" width="76" height="108" rx="9" fill="#fffaf0" />
          <rect x="-32" y="-48" width="64" height="96" rx="5" fill="#35567e" />
          <path stroke="#7f9cc0" strokeWidth="3" fill="none" d="m0-36 22 36L0 36-22 0zm0 20L12 0 0 16-12 0z" />
        </g>
      </g>
      <Chip x={58} y={138} fill="#b3402f" />
      <Chip x={84} y={152} fill="#d9a441" />
      <Chip x={252} y={146} fill="#35567e" />
    </svg>
  );
}

function Card({ children }: { readonly children: ReactNode }) {
  return (
    <g transform="translate(160 92)">
      <rect x="-38" y="-54" width="76" height="108" rx="9" fill="#fffaf0" stroke="#0003" />
      {children}
      <path fill="#6b5f4a" d="m-26-46 5 7-5 7-5-7zm52 78 5 7-5 7-5-7z" />
    </g>
  );
}

function Chip({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="5" rx="21" ry="15" fill="#0004" />
      <ellipse rx="21" ry="15" fill={fill} />
      <ellipse rx="18" ry="12.5" fill="none" stroke="#fffaf0" strokeWidth="4" strokeDasharray="8 9" />
      <ellipse rx="11" ry="7.5" fill="#fffaf0" opacity=".85" />
    </g>
  );
}
