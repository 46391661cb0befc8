import type { AnyGame } from '@fermata/core';
import { type Counter, noCounter } from '../../sums/counter.ts';
import type { Statistic } from '../statistic.ts';
import { CoverageCounting, isAnythingWanted, type Wanted } from './counting.ts';
import { lines, section } from './show.ts';
import { mergeSums, type Sums } from './sums.ts';

export interface CoverageFigures {
  /** There if it was asked for. */
  readonly coverage?: Coverage;
}

/** What a batch has exercised. In each list what was never exercised stands first, then what was least. */
export interface Coverage {
  /** All types of events that the game knows. */
  readonly events: Covered;
  /** All entries of the game's tables `before` and `after`. */
  readonly tables: Covered;
  /** Listeners by id, with `#` for numbers: all that the game says may listen, else those that did. */
  readonly listeners: Covered;
  /** Labels of prompts; likewise. */
  readonly prompts: Covered;
  /** What the game contains, kind by kind, if it says so: cards, powers and the like. */
  readonly kinds: readonly CoveredKind[];
  /** All names that were given; else, where the game does not say what it contains, every text in events and choices. */
  readonly names?: Covered;
}

export interface CoveredKind extends Covered {
  readonly kind: string;
}

export interface Covered {
  readonly list: readonly { readonly name: string; readonly count: number }[];
  /** Occurrences of names that are not listed: there were too many different ones. */
  readonly unlisted: number;
}

/** What was exercised, and what never was. */
export const coverage: Statistic<Sums, CoverageFigures> = {
  isWanted: (job) => job.coverage,
  begin: ({ job }) => new CoverageCounting(job),
  merge: mergeSums,
  summarise: (sums, { game, job }) => ({ coverage: coverageOf(game, sums, job) }),
  show: ({ coverage: all }) => ({
    lines: (width) => (all === undefined ? [] : lines(all, width)),
    section: () => (all === undefined ? '' : section(all)),
  }),
};

function coverageOf(game: AnyGame, sums: Sums, wanted: Wanted): Coverage {
  const { names, contents } = wanted;
  const { apply, before = {}, after = {} } = game;
  const tables = [
    ...Object.keys(before).map((type) => `before ${type}`),
    ...Object.keys(after).map((type) => `after ${type}`),
  ];
  return {
    events: covered(sums.events, Object.keys(apply)),
    tables: covered(sums.tables, tables),
    listeners: covered(sums.listeners, contents?.listeners ?? []),
    prompts: covered(sums.prompts, contents?.prompts ?? []),
    kinds: (contents?.kinds ?? []).map(({ kind, names: all }) => ({
      kind,
      ...covered(
        sums.kinds.get(kind) ?? noCounter(),
        all.map((name) => (typeof name === 'string' ? name : name[1])),
      ),
    })),
    ...((names !== undefined || isAnythingWanted(wanted)) && { names: covered(sums.names, names ?? []) }),
  };
}

function covered({ counts, unlisted }: Counter, known: readonly string[]): Covered {
  const list = [...new Set([...known, ...counts.keys()])].map((name) => ({ name, count: counts.get(name) ?? 0 }));
  list.sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : 1));
  return { list, unlisted };
}
