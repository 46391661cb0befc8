import { mergeSpreads, noSpread, type Spread } from '../sums/spread.ts';

/** What was asked and answered in some games. */
export interface Decisions {
  /** Options per decision. */
  readonly branching: Spread;
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

/** A side is one seat in one game: sides that were offered an option can be told by whether they ever took it. */
export interface OptionSums {
  readonly label: string;
  readonly text: string;
  offered: number;
  taken: number;
  offeredSides: number;
  offeredHalves: number;
  takenSides: number;
  takenHalves: number;
}

/** Different options that are listed; what comes later is counted, and not listed. */
export const OPTIONS_MAX = 10_000;

export function noDecisions(): Decisions {
  return { branching: noSpread(), prompts: new Map(), options: new Map(), unlisted: 0 };
}

export function mergeDecisions(into: Decisions, from: Decisions): void {
  mergeSpreads(into.branching, from.branching);
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
    if (known !== undefined) addSums(known, sums);
    else if (into.options.size < OPTIONS_MAX) into.options.set(key, { ...sums });
    else into.unlisted += sums.offered;
  }
}

function addSums(into: OptionSums, from: OptionSums): void {
  into.offered += from.offered;
  into.taken += from.taken;
  into.offeredSides += from.offeredSides;
  into.offeredHalves += from.offeredHalves;
  into.takenSides += from.takenSides;
  into.takenHalves += from.takenHalves;
}

export function noSums(label: string, text: string): OptionSums {
  return { label, text, offered: 0, taken: 0, offeredSides: 0, offeredHalves: 0, takenSides: 0, takenHalves: 0 };
}
