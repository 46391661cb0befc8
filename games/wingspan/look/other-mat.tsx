import { Slot, useStage } from '@fermata/kit';
import type { Scene } from '@fermata/scene';
import { useState } from 'react';
import { Icon } from './icons.tsx';
import { Rows } from './rows.tsx';

/** Somebody else's mat: a line, and the rows where one opens it or must touch something there. */
export function OtherMat({ scene, owner }: { readonly scene: Scene; readonly owner: number }) {
  const { touch } = useStage();
  const [isOpen, setOpen] = useState(false);
  const rows = new Set(
    scene.places.filter((place) => place.owner === owner && place.lay === 'grid').map(({ id }) => id),
  );
  const birds = scene.pieces.filter((piece) => rows.has(piece.in));
  const isAsked = [...rows, ...birds.map(({ id }) => id)].some((id) => touch.can.has(id));
  return (
    <div className="other">
      <Slot of={`mat ${owner}`} bare>
        <div className="purse">
          <Slot of={`hand ${owner}`} bare />
          <Slot of={`food ${owner}`} bare />
          <Slot of={`bonus ${owner}`} bare />
          <Slot of={`cubes ${owner}`} bare />
          <Slot of={`played ${owner}`} bare />
        </div>
        <details open={isOpen || isAsked}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
          <summary
            onClick={(event) => {
              event.preventDefault(); // it is open where it must be, whatever one likes
              setOpen(!isOpen);
            }}
          >
            <Icon of="bird" />
            {birds.length} {birds.length === 1 ? 'bird' : 'birds'}
          </summary>
          <Rows scene={scene} owner={owner} />
        </details>
      </Slot>
    </div>
  );
}
