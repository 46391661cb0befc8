/** Situations written down: given, choices, what happens, and how the seats end up. */
import type { ChanceScript } from '@fermata/core/testing';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { wingspan } from '../src/index.ts';
import { told } from './told.ts';

export interface Scenario {
  readonly bird: string;
  /** What its power is in words: in a row of each power, and of each way to say it. */
  readonly text?: string;
  /** What the row shows, as a rule. */
  readonly rule: string;
  /** A position; `players` has a mat for each seat. */
  readonly given: { readonly players: readonly object[]; readonly [field: string]: unknown };
  /** How dice fall and which cards are drawn: by label (`die`, `card`, `bonus`), or in order. */
  readonly chance?: ChanceScript;
  /** What is chosen, one after the other. */
  readonly choices: readonly unknown[];
  /** All that happens, but for turns that begin and end. */
  readonly happens: readonly string[];
  /** What the seats have afterwards, as far as it matters. */
  readonly ends: readonly object[];
}

/** A test for each row. */
export function testScenarios(rows: readonly Scenario[]): void {
  test.each(rows)('$bird: $rule', ({ given, chance = [], choices, happens, ends }) => {
    const match = scripted(wingspan, { seats: given.players.length, position: given, chance, choices });
    expect(told(match)).toEqual(happens);
    expect(match.state.players).toMatchObject(ends);
    expect(match.prompts().map(({ label }) => label)).toEqual(match.outcome === undefined ? ['Which action?'] : []);
  });
}
