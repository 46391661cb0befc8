import { Slot } from '@fermata/kit';
import type { Scene } from '@fermata/scene';
import { Rows } from './rows.tsx';

/** All that is one's own: the mat, what one lives on, the cards. */
export function OwnMat({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  return (
    <div className="own">
      <Slot of={`mat ${seat}`} bare>
        <div className="purse">
          <Slot of={`food ${seat}`} bare />
          <Slot of={`cubes ${seat}`} bare />
          <Slot of={`played ${seat}`} bare />
        </div>
        <Rows scene={scene} owner={seat} />
        <div className="cards">
          <Slot of={`hand ${seat}`} />
          <Slot of={`bonus ${seat}`} bare />
        </div>
      </Slot>
    </div>
  );
}
