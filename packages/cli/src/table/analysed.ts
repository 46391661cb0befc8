import { checkLookBack, lookBack, USUAL } from '../analysis/look-back.ts';
import { lookedBackText } from '../analysis/told.ts';
import { fileOf } from '../autosave/folder.ts';
import { namesAt } from '../called.ts';
import { keysOf } from './input.ts';
import { people, type Table } from './table.ts';

/** How a match that is over stood as it went, and which choices of the person cost most; of all people, where there are several. */
export function analysed(table: Table): string {
  const { entry, match, seed, input, keeper, files, size } = table;
  const loaded = { entry, match, seed, kind: 'record' as const, seating: table.seating.map(({ spec }) => spec) };
  const [person, another] = people(table);
  const how = { ...USUAL, ...(person !== undefined && another === undefined && { seat: person }) };
  checkLookBack(loaded, how, 'this match');
  keysOf(input)?.letGo(); // so that Ctrl-C ends it, and not the table
  const found = lookBack(match, how);
  const file = keeper?.id === undefined ? [...files][0] : fileOf(keeper.id);
  const text = lookedBackText({ loaded, file, names: namesAt(table), columns: size?.()?.columns, how }, found);
  const isLost = file === undefined && (found.analysis?.costliest.length ?? 0) > 0;
  return ['', text, ...(isLost ? [UNSAVED] : [])].join('\n');
}

const UNSAVED = 'To play on from a better line, save the match first, such as: save match.json';
