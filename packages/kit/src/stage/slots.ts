import { useCallback, useState } from 'react';

/** Which places a table has put somewhere: found when it is drawn, and drawn anew before anybody sees it. */
export function useSlots(): { readonly slots: ReadonlySet<string>; readonly claim: (place: string) => () => void } {
  const [slots, setSlots] = useState<ReadonlySet<string>>(NONE);
  const claim = useCallback((place: string) => {
    setSlots((all) => new Set([...all, place]));
    return () => setSlots((all) => new Set([...all].filter((it) => it !== place)));
  }, []);
  return { slots, claim };
}

const NONE: ReadonlySet<string> = new Set();
