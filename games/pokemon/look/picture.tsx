import { Shield } from './shield-outline.tsx';

/** Two emblems of types, fire against water, on a field of grass and evening. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#f4d9a8" d="M0 0h320v180H0z" />
      <path fill="#e8bd84" d="M0 62q70-30 150-12t170-20v90H0z" />
      <path fill="#8fb06a" d="M0 96q90-22 170-10t150-12v106H0z" />
      <path fill="#749a55" d="M0 140q100-26 190-12t130-10v62H0z" />
      <ellipse cx="230" cy="108" rx="58" ry="13" fill="#5c8146" />
      <ellipse cx="96" cy="158" rx="72" ry="15" fill="#4d7139" />
      <g transform="translate(230 66)">
        <Shield fill="#3f7fb5" edge="#2a5b87" />
        <path fill="#e6f3fb" d="M0-24C14-6 18 2 18 10a18 18 0 0 1-36 0C-18 2-14-6 0-24z" />
        <path fill="none" stroke="#3f7fb5" strokeWidth="4" strokeLinecap="round" d="M-9 11a9 9 0 0 0 8 9" />
      </g>
      <g transform="translate(96 104) scale(1.25)">
        <Shield fill="#cf5a36" edge="#9c3c20" />
        <path fill="#fff0d2" d="M3-26c2 14 17 18 17 36a20 20 0 0 1-40 0c0-10 6-16 9-24 4 4 6 8 6 12C2-8 4-16 3-26z" />
        <path fill="#cf5a36" d="M1 6c6 6 8 10 8 14a9 9 0 0 1-18 0c0-4 3-7 4-10 2 2 3 3 4 4 2-2 2-5 2-8z" />
      </g>
      <Bar x={30} y={26} full={52} />
      <Bar x={186} y={138} full={92} />
    </svg>
  );
}

function Bar({ x, y, full }: { readonly x: number; readonly y: number; readonly full: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="108" height="18" rx="9" fill="#2f3a33" />
      <rect x="4" y="4" width={full} height="10" rx="5" fill="#e9f0c8" />
    </g>
  );
}
