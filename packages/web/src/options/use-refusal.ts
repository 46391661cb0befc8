import { useEffect, useRef, useState } from 'react';
import { type Engine, startEngine } from '../engine.ts';
import { parsedOptions } from './options-text.ts';

/** Why a match cannot be set up with these options, in the game's own words, as one types; undefined where it can. */
export function useRefusal(game: string, seats: number, text: string): string | undefined {
  const engine = useRef<Engine>(undefined);
  const [why, setWhy] = useState<string>();
  useEffect(() => () => engine.current?.close(), []);
  useEffect(() => {
    let isGone = false;
    const check = async () => {
      const parsed = parsedOptions(text);
      if ('why' in parsed) return parsed.why;
      if (parsed.options === undefined) return undefined;
      engine.current ??= startEngine(() => {
        engine.current = undefined;
      });
      return engine.current.desk.whyNot(game, seats, parsed.options);
    };
    void check().then((found) => {
      if (!isGone) setWhy(found?.replace(/^bad options of [^:]*: /, ''));
    });
    return () => {
      isGone = true;
    };
  }, [game, seats, text]);
  return why;
}
