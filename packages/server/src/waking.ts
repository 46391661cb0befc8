import type { AnyGame } from '@fermata/core';
import { hashJson } from '@fermata/core/host';
import { type Entry, KeptMatch, type Setup } from '@fermata/session';
import { Refused } from './refused.ts';
import { UNKNOWN_RULES } from './rules-hash.ts';
import type { StoredMatch } from './store/store.ts';
import type { EntryRow } from './store/tables.ts';

/** A fingerprint of how a match stands: what is true, what is asked, and who has gone. */
export function printOf({ match, resigned, away }: KeptMatch): string {
  const asked = match.prompts().map(({ id, seat, label, options }) => [id, seat, label, options]);
  return hashJson([match.state, asked, match.outcome ?? null, [...resigned], [...away]]);
}

/** How it was set up, as sessions know it. */
export function setupOf({ game, version, setup, seed }: StoredMatch): Setup {
  return { game, version, ...(JSON.parse(setup) as Pick<Setup, 'sitters' | 'options' | 'position'>), seed };
}

/** What became of a stored match under the rules of today. */
export interface Woken {
  readonly kept: KeptMatch;
  /** Same: the rules are; alike: others, under which it goes just as it did. */
  readonly rules: 'same' | 'alike';
}

/**
 * The match of its entries. While the rules are the same it is played again and nothing is compared; else every fingerprint
 * is, and it is refused with the first choice that differs.
 */
export function wake(game: AnyGame, rules: string, stored: StoredMatch, rows: readonly EntryRow[]): Woken {
  const isSame = stored.rules === rules && stored.version === game.version && rules !== UNKNOWN_RULES;
  const kept = KeptMatch.begin(game, { ...setupOf(stored), version: game.version });
  for (const [at, row] of rows.entries()) {
    if (row.seq !== at) throw new Refused(`match ${stored.id} is damaged: its entry ${at} is missing`);
    try {
      kept.add(JSON.parse(row.entry) as Entry); // as it was written
    } catch {
      throw new Refused(`the rules of ${game.name} are others now: match ${stored.id} differs at choice ${at}`);
    }
    if (!isSame && printOf(kept) !== row.print)
      throw new Refused(`the rules of ${game.name} are others now: match ${stored.id} differs at choice ${at}`);
  }
  return { kept, rules: isSame ? 'same' : 'alike' };
}
