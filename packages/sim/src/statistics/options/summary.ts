import { type Bounded, reachForAll, wilson } from '../../figures/interval.ts';
import { type Part, pooled } from '../../figures/pooled.ts';
import { WIN } from '../../sums/results.ts';
import type { Batch } from '../statistic.ts';
import type { OptionFigures, OptionStatistics, PromptStatistics } from './options.ts';
import { countsOf, type OptionCounts, type OptionSums, type Sums } from './sums.ts';

export function summarise(sums: Sums, { agents }: Pick<Batch, 'agents'>): OptionFigures {
  const prompts = promptsOf(sums);
  return { prompts, options: optionsOf(sums, prompts, agents), unlisted: sums.unlisted };
}

function promptsOf({ prompts }: Sums): readonly PromptStatistics[] {
  return [...prompts.values()]
    .map(({ label, asked, options }) => ({ label, asked, options: options / asked }))
    .sort((a, b) => b.asked - a.asked || byText(a.label, b.label));
}

function optionsOf(
  { options }: Sums,
  prompts: readonly PromptStatistics[],
  agents: readonly string[],
): readonly OptionStatistics[] {
  const places = new Map(prompts.map(({ label }, place) => [label, place]));
  const placeOf = ({ label }: OptionStatistics) => places.get(label) ?? places.size;
  const reach = reachForAll(options.size);
  return [...options.values()]
    .map((sums) => optionOf(sums, agents, reach))
    .sort((a, b) => placeOf(a) - placeOf(b) || b.offered - a.offered || byText(a.text, b.text));
}

function optionOf(sums: OptionSums, names: readonly string[], reach: number): OptionStatistics {
  const { label, text } = sums;
  const whole = countedOf(countsOf(sums));
  const agents = names.flatMap((agent, at) => {
    const counts = sums.agents[at];
    return counts === undefined || counts.offered === 0 ? [] : [{ agent, counts, ...countedOf(counts) }];
  });
  const lift = together(agents.map(({ counts }) => counts));
  const far = together(
    agents.map(({ counts }) => counts),
    reach,
  );
  return {
    ...{ label, text, ...whole },
    ...(lift && { lift }),
    isClear: far !== undefined && (far.low > 0 || far.high < 0),
    ...(names.length > 1 && {
      agents: agents.map(({ counts, ...told }) => {
        const own = together([counts]);
        return { ...told, ...(own && { lift: own }) };
      }),
    }),
  };
}

function countedOf({ offered, taken, offeredSeats, takenSeats, offeredHalves, takenHalves }: OptionCounts) {
  const leftBy = offeredSeats - takenSeats;
  return {
    ...{ offered, taken, rate: taken / offered, takenBy: takenSeats, leftBy },
    ...(takenSeats > 0 && { whenTaken: wilson(takenHalves / WIN, takenSeats) }),
    ...(leftBy > 0 && { whenLeft: wilson((offeredHalves - takenHalves) / WIN, leftBy) }),
  };
}

/** How much more often seats win that took it, compared within each agent. */
function together(all: readonly OptionCounts[], reach?: number): Bounded | undefined {
  const groups = all.map(({ offeredSeats, takenSeats, offeredHalves, takenHalves }): [Part, Part] => [
    { successes: takenHalves / WIN, count: takenSeats },
    { successes: (offeredHalves - takenHalves) / WIN, count: offeredSeats - takenSeats },
  ]);
  return pooled(groups, reach);
}

/** By code unit: no locale has a say in what a batch tells. */
function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
