import { Slot } from '@fermata/kit';
import type { Place, Scene } from '@fermata/scene';
import type { CSSProperties } from 'react';
import { Ground } from './ground.tsx';
import { OUTLINES, SIZE } from './outlines.ts';
import { usePanZoom } from './pan-zoom.ts';
import { SpaceShapes } from './space-shapes.tsx';

/** The map: land and sea, each space as one shape that can be touched, and over them what stands there. */
export function MapView({ scene }: { readonly scene: Scene }) {
  const { viewport, zoom, zoomBy } = usePanZoom();
  const spaces = scene.places.filter((place) => place.in === 'map');
  return (
    <Slot of="map" bare>
      <div className="map-frame">
        <section
          className="viewport"
          ref={viewport}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keys, too
          tabIndex={0}
          aria-label="Map, arrow keys move it, plus and minus zoom"
        >
          <div
            className="sheet"
            style={{ '--zoom': zoom, aspectRatio: `${SIZE.width} / ${SIZE.height}` } as CSSProperties}
          >
            <svg className="land" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
              <Ground />
              <SpaceShapes spaces={spaces} />
            </svg>
            {spaces.map((place) => (
              <div
                key={place.id}
                className={`spot spot-${OUTLINES.get(place.id)?.type} at-${place.id} ${BESIDE[place.id] ?? ''}`}
                style={where(place)}
              >
                <Slot of={place.id} bare />
              </div>
            ))}
          </div>
        </section>
        <div className="map-buttons">
          <button type="button" aria-label="Zoom in" onClick={() => zoomBy(STEP)}>
            +
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => zoomBy(1 / STEP)}>
            −
          </button>
          <button type="button" aria-label="Whole map" onClick={() => zoomBy(0)}>
            ⤢
          </button>
        </div>
      </div>
    </Slot>
  );
}

const STEP = 1.4;
/** Where what stands in a city is shown, since a city is small. */
const BESIDE: { readonly [id: string]: 'east' | 'west' } = {
  hue: 'east',
  'da-nang': 'east',
  'qui-nhon': 'east',
  'cam-ranh': 'east',
  saigon: 'east',
  kontum: 'west',
  'an-loc': 'west',
  'can-tho': 'west',
};

function where({ at: [x, y] = [0, 0] }: Place): CSSProperties {
  return { left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` };
}
