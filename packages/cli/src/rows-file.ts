import { CsvWriter, jsonLines, type MatchRow } from '@fermata/sim';
import { InvalidArgumentError } from 'commander';
import { growText } from './files.ts';

/** What `--rows` says of itself. */
export const ROWS_OPTION = ['--rows <FILE>', 'write a row of each match: .csv, or .jsonl for JSON lines'] as const;

/** Rows have one of two forms, by the ending of the file. */
export function rowsFile(file: string): string {
  if (formOf(file) === undefined)
    throw new InvalidArgumentError('Let it end with .csv for a table, or with .jsonl for JSON lines.');
  return file;
}

/** Writes rows of matches while they are played; the file is there, whole, once all are. Stopped early, it has those so far. */
export async function withRows<T>(
  file: string | undefined,
  play: (how: { onRows?(rows: readonly MatchRow[]): void }) => Promise<T>,
): Promise<T> {
  if (file === undefined) return play({});
  const text = formOf(file) === 'csv' ? csv() : jsonLines;
  const growing = growText(file, { overwrites: true });
  try {
    const result = await play({ onRows: (rows) => growing.write(text(rows)) });
    growing.keep();
    return result;
  } finally {
    growing.drop();
  }
}

function csv(): (rows: readonly MatchRow[]) => string {
  const writer = new CsvWriter();
  return (rows) => writer.lines(rows);
}

function formOf(file: string): 'csv' | 'jsonl' | undefined {
  const [, ending] = /[.](csv|jsonl)$/i.exec(file) ?? [];
  return ending?.toLowerCase() as 'csv' | 'jsonl' | undefined; // one of the two that it looks for
}
