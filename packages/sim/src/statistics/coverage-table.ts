import { columns, cut } from '../show/columns.ts';
import { number } from '../show/numbers.ts';
import type { Coverage, Covered } from './coverage.ts';

/** The parts of a coverage, and what they are called. */
export function partsOf({ events, tables, listeners, prompts, kinds, names }: Coverage): readonly [string, Covered][] {
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

/** Coverage as lines of text: in each part what was never exercised stands first. */
export function coverageTable(coverage: Coverage): readonly string[] {
  return partsOf(coverage).flatMap(([title, part], at) => [...(at === 0 ? [] : ['']), ...partLines(title, part)]);
}

function partLines(title: string, { list, unlisted }: Covered): readonly string[] {
  const never = list.filter(({ count }) => count === 0).length;
  const rows = list.map(({ name, count }) => [cut(name, TEXT_MAX), count === 0 ? 'never' : number(count)]);
  return [
    `${title}: ${number(list.length)}${never === 0 ? '' : `, of which ${number(never)} never`}`,
    ...columns(rows).map((line) => `  ${line}`),
    ...(unlisted === 0 ? [] : [`  ${number(unlisted)} of further names are not listed`]),
  ];
}
