import type { SpreadStatistics } from '../figures/spread.ts';
import { escapeHtml } from './escape.ts';

/** A chart of the report: how often each value came up. */
export interface Chart {
  readonly title: string;
  /** What the axis counts. */
  readonly axis: string;
  readonly width: number;
  /** The middle of each bin, or the value itself where a bin holds one. */
  readonly values: readonly number[];
  /** A line for each; else bars. Nothing is drawn where nothing is known. */
  readonly isLine?: boolean;
  readonly series: readonly Series[];
}

export interface Series {
  readonly name: string;
  readonly counts: readonly (number | null)[];
  /** Where the true figures are, as bands around a line. */
  readonly ranges?: readonly (readonly [low: number, high: number] | null)[];
}

export function figures(charts: readonly Chart[]): string {
  const figure = ({ title, width }: Chart, at: number) =>
    `<figure data-chart="${at}"><figcaption>${escapeHtml(title)}${
      width === 1 ? '' : ` <small>in steps of ${width}</small>`
    }</figcaption><div class="chart"></div></figure>`;
  return `<h2>How games go</h2><div class="charts">${charts.map(figure).join('')}</div>`;
}

/** A chart of one spread or several, by name. */
export function chart(title: string, axis: string, spreads: readonly (readonly [string, SpreadStatistics])[]): Chart {
  // Seats may have bins of different widths: all get the widest.
  const width = Math.max(...spreads.map(([, { histogram }]) => histogram.width));
  const widened = spreads.map(([name, spread]) => ({ name, bins: binsOf(spread, width) }));
  const used = widened.flatMap(({ bins }) => [...bins.keys()]);
  const [first, last] = [Math.min(...used), Math.max(...used)];
  const places = used.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return {
    title,
    axis,
    width,
    values: places.map((place) => place * width + (width - 1) / 2),
    series: widened.map(({ name, bins }) => ({ name, counts: places.map((place) => bins.get(place) ?? 0) })),
  };
}

function binsOf({ histogram: { from, width, counts } }: SpreadStatistics, wanted: number): ReadonlyMap<number, number> {
  const bins = new Map<number, number>();
  for (const [at, count] of counts.entries()) {
    const bin = Math.floor((from + at * width) / wanted);
    bins.set(bin, (bins.get(bin) ?? 0) + count);
  }
  return bins;
}
