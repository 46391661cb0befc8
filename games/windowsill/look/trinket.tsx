import type { Piece } from '@fermata/scene';

/** Trinkets on a grid of 24, drawn with one stroke. */
const ICONS: { readonly [name: string]: string } = {
  button: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm-2 6v.1m4 0v.1m-4 5.8v.1m4 0v.1',
  bead: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM2 16q3-1 4-3m16-5q-3 1-4 3M10 10q1-1 2-1',
  coin: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12 10v4',
  thimble: 'M7 20 9 7q3-5 6 0l2 13zM6 20h12M10 10v.1m3 0v.1m-4 4v.1m3 0v.1m3 0v.1',
  key: 'M8 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm4 4h10m-3 0v4m-4-4v3',
  spoon: 'M17 3c3 2 3 6 0 8s-5 1-6-1 2-9 6-7zM12 11 4 21',
  buckle: 'M4 6h16v12H4zm5 0v12m0-6h13M2 12h3',
  brooch: 'M12 4a8 6 0 1 1 0 13 8 6 0 0 1 0-13zm0 3 4 3.5-4 3.5-4-3.5zM5 20h14',
  ring: 'M12 9a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM9 3h6l2 3-5 4-5-4z',
  tiara: 'M3 19V9l5 5 4-9 4 9 5-5v10zm9-16v.1M3 7v.1M21 7v.1',
};

/** A trinket and what it is worth. */
export function Trinket({ piece: { name, face } }: { readonly piece: Piece }) {
  const { worth } = face as { readonly worth: number }; // as the scene of this game has it
  return (
    <span className="trinket">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
      <span>{name}</span>
      <b>{worth}</b>
    </span>
  );
}
