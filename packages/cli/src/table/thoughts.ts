import type { CatalogEntry } from '@fermata/catalog';
import type { Prompt } from '@fermata/core';
import { describeOption } from '@fermata/core/host';
import type { Mind } from '../agents.ts';
import { wrap } from '../wrap.ts';

/** How thoughts are told: in the words of a game, with names in the place of seats, in lines of so many columns. */
export interface Telling {
  readonly game: CatalogEntry['game'];
  readonly say: (text: string) => string;
  readonly columns: number | undefined;
}

/** What an agent considered when it answered a prompt, in its own order; undefined of one that cannot say. */
export function thoughtLines({ game, say, columns }: Telling, mind: Mind, prompt: Prompt): string | undefined {
  const thoughts = mind.thoughts?.() ?? [];
  if (thoughts.length === 0) return undefined;
  const lines = thoughts.slice(0, THOUGHTS_TOLD).map(({ option, at, visits, value, share }) => {
    const text = at === undefined ? option : say(describeOption(game, prompt.options[at], prompt));
    const tries = visits === 1 ? 'try  ' : 'tries';
    const often = share === undefined ? '' : `  chosen ${(100 * share).toFixed(0).padStart(3)} %`;
    const worth = worthText(game, value);
    const before = `  ${String(visits).padStart(6)} ${tries}  worth ${worth}${often}  `;
    return wrap(`${before}${text}`, columns ?? Number.POSITIVE_INFINITY, before.trimStart().length);
  });
  if (thoughts.length > THOUGHTS_TOLD) lines.push(`  and ${thoughts.length - THOUGHTS_TOLD} more`);
  return lines.join('\n');
}

const THOUGHTS_TOLD = 8;

/** What a seat may expect: points where a game is played for them, else its share of the first place. */
function worthText({ aim }: CatalogEntry['game'], value: number): string {
  if (aim === 'score') return `${value.toFixed(2).padStart(6)} points`;
  return `${(100 * value).toFixed(0).padStart(3)} %`;
}
