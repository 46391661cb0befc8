import type { Estimate } from '../figures/interval.ts';

/** Figures as people read them. */

/** 0.5123 is 51.2 %. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A share with its interval: 51.2 % (48.1 to 54.3). */
export function share(won: Estimate): string {
  return `${percent(won.value)} ${range(won, (end) => (end * 100).toFixed(1))}`;
}

/** A difference of shares, in points of percent: +1.2 (-0.3 to +2.7). */
export function points(more: Estimate): string {
  return `${signed(more.value * 100)} ${range(more, (end) => signed(end * 100))}`;
}

/** A mean with its interval: 21.4 (21.2 to 21.6). */
export function average(mean: Estimate): string {
  return `${number(mean.value)} ${range(mean, number)}`;
}

/** A difference of means: +3.21 (-0.30 to +6.72). */
export function gap(more: Estimate): string {
  return `${signed(more.value, 2)} ${range(more, (end) => signed(end, 2))}`;
}

/** How many of something: 1 round, 20 rounds; and of how many, if it was stopped: 3 of 20 rounds. */
export function countOf(count: number, one: string, wanted = count): string {
  const things = wanted === 1 ? one : `${one}s`;
  return count < wanted ? `${number(count)} of ${number(wanted)} ${things}` : `${number(count)} ${things}`;
}

/** A dash for what is not known. */
export function known(estimate: Estimate | undefined, text: (estimate: Estimate) => string): string {
  return estimate === undefined ? '–' : text(estimate);
}

/** Whole numbers as they are, others with as many decimals as say something. */
export function number(value: number): string {
  if (Number.isInteger(value)) return thousands(value);
  return Math.abs(value) >= 1000 ? thousands(Math.round(value)) : value.toFixed(Math.abs(value) >= 100 ? 1 : 2);
}

/** An interval, or a dash if one value is all there is. */
function range({ low, high }: Estimate, text: (end: number) => string): string {
  return low === undefined || high === undefined ? '(–)' : `(${text(low)} to ${text(high)})`;
}

function signed(value: number, decimals = 1): string {
  const text = value.toFixed(decimals);
  if (Number(text) === 0) return (0).toFixed(decimals);
  return value > 0 ? `+${text}` : text;
}

/** 1 234 567: read alike in all languages. */
function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
}
