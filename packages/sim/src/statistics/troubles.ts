import { cut, list } from '../show/columns.ts';
import { cell, sheet } from '../show/html.ts';
import { number } from '../show/numbers.ts';
import type { Statistic } from './statistic.ts';

export interface TroubleFigures {
  /** Answers that agents failed to give, the most frequent first; there if agents take their time and some failed. */
  readonly troubles?: readonly TroubleStatistics[];
}

/** An agent that crashed, was too slow, or answered what was not offered. */
export interface TroubleStatistics extends AgentTrouble {
  readonly count: number;
}

export interface AgentTrouble {
  readonly agent: string;
  readonly label: string;
  readonly why: string;
}

/** How often each came up; what differs beyond the limit is counted with the agent alone. */
export type Sums = Map<string, AgentTrouble & { count: number }>;

/** Answers that agents failed to give. */
export const troubles: Statistic<Sums, TroubleFigures> = {
  begin({ agents }) {
    const sums: Sums = new Map();
    return {
      sums,
      add({ troubles: all, lineUp }) {
        for (const { seat, label, why } of all)
          addTrouble(sums, { agent: agents[lineUp[seat] as number] ?? '', label, why }); // an agent for each seat
      },
    };
  },
  merge(into, from) {
    for (const { count, ...trouble } of from.values()) addTrouble(into, trouble, count);
  },
  summarise: (sums) => (sums.size === 0 ? {} : { troubles: [...sums.values()].sort((a, b) => b.count - a.count) }),
  show: ({ troubles: all = [] }) => ({
    lines: (width) => (all.length === 0 ? [] : lines(all, width)),
    section: () => (all.length === 0 ? '' : section(all)),
  }),
};

const TROUBLES_MAX = 1000;
const OTHER = 'other troubles';

function addTrouble(sums: Sums, trouble: AgentTrouble, count = 1): void {
  const key = JSON.stringify([trouble.agent, trouble.label, trouble.why]);
  const known = sums.get(key);
  if (known !== undefined) known.count += count;
  else if (sums.size < TROUBLES_MAX || trouble.why === OTHER) sums.set(key, { ...trouble, count });
  else addTrouble(sums, { agent: trouble.agent, label: '', why: OTHER }, count);
}

/** Troubles that are shown; the data have all. */
const SHOWN = 10;
const TEXT_MAX = 90;

function lines(all: readonly TroubleStatistics[], width?: number): readonly string[] {
  const rows = all
    .slice(0, SHOWN)
    .map(({ agent, label, why, count }) => [cut(`${agent} · ${label} · ${why}`, TEXT_MAX), number(count)]);
  const more = all.length - rows.length;
  return [
    '',
    'answers that agents failed to give; defaults or random answers stood in',
    ...list(rows, width),
    ...(more > 0 ? [`and ${number(more)} other kinds of trouble`] : []),
  ];
}

function section(all: readonly TroubleStatistics[]): string {
  const rows = all.map(({ agent, label, why, count }) => [
    cell(agent),
    cell(label),
    cell(why),
    cell(number(count), count),
  ]);
  return `<h2>Troubles</h2><p class="note">Answers that agents failed to give: the default of the question stood in, or a
random answer.</p>${sheet('Troubles', ['agent', 'prompt', 'why', 'times'], rows, 'troubles')}`;
}
