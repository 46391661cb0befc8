import { columns, cut } from '../show/columns.ts';
import { number } from '../show/numbers.ts';
import type { Statistics } from './statistics.ts';

/** Troubles that are shown; the data have all. */
const SHOWN = 10;
const TEXT_MAX = 90;

/** Answers that agents failed to give, as lines of text; none if they gave all. */
export function troubleLines({ troubles = [] }: Statistics): readonly string[] {
  if (troubles.length === 0) return [];
  const rows = troubles
    .slice(0, SHOWN)
    .map(({ agent, label, why, count }) => [cut(`${agent} · ${label} · ${why}`, TEXT_MAX), number(count)]);
  const more = troubles.length - rows.length;
  return [
    '',
    'answers that agents failed to give; defaults or random answers stood in',
    ...columns(rows),
    ...(more > 0 ? [`and ${number(more)} other kinds of trouble`] : []),
  ];
}
