import { isRecord, type RecordHead } from '@fermata/core/host';
import { CommanderError } from 'commander';
import { faultPlace } from './fault-place.ts';
import { freeName, opens, saveRecord } from './files.ts';
import { gameCalled, wordFor } from './games.ts';
import { COMMAND } from './installation.ts';
import { endWith } from './output.ts';
import { mistakeIn } from './program.ts';
import { quoted, rulesAt } from './table/table.ts';
import { isMistake } from './usage-error.ts';
import { oneLine, wrapPrinted } from './wrap.ts';

/**
 * Tells an error in one line, and ends with 2 where the question was wrong, with 1 where a game broke. The match that it
 * broke in is kept, with the command that shows it. `words` is what was typed.
 */
export async function tellFailure(error: unknown, words: readonly string[]): Promise<void> {
  const isWrong = error instanceof CommanderError || isMistake(error);
  const mistake = error instanceof CommanderError ? mistakeIn(error) : (error as Error)?.message;
  if (isWrong && mistake === undefined) return;
  if (process.env[TRACE]) console.error(error);
  const record = isWrong ? undefined : recordIn(error);
  const what = mistake ?? String(error);
  const whole = isWrong || / broke\b/.test(what) ? what : `${record?.game ?? 'something'} broke: ${what}`;
  const place = faultPlace(error, { isMistake: isWrong });
  const hint = isWrong || process.env[TRACE] ? '' : ` (${TRACE}=1 shows where)`;
  tell(`error: ${oneLine(whole, LINE_MAX)}${place === undefined ? hint : ` (at ${place})`}`);
  const next = record && (await kept(record, words));
  if (next !== undefined) tell(next);
  endWith(isWrong ? 2 : 1);
}

/** One line; at a terminal broken between words. */
function tell(line: string): void {
  const { isTTY, columns } = process.stderr;
  console.error(isTTY === true && columns > 0 ? wrapPrinted(line, columns) : line);
}

/** Long enough for whatever we say; rules may say more. */
const LINE_MAX = 1000;

/** The environment variable that shows where in the code an error was thrown: nothing that players want to read. */
const TRACE = 'FERMATA_TRACE';

/** Rules that break leave behind the match up to then. */
function recordIn(error: unknown): RecordHead | undefined {
  const { record } = Object(error) as { readonly record?: unknown }; // anything may be thrown
  return isRecord(record) ? record : undefined;
}

/** Where the match is now and how to look at it; undefined where it broke too early to be looked at. */
async function kept(record: RecordHead, words: readonly string[]): Promise<string | undefined> {
  try {
    const game = await wordFor(record.game, words);
    if (!opens(await gameCalled(game), record)) return undefined;
    const file = saveRecord(record, freeName(`${record.game}-broken`));
    return `The match is in ${file}; look at it with: ${COMMAND} replay ${quoted(file)}${rulesAt(game)} --step`;
  } catch (error) {
    return (error as Error).message; // a folder that cannot be written
  }
}
