import { Slot } from '@fermata/kit';
import type { Scene } from '@fermata/scene';

const HABITATS = ['forest', 'grassland', 'wetland'];

/** Three bands of one mat. Cards that are tucked lie below their bird, in its column. */
export function Rows({ scene: { places, pieces }, owner }: { readonly scene: Scene; readonly owner: number }) {
  return (
    <div className="rows">
      {HABITATS.map((habitat) => {
        const row = `${habitat} ${owner}`;
        const under = pieces.filter((piece) => piece.in === row).map(({ id }) => `under ${id}`);
        const hasAny = places.some((place) => place.in === row);
        return (
          <div key={row} className={`band h-${habitat}`}>
            <Slot of={row} bare>
              {hasAny ? (
                <div className="tucks">
                  {under.map((id) => (
                    <div key={id}>
                      <Slot of={id} bare />
                    </div>
                  ))}
                </div>
              ) : undefined}
            </Slot>
          </div>
        );
      })}
    </div>
  );
}
