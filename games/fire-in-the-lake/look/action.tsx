import type { Face } from '@fermata/kit';

/** A word that can be said: seen only where it can be, or where one would look for it. */
export const Action: Face = ({ piece }) => (
  <span className={`action a-${piece.in.replaceAll(' ', '-')}`}>{piece.name}</span>
);
