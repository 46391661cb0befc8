import { Slot } from '@fermata/kit';
import type { Scene } from '@fermata/scene';
import { Goals } from './goals.tsx';
import { OtherMat } from './other-mat.tsx';
import { OwnMat } from './own-mat.tsx';

/** One's own mat, what is shared, and the mats of others: in the order in which they are read. */
export function Table({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const owners = scene.places.flatMap(({ owner, in: inside }) =>
    owner === undefined || inside !== undefined ? [] : [owner],
  );
  return (
    <div className="aviary">
      {owners.includes(seat) ? <OwnMat scene={scene} seat={seat} /> : undefined}
      <Slot of="table" bare>
        <div className="shared">
          <Slot of="revealed" />
          <div className="feeding">
            <Slot of="feeder" bare />
            <Slot of="outside" bare />
            <Slot of="supply" bare />
          </div>
          <Slot of="tray" bare />
          <div className="piles">
            <Slot of="deck" bare />
            <Slot of="discard" bare />
            <Slot of="bonus deck" bare />
            <Slot of="bonus discard" bare />
          </div>
          <Goals scene={scene} />
        </div>
      </Slot>
      <div className="others">
        {owners
          .filter((owner) => owner !== seat)
          .map((owner) => (
            <OtherMat key={owner} scene={scene} owner={owner} />
          ))}
      </div>
    </div>
  );
}
