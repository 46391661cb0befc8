import { Slot } from '@fermata/kit';

/** The board, and above it, on either side, the discs that are left: they fall from there. */
export function Table({ seat }: { readonly seat: number }) {
  const own = seat === 1 ? 1 : 0;
  return (
    <div className={`board of-${own}`}>
      <Slot of={`supply ${own}`} bare />
      <Slot of={`supply ${1 - own}`} bare />
      <Slot of="grid" />
    </div>
  );
}
