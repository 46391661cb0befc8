/** Every sign of the map, drawn on a grid of 24 with one stroke: shape tells, colour helps. */
const PATHS: { readonly [name: string]: string } = {
  'active support': 'M5 13l7-7 7 7M5 19.500l7-7 7 7',
  'passive support': 'M5 16l7-7 7 7',
  neutral: 'M5 12h14',
  'passive opposition': 'M5 9l7 7 7-7',
  'active opposition': 'M5 5l7 7 7-7M5 11.500l7 7 7-7',
  COIN: 'M12 3l7.500 2.500v6c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500v-6z',
  NVA: 'M12 3l2.700 5.800 6.300.8-4.600 4.400 1.200 6.200-5.600-3.100-5.600 3.100 1.200-6.200L3 9.600l6.300-.8z',
  terror: 'M12 3v5M12 16v5M3 12h5M16 12h5M5.500 5.500 9 9M15 15l3.500 3.500M18.500 5.500 15 9M9 15l-3.500 3.500',
  sabotage: 'M4 18 20 6M4 12l5 6M10 7.500l5 6M15 4l5 6',
  people: 'M12 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM4.500 20.500c.5-5 3.500-7 7.500-7s7 2 7.500 7',
  money:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM15 9c-2.500-2-6-.8-6 1 0 3 6 1.500 6 4.500 0 1.800-3.500 2.800-6 .8M12 6.500v11',
};

export function Sign({ of }: { readonly of: string }) {
  return (
    <svg className={`sign-icon s-${of.replaceAll(' ', '-')}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}
