import { type Bar, type Bench, type Figure, isLoud, passes, type Result } from './bench.ts';

const WIDTHS = [26, 18, 18, 8, 16, 10, 5];

/** The heading of the table. */
export function headLine(): string {
  return line(['bench', 'ours', 'peer', 'ratio', 'spread', 'bar', '']);
}

/** One bench as a line of the table, and what it is about on the next. */
export function resultLine({ name, about, bar }: Bench, result: Result): string {
  const { value, spread, ours, peer } = result;
  const verdict = isLoud(bar, result) ? 'loud' : passes(bar, value) ? 'pass' : 'FAIL';
  const [lowest, highest] = spread;
  const cells = [name, show(ours), show(peer), digits(value), `${digits(lowest)} - ${digits(highest)}`];
  return `${line([...cells, showBar(bar), verdict])}\n  ${about}`;
}

/** What to say below the table where the machine was too loud for some; nothing where it was quiet. */
export function loudLines(names: readonly string[], load: number, cores: number): string[] {
  if (names.length === 0) return [];
  return [
    '',
    `Too loud to judge: ${names.join(', ')}. Rounds lie on both sides of the bar, and far apart. Something else keeps this machine`,
    `busy (load ${load.toFixed(1)} on ${cores} ${cores === 1 ? 'core' : 'cores'}, of which the bench itself is about 1): measure again when it is quiet.`,
  ];
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
