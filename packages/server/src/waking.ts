import type { AnyGame, MatchRecord } from '@fermata/core';
import { hashJson, load } from '@fermata/core/host';
import { type Entry, KeptMatch, type Setup, type UpgradedStart } from '@fermata/session';
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
  /** Same: the rules are; alike: others, under which it goes just as it did; upgraded: as the game says that it is now. */
  readonly rules: 'same' | 'alike' | 'upgraded';
  /** Since when its questions are open, in milliseconds. */
  readonly openSince: ReadonlyMap<string, number>;
}

/**
 * The match of its entries. While the rules are the same it is played again and only its last fingerprint is compared; else the
 * game upgrades it, or every fingerprint is compared, and it is refused with the first choice that differs.
 */
export function wake(game: AnyGame, rules: string, stored: StoredMatch, rows: readonly EntryRow[]): Woken {
  const isSame = stored.rules === rules && stored.version === game.version && rules !== UNKNOWN_RULES;
  return played(game, stored, rows, isSame);
}

/** Played again, by rules that are the same or are not. */
function played(game: AnyGame, stored: StoredMatch, rows: readonly EntryRow[], isSame: boolean): Woken {
  const base = baseOf(game, stored, isSame);
  const setup = { ...setupOf(stored), version: game.version };
  const kept = base === undefined ? KeptMatch.begin(game, setup) : KeptMatch.from(game, setup, base);
  let openSince = openFrom(kept, new Map(), stored.created);
  for (const [at, row] of rows.entries()) {
    if (row.seq !== at) throw damaged(stored, at, 'is missing');
    const entry = entryOf(stored, row);
    if (at < (base?.entries ?? 0)) kept.note(entry);
    else {
      try {
        kept.add(entry);
      } catch {
        throw differing(game, stored, at);
      }
      if (!isSame && printOf(kept) !== row.print) throw differing(game, stored, at);
    }
    openSince = openFrom(kept, openSince, row.at);
  }
  // Somebody with other rules may have played on since these were written down as its rules.
  const last = rows.slice(base?.entries ?? 0).at(-1);
  if (isSame && last !== undefined && printOf(kept) !== last.print) return played(game, stored, rows, false);
  const isUpgraded = base !== undefined && stored.version !== game.version;
  return { kept, rules: isUpgraded ? 'upgraded' : isSame ? 'same' : 'alike', openSince };
}

/** What its first entries came to, where they cannot be played again: the game has upgraded it, or does so now. */
function baseOf(game: AnyGame, stored: StoredMatch, isSame: boolean): UpgradedStart | undefined {
  const { version, record, recorded, upgraded } = stored;
  const isOlder = version < game.version && game.upgrade !== undefined;
  if (record === null || recorded === null || !(isOlder || upgraded !== null)) return undefined;
  try {
    const match = load(game, JSON.parse(record) as MatchRecord, { bare: isSame }); // as it was written
    return { record: match.record(), entries: recorded };
  } catch {
    if (upgraded !== null) throw differing(game, stored, recorded);
    return undefined; // it may go just as it did nevertheless
  }
}

function entryOf(stored: StoredMatch, { seq, entry }: EntryRow): Entry {
  try {
    return JSON.parse(entry) as Entry; // as it was written
  } catch {
    throw damaged(stored, seq, 'cannot be read');
  }
}

function damaged({ id }: StoredMatch, at: number, what: string): Refused {
  return new Refused(`match ${id} is damaged: its entry ${at} ${what}`);
}

function differing({ name }: AnyGame, { id }: StoredMatch, at: number): Refused {
  return new Refused(`the rules of ${name} are others now: match ${id} differs at choice ${at}`);
}

/** Those that were open before are open since then. */
function openFrom(kept: KeptMatch, before: ReadonlyMap<string, number>, at: string): ReadonlyMap<string, number> {
  const now = Date.parse(at);
  return new Map(
    kept.match.prompts().map((prompt) => {
      const key = kept.keyOf(prompt);
      return [key, before.get(key) ?? now];
    }),
  );
}
