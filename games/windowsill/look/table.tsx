import { Slot } from '@fermata/kit';
import type { Place, Scene } from '@fermata/scene';

/** The window above with deck and box, one's own hand and nest below it, then the others; what is gone is folded away. */
export function Table({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const seats = scene.places.filter(({ id }) => id.startsWith('seat '));
  return (
    <div className="house">
      <div className="front">
        <div className="window">
          <Slot of="sill" />
        </div>
        <Slot of="box" />
        <Slot of="deck" bare />
      </div>
      <div className="nests">
        <div className="own">{seats.filter(({ owner }) => owner === seat).map(seatAt)}</div>
        <div className="others">{seats.filter(({ owner }) => owner !== seat).map(seatAt)}</div>
      </div>
      <div className="away">
        <Slot of="gone" />
        <Slot of="street" />
      </div>
    </div>
  );
}

function seatAt({ id, owner }: Place) {
  return (
    <Slot key={id} of={id}>
      <Slot of={`hand ${owner}`} bare />
      <Slot of={`nest ${owner}`} />
    </Slot>
  );
}

/** Who sits there. `You, you` is said once. */
export function SeatHeading({ place }: { readonly place: Place }) {
  return place.name.split(',')[0];
}
