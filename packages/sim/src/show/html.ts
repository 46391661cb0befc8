import type { Estimate } from '../figures/interval.ts';
import { escapeHtml } from './escape.ts';

/** What sections of a report are made of. Every text of a game or an agent goes through `escapeHtml`. */

/**
 * A table with a name, which can be scrolled by keys; sorted and found by its id, if it has one. Where there is no room for its columns
 * each row is a list.
 */
export function sheet(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  id?: string,
): string {
  const head = heads.map((text) => `<th>${escapeHtml(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('\n');
  const named = id === undefined ? '' : ` id="${id}" data-sortable`;
  const kinds = ['sheet', ...(id === undefined ? [] : ['long']), ...(heads.length > COLUMNS_NARROW ? ['wide'] : [])];
  return `<div class="${kinds.join(' ')}" role="region" tabindex="0" aria-label="${escapeHtml(name)}"><table${named}><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** Columns for which there is room on a phone. */
const COLUMNS_NARROW = 3;

/** A cell; a figure is sorted by its value. */
export function cell(text: string, value?: number): string {
  return `<td${value === undefined ? '' : ` data-value="${value}"`}>${escapeHtml(text)}</td>`;
}

/** Where a figure and its range lie between two ends, and where it would mean nothing. */
export function gauge(estimate: Estimate, from: number, to: number, nothing = 0): string {
  const { value, low = from, high = to } = estimate; // it may be anything where nothing is known
  const place = (figure: number) => (4 + Math.min(Math.max((figure - from) / (to - from), 0), 1) * 132).toFixed(1);
  const paths = [
    '<path class="rail" d="M4 7H136"/>',
    `<path class="nothing" d="M${place(nothing)} 2V12"/>`,
    `<path class="range" d="M${place(low)} 7H${place(high)}"/>`,
    `<circle cx="${place(value)}" cy="7" r="3.5"/>`,
  ];
  return `<td class="gauge" data-value="${value}"><svg viewBox="0 0 140 14" aria-hidden="true">${paths.join('')}</svg></td>`;
}
