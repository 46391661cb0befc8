/** What becomes of stored matches: the time of their questions, and rules that have changed. */
import { findGame } from '@fermata/catalog';
import { type AnyGame, start } from '@fermata/core';
import { KeptMatch } from '@fermata/session';
import { describe, expect, test } from 'vitest';
import type { StoredMatch } from './store/store.ts';
import type { EntryRow } from './store/tables.ts';
import { printOf, wake } from './waking.ts';

const { game: pokemon } = findGame('pokemon');

const at = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A match of which the first seat that is asked has answered so often, an answer every ten seconds. */
function played(game: AnyGame, answers: number): { stored: StoredMatch; rows: EntryRow[]; kept: KeptMatch } {
  const sitters = ['person', 'person'];
  const kept = KeptMatch.begin(game, { game: game.name, version: game.version, sitters, seed: 'woken' });
  const rows: EntryRow[] = [];
  for (let seq = 0; seq < answers; seq++) {
    const [prompt] = kept.match.prompts();
    const entry = { type: 'choice', seat: prompt?.seat ?? -1, prompt: prompt?.id ?? -1, choice: 0 } as const;
    kept.add(entry);
    const print = printOf(kept);
    rows.push({ match: 'm', seq, command: null, entry: JSON.stringify(entry), print, at: at(10 * (seq + 1)) });
  }
  const stored: StoredMatch = {
    ...{ id: 'm', game: game.name, version: game.version, rules: 'hash', seed: 'woken', manner: '{}', created: at(0) },
    ...{ setup: JSON.stringify({ sitters }), frozen: null, runs: 0, ended: null, upgraded: null, seats: [] },
    ...{ record: JSON.stringify(kept.match.record()), recorded: answers },
  };
  return { stored, rows, kept };
}

test('a question is open since it was asked, not since somebody else has answered theirs', () => {
  const { stored, rows, kept } = played(pokemon, 1);
  expect(kept.match.waiting()).toHaveLength(1); // both are asked at once, and one has answered
  const { openSince } = wake(pokemon, 'hash', stored, rows);
  expect([...openSince.values()]).toEqual([0]);
  const both = played(pokemon, 2);
  expect([...wake(pokemon, 'hash', both.stored, both.rows).openSince.values()]).toEqual([20_000, 20_000]);
});

test.each<[what: string, damage: (rows: EntryRow[]) => EntryRow[]]>([
  ['entry 1 is missing', (rows) => rows.toSpliced(1, 1)],
  ['entry 1 cannot be read', (rows) => rows.map((row) => (row.seq === 1 ? { ...row, entry: '{"type":' } : row))],
])('a match is damaged where its %s', (what, damage) => {
  const { stored, rows } = played(pokemon, 3);
  expect(() => wake(pokemon, 'hash', stored, damage(rows))).toThrow(`match m is damaged: its ${what}`);
});

test('by the same rules it is refused, too, where somebody with others has played on', () => {
  const { stored, rows } = played(pokemon, 4);
  const edited = rows.map((row) => (row.seq >= 2 ? { ...row, print: 'of other rules' } : row));
  expect(wake(pokemon, 'hash', stored, rows).rules).toBe('same');
  expect(() => wake(pokemon, 'hash', stored, edited)).toThrow('match m differs at choice 2');
});

describe('rules that changed', () => {
  const { game } = findGame('item-duel');
  /** The same rules, one version later. */
  const later: AnyGame = {
    ...game,
    version: game.version + 1,
    upgrade: (record) => ({ ...record, version: game.version + 1 }),
  };

  test('a game that upgrades is asked to, and the match goes on from there for good', () => {
    const { stored, rows, kept } = played(game, 3);
    const woken = wake(later, 'other', stored, rows);
    expect(woken.rules).toBe('upgraded');
    expect(woken.kept.match.state).toEqual(kept.match.state);
    expect(woken.kept.entries).toEqual(kept.entries);
    const upgraded = {
      ...{ ...stored, version: later.version, rules: 'other', upgraded: game.version },
      record: JSON.stringify(woken.kept.match.record()),
    };
    const again = wake(later, 'other', upgraded, rows);
    expect(again.rules).toBe('same');
    expect(again.kept.match.state).toEqual(kept.match.state);
    expect(wake(later, 'a third', upgraded, rows).rules).toBe('alike');
  });

  test('without an upgrade it goes on where it goes just as it did, and is refused where it does not', () => {
    const { stored, rows } = played(game, 3);
    const { upgrade: _, ...silent } = later;
    expect(wake(silent as AnyGame, 'other', stored, rows).rules).toBe('alike');
    const edited = rows.map((row) => (row.seq === 1 ? { ...row, print: 'of other rules' } : row));
    expect(() => wake(silent as AnyGame, 'other', stored, edited)).toThrow('match m differs at choice 1');
  });

  test('what was answered after its record was kept is compared as ever', () => {
    const { stored, rows } = played(game, 3);
    const match = start(game, { seats: 2, seed: 'woken' });
    const early = { ...stored, record: JSON.stringify(match.record()), recorded: 0 };
    expect(wake(later, 'other', early, rows).rules).toBe('upgraded');
    const edited = rows.map((row) => (row.seq === 2 ? { ...row, print: 'of other rules' } : row));
    expect(() => wake(later, 'other', early, edited)).toThrow('match m differs at choice 2');
  });
});
