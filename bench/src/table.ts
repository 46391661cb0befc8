import { type Bar, type Bench, type Figure, passes, type Result } from './bench.ts';

const WIDTHS = [26, 18, 18, 8, 16, 10, 5];

/** The heading of the table. */
export function headLine(): string {
  return line(['bench', 'ours', 'peer', 'ratio', 'spread', 'bar', '']);
}

/** One bench as a line of the table, and what it is about on the next. */
export function resultLine({ name, about, bar }: Bench, { value, spread, ours, peer }: Result): string {
  const verdict = passes(bar, value) ? 'pass' : 'FAIL';
  const [lowest, highest] = spread;
  const cells = [name, show(ours), show(peer), digits(value), `${digits(lowest)} - ${digits(highest)}`];
  return `${line([...cells, showBar(bar), verdict])}\n  ${about}`;
}

function line(cells: readonly string[]): string {
  return cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join(' ')
    .trimEnd();
}

function showBar(bar: Bar): string {
  return 'atLeast' in bar ? `>= ${bar.atLeast}` : `<= ${bar.atMost}`;
}

function show({ amount, unit }: Figure): string {
  if (amount >= 1e6) return `${digits(amount / 1e6)} M ${unit}`;
  return amount >= 1e4 ? `${digits(amount / 1e3)} k ${unit}` : `${digits(amount)} ${unit}`;
}

/** Three digits that count. */
function digits(amount: number): string {
  return amount >= 100 ? amount.toFixed(0) : amount.toPrecision(3);
}
