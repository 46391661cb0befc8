/** Rare branches, one by one: what comes of them by the rules, and that the simulator comes to the same. */
import { describe, expect, test } from 'vitest';
import { ROWS } from '../../test/rows/index.ts';
import { fightersOf, playRow, playRowInStep, reasonsOf } from '../../test/rows/row.ts';

describe.each(Object.entries(ROWS))('%s', (_about, rows) => {
  test.each(rows.map((row) => [row.rule, row] as const))('%s', (_rule, row) => {
    const match = playRow(row);
    const offered = [0, 1].map((seat) => match.prompts(seat)[0]?.options ?? []);
    expect(fightersOf(match.state)).toMatchObject(row.after);
    expect(match.state.winner).toBe(row.winner ?? null);
    if (row.why !== undefined) expect(reasonsOf(match.events)).toEqual(row.why);
    if (row.offers !== undefined) expect(offered).toEqual(row.offers);
    playRowInStep(row);
  });
});
