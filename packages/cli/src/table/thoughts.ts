import type { CatalogEntry } from '@fermata/catalog';
import type { Prompt } from '@fermata/core';
import { describeOption } from '@fermata/core/host';
import type { Mind } from '../agents.ts';
import { wrap } from '../wrap.ts';
import { sayer, type Table } from './table.ts';

/** What an agent considered when it answered a prompt, in its own order; undefined of one that cannot say. */
export function thoughtLines(table: Table, mind: Mind, prompt: Prompt): string | undefined {
  const { entry, size } = table;
  const thoughts = mind.thoughts?.() ?? [];
  if (thoughts.length === 0) return undefined;
  const columns = size?.()?.columns ?? Number.POSITIVE_INFINITY;
  const lines = thoughts.slice(0, THOUGHTS_TOLD).map(({ option, at, visits, value, share }) => {
    const text = at === undefined ? option : sayer(table)(describeOption(entry.game, prompt.options[at], prompt));
    const tries = visits === 1 ? 'try  ' : 'tries';
    const often = share === undefined ? '' : `  chosen ${(100 * share).toFixed(0).padStart(3)} %`;
    const worth = worthText(entry.game, value);
    const before = `  ${String(visits).padStart(6)} ${tries}  worth ${worth}${often}  `;
    return wrap(`${before}${text}`, columns, before.trimStart().length);
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
