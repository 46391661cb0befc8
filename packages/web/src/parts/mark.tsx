/** The sign over a note that is held as long as one likes. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M3 17a9 9 0 0 1 18 0" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="12" cy="15.6" r="2.1" fill="currentColor" />
    </svg>
  );
}
