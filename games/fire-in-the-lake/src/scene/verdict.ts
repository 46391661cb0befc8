import { marginText } from '../describe/words.ts';
import { outcome, standing } from '../sequence/outcome.ts';
import type { Table } from '../state/state.ts';

/** Which faction has decided it, and how far it is. */
export function verdict(table: Table): string | undefined {
  if (table.over === null) return undefined;
  const { margins, isFinal } = table.over;
  const winner = (outcome(table) ?? []).findIndex(({ rank }) => rank === 1);
  const decided = standing(table, margins, isFinal)[winner];
  if (decided === undefined) return undefined;
  const when = isFinal ? 'The last coup card is checked' : 'A coup card is checked';
  return `${when}: ${decided.faction} does best, ${marginText(decided.margin)}.`;
}
