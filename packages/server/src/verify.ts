import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogGames, type Games } from './games.ts';
import { Refused } from './refused.ts';
import { FILE, Store, type Whereabouts } from './store/store.ts';
import { wake } from './waking.ts';

/** What became of a stored match under the rules of today. */
export interface Verdict {
  readonly match: string;
  readonly game: string;
  /** Same: it goes just as it did. Differs: `why` says from which choice on. */
  readonly verdict: 'same' | 'upgraded' | 'differs';
  readonly why?: string;
}

/** Plays every stored match again and compares it, whether its rules have changed or not. Nothing is written. Throws Refused where there is nothing to read. */
export async function* verifyMatches(where: Whereabouts, games: Games = catalogGames): AsyncGenerator<Verdict> {
  // Else one would be made, and all that is in it would be the same.
  if ('folder' in where && !existsSync(join(where.folder, FILE)))
    throw new Refused(`no matches are kept in ${where.folder}; say the folder of a server`);
  const store = await Store.open(where);
  try {
    for (const match of await store.ids()) {
      const stored = await store.find(match);
      if (stored === undefined) continue;
      const { game } = stored;
      try {
        // Under a hash that no rules have, so that all of it is compared.
        const { rules } = wake(games.find(game).entry.game, 'compared', stored, await store.entries(match));
        yield { match, game, verdict: rules === 'upgraded' || stored.upgraded !== null ? 'upgraded' : 'same' };
      } catch (error) {
        yield { match, game, verdict: 'differs', why: (error as Error).message };
      }
    }
  } finally {
    await store.close();
  }
}
