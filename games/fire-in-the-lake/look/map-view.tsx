import { Slot } from '@fermata/kit';
import type { Scene } from '@fermata/scene';
import { type CSSProperties, useMemo } from 'react';
import { type Box, SIDES, uncrowded } from './crowd.ts';
import { Ground } from './ground.tsx';
import { OUTLINES, SIZE } from './outlines.ts';
import { usePanZoom } from './pan-zoom.ts';
import { SpaceShapes } from './space-shapes.tsx';

/** The map: land and sea, each space as one shape that can be touched, and over them what stands there. */
export function MapView({ scene }: { readonly scene: Scene }) {
  const { viewport, zoom, zoomBy } = usePanZoom();
  const spaces = scene.places.filter((place) => place.in === 'map');
  const boxes = useMemo(() => uncrowded(scene), [scene]);
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
            {boxes.map((box) => (
              <div
                key={box.id}
                className={`spot spot-${OUTLINES.get(box.id)?.type} ${SIDES[box.id] ?? ''}`}
                style={where(box)}
              >
                <Slot of={box.id} bare />
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
/** By its middle; beside a city by the edge that is next to it, which is there at every zoom. */
function where({ id, middle: [x, y], width }: Box): CSSProperties {
  const edge = SIDES[id] === undefined ? x : x + (SIDES[id] === 'east' ? -1 : 1) * (width / 2);
  return { left: `${(edge / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` };
}
