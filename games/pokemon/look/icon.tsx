/** Signs of types, statuses, items and what a move would come to: one path each, on a grid of 24, drawn with one stroke. */
export const ICONS: { readonly [name: string]: string } = {
  bug: 'M12 9a5 5 0 0 1 5 5v2a5 5 0 0 1-10 0v-2a5 5 0 0 1 5-5zm0 0v12M9 9a3 3 0 0 1 6 0M9 6 7 3m8 3 2-3M3 11l4 2m14-2-4 2M3 20l4-2m14 2-4-2',
  dragon: 'M5 4c3 5 3 11 0 16M12 3c3 6 3 12 0 18M19 4c3 5 3 11 0 16',
  electric: 'M13 2 5 14h6l-1 8 9-12h-6z',
  fighting: 'M6 9h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zm0 0V6h4v3m0-3V4h4v5m0-4h4v4M6 14h7',
  fire: 'M12 2c1 5 7 7 7 13a7 7 0 0 1-14 0c0-4 3-6 4-9 2 2 2 3 2 5 1-2 2-5 1-9z',
  flying: 'M3 15c7 0 12-4 18-11 0 9-5 15-13 16 2-1 3-2 4-4-4 1-7 1-9-1z',
  ghost: 'M5 21V11a7 7 0 0 1 14 0v10l-3.5-2L12 21l-3.5-2zM9.5 11v.1m5 0v.1',
  grass: 'M4 20C4 9 10 4 20 4c0 10-5 16-13 14M4 20c3-5 6-8 10-10',
  ground: 'M2 19 9 7l4 7 3-4 6 9zM7 11l2 2 2-2',
  ice: 'M12 2v20M3.3 7l17.4 10m0-10L3.3 17M9 3l3 3 3-3M9 21l3-3 3 3',
  normal: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  poison:
    'M9 9a5 5 0 1 1 0 10A5 5 0 0 1 9 9zm8.5 4a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM15 4a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  psychic: 'M2 12q10-13 20 0-10 13-20 0zm10-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  rock: 'M5 19 2 11l6-6h8l6 7-4 7zM8 5l3 7-9-1m9 1 7 7m-7-7 5-7',
  water: 'M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z',
  sleep: 'M4 5h7l-7 8h7m3 1h6l-6 7h6',
  potion: 'M9 3h6m-5 0v5l-5 9a3 3 0 0 0 3 4h8a3 3 0 0 0 3-4l-5-9V3M7 15h10',
  heal: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  revive: 'M12 2l3 7 7 3-7 3-3 7-3-7-7-3 7-3z',
  points: 'M12 3a9 9 0 1 1-8 5M4 3v5h5M12 8v5l3 2',
  power: 'M12 2v5m0 10v5M2 12h5m10 0h5M5 5l3.500 3.500m7 7L19 19M19 5l-3.500 3.500m-7 7L5 19',
  aim: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 1v4m0 14v4M1 12h4m14 0h4',
  health: 'M12 20C4 14 3 11 3 8.500a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1C21 11 20 14 12 20z',
  faint: 'M5 8l4 4m0-4-4 4m10-4 4 4m0-4-4 4M7 18q5-4 10 0',
  raise: 'M12 21V8M6 12l6-7 6 7M5 3h14',
};

export function Icon({ name }: { readonly name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name] ?? ICONS.normal} />
    </svg>
  );
}
