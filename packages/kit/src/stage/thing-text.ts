import { useContext, useEffect, useState } from 'react';
import { StageContext, type Touch } from './context.ts';

type LookUp = NonNullable<Touch['lookUp']>;

/** What was looked up, by whoever was asked: it is said once, and stays so. */
const KNOWN = new WeakMap<LookUp, Map<string, string | undefined>>();

/**
 * What a thing does, in the words of the game: for faces that have them printed. Undefined until the game has said it, where it says
 * nothing, and off the stage, where whoever opens a piece says it.
 */
export function useThingText(id: string): string | undefined {
  const lookUp = useContext(StageContext)?.touch.lookUp;
  const [, setFound] = useState<string>();
  const known = lookUp && KNOWN.get(lookUp);
  useEffect(() => {
    if (lookUp === undefined || KNOWN.get(lookUp)?.has(id)) return;
    let isGone = false;
    void lookUp(id).then((text) => {
      const all = KNOWN.get(lookUp) ?? new Map<string, string | undefined>();
      KNOWN.set(lookUp, all.set(id, text));
      if (!isGone) setFound(id);
    });
    return () => {
      isGone = true;
    };
  }, [lookUp, id]);
  return known?.get(id);
}
