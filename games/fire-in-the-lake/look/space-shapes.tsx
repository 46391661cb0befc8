import { type Store, useStage } from '@fermata/kit';
import type { Place } from '@fermata/scene';
import { memo, useSyncExternalStore } from 'react';
import { factOf } from './facts.ts';
import { OUTLINES, pathOf } from './outlines.ts';

const PATHS: ReadonlyMap<string, string> = new Map([...OUTLINES].map(([id, outline]) => [id, pathOf(outline)]));
/** What lies below is drawn first: provinces, roads, cities. */
const LAYERS = ['area', 'road', 'city'] as const;

/** Each space as one shape: its land, who controls it, and whether it can be touched. */
export function SpaceShapes({ spaces }: { readonly spaces: readonly Place[] }) {
  const { touch, loud } = useStage();
  return LAYERS.map((layer) => (
    <g key={layer}>
      {spaces
        .filter(({ id }) => OUTLINES.get(id)?.type === layer)
        // What is lit is drawn last: its rim is seen all around.
        .toSorted((one, other) => Number(touch.can.has(one.id)) - Number(touch.can.has(other.id)))
        .map((place) => (
          <SpaceShape
            key={place.id}
            id={place.id}
            kind={`${layer} ${landOf(place)} ${controlOf(place)}`}
            state={`${touch.on.has(place.id) ? 'pressed' : touch.can.has(place.id) ? 'lit' : ''}${loud.has(place.id) ? ' loud' : ''}`}
            touch={touch.touch}
            over={touch.over}
            pointed={touch.pointed}
          />
        ))}
    </g>
  ));
}

interface Props {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly touch: (id: string) => void;
  readonly over: ((id: string | undefined, by: 'pointer' | 'keyboard') => void) | undefined;
  readonly pointed: Store<ReadonlySet<string>> | undefined;
}

/** Drawn anew only where it is another: the land is large. */
const SpaceShape = memo(({ id, kind, state, touch, over, pointed = NOTHING }: Props) => {
  const path = PATHS.get(id);
  const now = () => pointed.get().has(id);
  const isPointed = useSyncExternalStore(pointed.subscribe, now, now);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its name is a button for keys, and for whoever cannot see the map
    <g
      className={`space ${kind} ${state}${isPointed ? ' meant' : ''}`}
      data-shape={id}
      onClick={() => touch(id)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && over?.(id, 'pointer')}
      onPointerLeave={() => over?.(undefined, 'pointer')}
    >
      <path className="body" d={path} />
      <path className="texture" d={path} />
      <path className="rim" d={path} />
    </g>
  );
});

const NONE: ReadonlySet<string> = new Set();
const NOTHING: Store<ReadonlySet<string>> = { get: () => NONE, subscribe: () => () => {} };

function landOf(place: Place): string {
  const country = factOf(place, 'country').replace(' ', '-');
  return [factOf(place, 'land') || factOf(place, 'line'), country, factOf(place, 'sabotage') && 'sabotaged']
    .filter((it) => it !== '')
    .join(' ');
}
function controlOf(place: Place): string {
  const control = factOf(place, 'control');
  return control === 'COIN' || control === 'NVA' ? `by-${control}` : '';
}
