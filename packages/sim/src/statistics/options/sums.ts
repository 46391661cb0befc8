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

/** A seat counts once in a game: those that were offered an option can be told by whether they ever took it. */
export interface OptionSums {
  readonly label: string;
  readonly text: string;
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
    else if (into.options.size < OPTIONS_MAX) into.options.set(key, { ...sums });
    else into.unlisted += sums.offered;
  }
}

function addOption(into: OptionSums, from: OptionSums): void {
  into.offered += from.offered;
  into.taken += from.taken;
  into.offeredSeats += from.offeredSeats;
  into.offeredHalves += from.offeredHalves;
  into.takenSeats += from.takenSeats;
  into.takenHalves += from.takenHalves;
}

export function noOption(label: string, text: string): OptionSums {
  return { label, text, offered: 0, taken: 0, offeredSeats: 0, offeredHalves: 0, takenSeats: 0, takenHalves: 0 };
}
