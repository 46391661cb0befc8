import { ICONS } from './icon.tsx';

const SHIELD = 'M24 2 44 10v18c0 12-9 20-20 26C13 48 4 40 4 28V10z';
const RIGHT_HALF = 'M24 2 44 10v18c0 12-9 20-20 26z';

/** A shield in the colours of its types, each with its sign: no species looks like itself here. */
export function Emblem({ types }: { readonly types: readonly string[] }) {
  const [first, second] = types.map((type) => type.toLowerCase());
  if (first === undefined)
    return (
      <svg className="emblem unseen-one" viewBox="0 0 48 56" aria-hidden="true">
        <path d={SHIELD} />
        <path className="sign" d="M18 22c0-8 12-8 12 0 0 5-6 5-6 11m0 6v.1" />
      </svg>
    );
  return (
    <svg className="emblem" viewBox="0 0 48 56" aria-hidden="true">
      <path className={`type-${first}`} d={SHIELD} />
      {second === undefined ? (
        <path className="sign" transform="translate(8.4 10.4) scale(1.3)" d={ICONS[first]} />
      ) : (
        <>
          <path className={`type-${second}`} d={RIGHT_HALF} />
          <path className="sign" transform="translate(5.6 17) scale(.72)" d={ICONS[first]} />
          <path className="sign" transform="translate(25.1 17) scale(.72)" d={ICONS[second]} />
        </>
      )}
      <path className="rim" d={SHIELD} />
    </svg>
  );
}
