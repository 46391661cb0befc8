import { Slot } from '@fermata/kit';

/** The other's side above, then deck and pot, and one's own side below. It is read in the order own, shared, other. */
export function Table({ seat }: { readonly seat: number }) {
  const own = seat === 1 ? 1 : 0;
  return (
    <div className="baize">
      <Side seat={own} whose="own" />
      <Slot of="table">
        <Slot of="deck" bare />
        <Slot of="pot" bare />
      </Slot>
      <Side seat={1 - own} whose="other" />
    </div>
  );
}

function Side({ seat, whose }: { readonly seat: number; readonly whose: string }) {
  return (
    <div className={whose}>
      <Slot of={`side ${seat}`}>
        <Slot of={`hand ${seat}`} bare />
        <Slot of={`chips ${seat}`} bare />
      </Slot>
    </div>
  );
}
