import { LIST } from '@fermata/catalog/list';
import { useEffect, useState } from 'react';
import { type Shelved, shelf } from './shelf.ts';

/** The games of the catalog at once, and those that the page was given as soon as they are known. */
export function useShelf(): readonly Shelved[] {
  const [games, setGames] = useState<readonly Shelved[]>(LIST);
  useEffect(() => {
    let isGone = false;
    void shelf().then((all) => {
      if (!isGone && all.length > LIST.length) setGames(all);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return games;
}
