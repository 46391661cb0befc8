import type { Manual } from '@fermata/scene';
import { paint } from '../paint.ts';
import { wrap } from '../wrap.ts';

/** The rules as they fit. */
export function manualPage({ goal, rules }: Manual, columns = Number.POSITIVE_INFINITY): string {
  const sections = rules.map(({ heading, paragraphs }) =>
    [paint.bold(heading), ...paragraphs.map((text) => wrap(`  ${text}`, columns, 2))].join('\n'),
  );
  return [wrap(goal, columns), ...sections].join('\n\n');
}
