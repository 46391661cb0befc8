import { Slot } from '@fermata/kit';
import type { Place, Scene } from '@fermata/scene';

/** The others above, then deck and treasury, and one's own side below. It is read in the order own, shared, others. */
export function Table({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const sides = scene.places.filter(({ id }) => id.startsWith('side '));
  return (
    <div className="parlour">
      <div className="own">{sides.filter(({ owner }) => owner === seat).map(sideOf)}</div>
      <Slot of="table">
        <Slot of="deck" bare />
        <Slot of="treasury" bare />
      </Slot>
      <div className="others">{sides.filter(({ owner }) => owner !== seat).map(sideOf)}</div>
    </div>
  );
}

function sideOf({ id, owner }: Place) {
  return (
    <Slot key={id} of={id}>
      <Slot of={`hand ${owner}`} bare />
      <Slot of={`lost ${owner}`} bare />
      <Slot of={`purse ${owner}`} bare />
    </Slot>
  );
}
