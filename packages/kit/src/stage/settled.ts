import type { Scene } from '@fermata/scene';
import { useRef } from 'react';

/** A scene in which whatever is as it was is the very thing that was there: so nobody draws it anew. */
export function useSettled(scene: Scene): Scene {
  const last = useRef<Scene>(scene);
  last.current = settled(last.current, scene);
  return last.current;
}

export function settled(before: Scene, now: Scene): Scene {
  if (before === now) return before;
  return { places: kept(before.places, now.places), pieces: kept(before.pieces, now.pieces) };
}

function kept<T extends { readonly id: string }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const known = new Map(before.map((it) => [it.id, it]));
  return now.map((it) => {
    const was = known.get(it.id);
    return was !== undefined && isAlike(was, it) ? was : it;
  });
}

/** Of JSON. What games share between scenes, such as all that is printed on a card, is compared by looking whether it is the same. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => isAlike((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
