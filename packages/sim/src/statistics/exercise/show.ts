import { cut, list as listed } from '../../show/columns.ts';
import { escapeHtml } from '../../show/escape.ts';
import { cell, sheet } from '../../show/html.ts';
import { number } from '../../show/numbers.ts';
import type { Coverage, Covered } from './coverage.ts';

/** The parts of a coverage, and what they are called. */
function partsOf({ events, tables, listeners, prompts, kinds, names }: Coverage): readonly [string, Covered][] {
  return [
    ['Events', events],
    ['Tables of listeners', tables],
    ['Listeners', listeners],
    ['Prompts', prompts],
    ...kinds.map((one): [string, Covered] => [one.kind, one]),
    ...(names === undefined ? [] : [['Names', names] satisfies [string, Covered]]),
  ];
}

const TEXT_MAX = 70;

/** In each part what was never exercised stands first. */
export function lines(coverage: Coverage, width?: number): readonly string[] {
  return partsOf(coverage).flatMap(([title, part]) => ['', ...partLines(title, part, width)]);
}

function partLines(title: string, { list, unlisted }: Covered, width?: number): readonly string[] {
  const never = neverIn(list);
  const rows = list.map(({ name, count }) => [cut(name, TEXT_MAX), count === 0 ? 'never' : number(count)]);
  return [
    `${title}: ${number(list.length)}${never === 0 ? '' : `, of which ${number(never)} never`}`,
    ...listed(rows, width && width - 2).map((line) => `  ${line}`),
    ...(unlisted === 0 ? [] : [`  ${number(unlisted)} of further names are not listed`]),
  ];
}

export function section(coverage: Coverage): string {
  return `<h2>What was exercised</h2>${partsOf(coverage).map(details).join('')}`;
}

function details([title, { list, unlisted }]: readonly [string, Covered], at: number): string {
  const never = neverIn(list);
  const rows = list.map(({ name, count }) => [
    cell(name),
    count === 0 ? '<td class="never" data-value="0">never</td>' : cell(number(count), count),
  ]);
  const told = `${escapeHtml(title)}: ${number(list.length)}, <span class="${never === 0 ? 'good' : 'never'}">${number(never)} never</span>`;
  const rest = unlisted === 0 ? '' : `<p class="note">${number(unlisted)} of further names are not listed.</p>`;
  return `<details${never === 0 ? '' : ' open'}><summary>${told}</summary>${sheet(`What was exercised: ${title}`, ['name', 'times'], rows, `coverage-${at}`)}${rest}</details>`;
}

function neverIn(list: Covered['list']): number {
  return list.filter(({ count }) => count === 0).length;
}
