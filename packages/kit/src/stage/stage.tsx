import type { Motion, Place, Scene } from '@fermata/scene';
import { memo, useMemo, useRef } from 'react';
import type { Look } from '../look.ts';
import { useArrows } from './arrows.ts';
import { StageContext, type Stageful, type Touch } from './context.ts';
import { HandsContext, useSteadyHands } from './hands.ts';
import { useKeptFocus } from './kept-focus.ts';
import { Moving } from './moving.tsx';
import { PlaceBox } from './place-box.tsx';
import { useSettled } from './settled.ts';
import { useSlots } from './slots.ts';

interface Props {
  readonly scene: Scene;
  /** Whose side it is; -1 of a spectator. */
  readonly seat: number;
  readonly look?: Look;
  readonly touch: Touch;
  /** What happened since the scene before. */
  readonly motions?: readonly Motion[];
  /** What the last event was about. */
  readonly cues?: readonly string[];
  /** How fast it is shown: 1 is the usual pace, 0 shows no motion. */
  readonly speed: number;
}

/** A scene on a page. It is drawn anew only where something in it is new. */
export const Stage = memo(function Stage({
  scene: given,
  seat,
  look = NO_LOOK,
  touch,
  motions = NOTHING,
  cues = NOTHING,
  speed,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const scene = useSettled(given);
  const hands = useSteadyHands(touch);
  const { slots, claim } = useSlots();
  const loud = useMemo(
    () =>
      new Set(speed === 0 ? [] : [...cues, ...motions.filter(({ type }) => type === 'changed').map(({ id }) => id)]),
    [cues, motions, speed],
  );
  const onKeyDown = useArrows(root);
  useKeptFocus(root);
  const stage: Stageful = useMemo(
    () => ({ scene, seat, look, touch, loud, slots, claim }),
    [scene, seat, look, touch, loud, slots, claim],
  );
  const { Table } = look;
  const left = inOrder(
    scene.places.filter((place) => place.in === undefined && !slots.has(place.id)),
    seat,
  );
  return (
    <StageContext value={stage}>
      <HandsContext value={hands}>
        <Moving root={root} scene={scene} motions={motions} speed={speed}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from piece to piece */}
          <div
            ref={root}
            className={`stage ${look.className ?? 'plain'}${speed === 0 ? ' still' : ''}`}
            onKeyDown={onKeyDown}
          >
            {Table === undefined ? undefined : <Table scene={scene} seat={seat} />}
            {left.length === 0 ? undefined : (
              <div className="places-left">
                {left.map((place) => (
                  <PlaceBox key={place.id} place={place} />
                ))}
              </div>
            )}
          </div>
        </Moving>
      </HandsContext>
    </StageContext>
  );
});

const NO_LOOK: Look = {};
const NOTHING: readonly never[] = [];

/** As one reads: one's own places, then what is shared, then others'. */
function inOrder(places: readonly Place[], seat: number): Place[] {
  const turn = ({ owner }: Place) => (owner === seat ? 0 : owner === undefined ? 1 : 2);
  return places.toSorted((one, other) => turn(one) - turn(other));
}
