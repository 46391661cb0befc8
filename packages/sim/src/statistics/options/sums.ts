/** What was asked and answered in some games. */
export interface Sums {
  readonly prompts: Map<string, PromptSums>;
  /** By label and text. */
  readonly options: Map<string, OptionSums>;
  /** Offers of options that are not listed, because there are too many different ones. */
  unlisted: number;
}

export interface PromptSums {
  readonly label: string;
  asked: number;
  options: number;
}

export interface OptionSums {
  readonly label: string;
  readonly text: string;
  /** One for each agent: who picks an option must not be mistaken for what it is worth. */
  readonly agents: readonly OptionCounts[];
}

/** A seat counts once in a game: those that were offered an option can be told by whether they ever took it. */
export interface OptionCounts {
  offered: number;
  taken: number;
  offeredSeats: number;
  offeredHalves: number;
  takenSeats: number;
  takenHalves: number;
}

/** Different options that are listed; what comes later is counted, and not listed. */
export const OPTIONS_MAX = 10_000;

export function noSums(): Sums {
  return { prompts: new Map(), options: new Map(), unlisted: 0 };
}

export function mergeSums(into: Sums, from: Sums): void {
  into.unlisted += from.unlisted;
  for (const [label, prompt] of from.prompts) {
    const known = into.prompts.get(label);
    if (known === undefined) {
      if (into.prompts.size < OPTIONS_MAX) into.prompts.set(label, { ...prompt });
    } else {
      known.asked += prompt.asked;
      known.options += prompt.options;
    }
  }
  for (const [key, sums] of from.options) {
    const known = into.options.get(key);
    if (known !== undefined) addOption(known, sums);
    else if (into.options.size < OPTIONS_MAX)
      into.options.set(key, { ...sums, agents: sums.agents.map((one) => ({ ...one })) });
    else into.unlisted += countsOf(sums).offered;
  }
}

function addOption(into: OptionSums, from: OptionSums): void {
  for (const [agent, counts] of from.agents.entries()) addCounts(into.agents[agent] as OptionCounts, counts); // as many agents
}

/** The counts of all agents together. */
export function countsOf({ agents }: OptionSums): OptionCounts {
  const sum = noCounts();
  for (const counts of agents) addCounts(sum, counts);
  return sum;
}

function addCounts(into: OptionCounts, from: OptionCounts): void {
  into.offered += from.offered;
  into.taken += from.taken;
  into.offeredSeats += from.offeredSeats;
  into.offeredHalves += from.offeredHalves;
  into.takenSeats += from.takenSeats;
  into.takenHalves += from.takenHalves;
}

export function noOption(label: string, text: string, agents: number): OptionSums {
  return { label, text, agents: Array.from({ length: agents }, noCounts) };
}

function noCounts(): OptionCounts {
  return { offered: 0, taken: 0, offeredSeats: 0, offeredHalves: 0, takenSeats: 0, takenHalves: 0 };
}
