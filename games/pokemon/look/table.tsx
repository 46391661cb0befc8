import { Slot } from '@fermata/kit';
import type { Place, Scene } from '@fermata/scene';

/** Both fighters above, then one's own side and the other's. Whoever looks on sits behind seat 0. */
export function Table({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const own = seat === 1 ? 1 : 0;
  const foe = 1 - own;
  return (
    <div className="arena">
      <div className="meadow">
        <Slot of="battle" />
        <div className="fighter own">
          <Slot of={`field ${own}`} bare />
        </div>
        <div className="fighter foe">
          <Slot of={`field ${foe}`} bare />
        </div>
      </div>
      <div className="own-moves">
        <Slots places={movesIn(scene.places, `field ${own}`)} />
      </div>
      <div className="sides">
        <OwnSide places={scene.places} seat={own} />
        <FoeSide places={scene.places} seat={foe} />
      </div>
      <Slot of="box" bare />
    </div>
  );
}

interface SideProps {
  readonly places: readonly Place[];
  readonly seat: number;
}

function OwnSide({ places, seat }: SideProps) {
  return (
    <div className="own-side">
      <Slot of={`side ${seat}`}>
        <Slot of={`bench ${seat}`} bare>
          <div className="bench-moves">
            <Slots places={movesIn(places, `bench ${seat}`)} />
          </div>
        </Slot>
        <Slot of={`bag ${seat}`} bare />
      </Slot>
    </div>
  );
}

/** What the other seat has shown. The moves of its bench and its bag are rarely looked at, so they are folded. */
function FoeSide({ places, seat }: SideProps) {
  const bench = movesIn(places, `bench ${seat}`);
  const bag = places.filter(({ id }) => id === `bag ${seat}`);
  return (
    <div className="foe-side">
      <Slot of={`side ${seat}`}>
        <div className="shown-moves">
          <Slots places={movesIn(places, `field ${seat}`)} />
        </div>
        <Slot of={`bench ${seat}`} bare />
        {bench.length + bag.length === 0 ? undefined : (
          <details>
            <summary>Moves of the bench{bag.length === 0 ? '' : ', and the bag'}</summary>
            <div className="shown-moves">
              <Slots places={bench} />
            </div>
            <Slots places={bag} />
          </details>
        )}
      </Slot>
    </div>
  );
}

function Slots({ places }: { readonly places: readonly Place[] }) {
  return places.map(({ id }) => <Slot key={id} of={id} bare />);
}

function movesIn(places: readonly Place[], place: string): readonly Place[] {
  return places.filter((it) => it.in === place);
}
