import { COLUMNS, ROWS } from './grid.ts';

/** What there is on the table, whosever it is, and what it does. */
export function thing(name: string): string | undefined {
  if (/^(?:your )?discs?(?: of seat [01])?$/i.test(name)) return DISC;
  return COLUMN_NAME.test(name) ? COLUMN : undefined;
}

const COLUMN_NAME = new RegExp(`^column [1-${COLUMNS}]$`, 'i');
const DISC =
  'Falls to the lowest row of its column that is free, and stays there. Four of one seat in a line, be it across, up or slanting, win.';
const COLUMN = `Has room for ${ROWS} discs, one above the other. A full one takes no more.`;
