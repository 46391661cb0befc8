import { type ReactNode, useLayoutEffect } from 'react';
import { useStage } from './context.ts';
import { PlaceBox } from './place-box.tsx';

interface Props {
  /** The id of a place. */
  readonly of: string;
  /** Draws no frame and says no facts: whoever asks for it does. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}

/** A place, wherever a table wants it. Its pieces, touching, motion and reading aloud come with it. */
export function Slot({ of, bare = false, children }: Props) {
  const { scene, claim } = useStage();
  const place = scene.places.find(({ id }) => id === of);
  useLayoutEffect(() => claim(of), [claim, of]);
  return place === undefined ? undefined : (
    <PlaceBox place={place} isBare={bare}>
      {children}
    </PlaceBox>
  );
}
