const SHAPES = ['M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', 'M12 2l10 10-10 10L2 12z', 'M12 3l10 18H2z', 'M4 4h16v16H4z'];

/** Each seat has a shape as well as a colour. */
export function Shape({ seat }: { readonly seat: number }) {
  return (
    <svg className={`shape of-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[seat]} />
    </svg>
  );
}
