import { type Estimate, mean } from '../figures/interval.ts';
import { columns, cut, NAME_MAX } from '../show/columns.ts';
import { cell, sheet } from '../show/html.ts';
import { average } from '../show/numbers.ts';
import { addValue, type Moments, mergeMoments, noMoments } from '../sums/moments.ts';
import type { Statistic } from './statistic.ts';

export interface SourceFigures {
  /** What scores are made of, agent by agent; there if the game says so. */
  readonly sources?: readonly AgentSources[];
}

export interface AgentSources {
  readonly agent: string;
  readonly points: readonly { readonly source: string; readonly points: Estimate }[];
}

/** By source, in the order in which the game names them; one for each agent. */
type Sums = readonly Map<string, Moments>[];

/** What the scores of agents are made of. */
export const sources: Statistic<Sums, SourceFigures> = {
  begin({ game, agents }) {
    const sums: Sums = agents.map(() => new Map());
    return {
      sums,
      add({ match, lineUp }) {
        for (const [seat, agent] of lineUp.entries())
          for (const [source, points] of Object.entries(game.scoring?.(match.state, seat) ?? {}))
            addValue(momentsOf(sums[agent] as Map<string, Moments>, source), points); // one for each agent
      },
    };
  },
  merge(into, from) {
    for (const [agent, own] of into.entries())
      for (const [source, moments] of from[agent] ?? []) mergeMoments(momentsOf(own, source), moments);
  },
  summarise: (sums, { agents }) =>
    sums.every(({ size }) => size === 0)
      ? {}
      : {
          sources: agents.map((agent, at) => ({
            agent,
            points: [...(sums[at] ?? [])].map(([source, moments]) => ({ source, points: mean(moments) })),
          })),
        },
  show({ sources: all }) {
    if (all === undefined) return {};
    const heads = ['points by source', ...all.map(({ agent }) => agent)];
    const rows = rowsOf(all);
    return {
      lines: (width) => [
        '',
        ...columns(
          [
            heads.map((head) => cut(head, NAME_MAX)),
            ...rows.map(({ source, points }) => [
              source,
              ...points.map((one) => (one === undefined ? '–' : average(one))),
            ]),
          ],
          width,
        ),
      ],
      section: () =>
        `<h2>Where points come from</h2>${sheet(
          'Where points come from',
          heads,
          rows.map(({ source, points }) => [
            cell(source),
            ...points.map((one) => (one === undefined ? cell('–', 0) : cell(average(one), one.value))),
          ]),
          'sources',
        )}`,
    };
  },
};

function momentsOf(sums: Map<string, Moments>, source: string): Moments {
  const known = sums.get(source) ?? noMoments();
  sums.set(source, known);
  return known;
}

function rowsOf(all: readonly AgentSources[]) {
  const names = [...new Set(all.flatMap(({ points }) => points.map(({ source }) => source)))];
  return names.map((source) => ({
    source,
    points: all.map(({ points }) => points.find((one) => one.source === source)?.points),
  }));
}
