import type { Manual } from '@fermata/scene';
import { paint } from '../paint.ts';

/** The rules, section by section. */
export function manualPage({ goal, rules }: Manual): string {
  const sections = rules.map(({ heading, paragraphs }) =>
    [paint.bold(heading), ...paragraphs.map((text) => `  ${text}`)].join('\n'),
  );
  return [goal, ...sections].join('\n\n');
}
