/**
 * Rows of matches as comma-separated values, by RFC 4180.
 *
 * 1. Every line ends with CR LF, and has as many cells as the head.
 * 2. A cell with a comma, a quote or the end of a line in it stands in quotes; a quote in it is doubled.
 */
import type { MatchRow } from './row.ts';

/** Makes lines of rows that come one after the other. The first row says which columns there are. */
export class CsvWriter {
  #columns: readonly Column[] | undefined;

  /** The lines of these rows; before the first of all rows the head. */
  lines(rows: readonly MatchRow[]): string {
    const [first] = rows;
    if (first === undefined) return '';
    const head = this.#columns === undefined;
    const columns = this.#columns ?? columnsFor(first);
    this.#columns = columns;
    const lines = rows.map((row) => lineOf(columns.map(({ value }) => value(row))));
    return [...(head ? [lineOf(columns.map(({ name }) => name))] : []), ...lines].join('');
  }
}

/** JSON lines of rows: an object each. */
export function jsonLines(rows: readonly MatchRow[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

interface Column {
  readonly name: string;
  value(row: MatchRow): string | number | undefined;
}

function columnsFor({ side, seats }: MatchRow): readonly Column[] {
  const sources = [...new Set(seats.flatMap((seat) => Object.keys(seat.sources ?? {})))];
  return [
    ...(side === undefined ? [] : [{ name: 'side', value: (row: MatchRow) => row.side }]),
    ...COLUMNS,
    ...seats.flatMap((_, seat): Column[] => [
      { name: `agent ${seat}`, value: (row) => row.seats[seat]?.agent },
      { name: `place ${seat}`, value: (row) => row.seats[seat]?.place },
      { name: `score ${seat}`, value: (row) => row.seats[seat]?.score },
      ...sources.map((source) => ({
        name: `${source} ${seat}`,
        value: (row: MatchRow) => row.seats[seat]?.sources?.[source],
      })),
    ]),
    ...(sources.length === 0 ? [] : [{ name: 'further sources', value: (row: MatchRow) => furtherIn(row, sources) }]),
  ];
}

const COLUMNS: readonly Column[] = [
  { name: 'match', value: ({ match }) => match },
  { name: 'seed', value: ({ seed }) => seed },
  { name: 'game', value: ({ game }) => game },
  { name: 'version', value: ({ version }) => version },
  { name: 'options', value: ({ options }) => (options === undefined ? undefined : JSON.stringify(options)) },
  { name: 'turns', value: ({ turns }) => turns },
  { name: 'questions', value: ({ questions }) => questions },
  { name: 'first seat', value: ({ first }) => first },
  { name: 'ended', value: ({ ended }) => ended },
];

/** Sources that the first row did not name: nothing is left out. By seat, as JSON. */
function furtherIn({ seats }: MatchRow, known: readonly string[]): string | undefined {
  const further = seats.map(({ sources = {} }) =>
    Object.fromEntries(Object.entries(sources).filter(([source]) => !known.includes(source))),
  );
  return further.every((own) => Object.keys(own).length === 0) ? undefined : JSON.stringify(further);
}

function lineOf(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map((value) => cellOf(String(value ?? ''))).join(',')}\r\n`;
}

function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
