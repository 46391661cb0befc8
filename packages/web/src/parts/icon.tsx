/** Signs of the page, on a grid of 24 with one stroke. */
const PATHS = {
  undo: 'M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3Z',
  log: 'M5 6h14M5 11h14M5 16h9M5 21h11',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
} as const;

export function Icon({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg className={`sign sign-${of}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[of]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
