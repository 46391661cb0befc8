import { columns, cut } from './columns.ts';
import type { Coverage, Covered } from './coverage.ts';
import { number } from './figures.ts';

/** What the parts of a coverage are called. */
export const PARTS = [
  ['events', 'Events'],
  ['tables', 'Tables of listeners'],
  ['listeners', 'Listeners'],
  ['prompts', 'Prompts'],
  ['names', 'Names'],
] as const satisfies readonly (readonly [keyof Coverage, string])[];

const TEXT_MAX = 70;

/** Coverage as lines of text: in each part what was never exercised stands first. */
export function coverageTable(coverage: Coverage): readonly string[] {
  return PARTS.flatMap(([part, title], at) => [...(at === 0 ? [] : ['']), ...partLines(title, coverage[part])]);
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
