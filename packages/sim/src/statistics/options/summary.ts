import { difference, reachForAll, wilson } from '../../figures/interval.ts';
import { WIN } from '../../sums/results.ts';
import type { OptionFigures, OptionStatistics, PromptStatistics } from './options.ts';
import type { OptionSums, Sums } from './sums.ts';

export function summarise(sums: Sums): OptionFigures {
  const prompts = promptsOf(sums);
  return { prompts, options: optionsOf(sums, prompts), unlisted: sums.unlisted };
}

function promptsOf({ prompts }: Sums): readonly PromptStatistics[] {
  return [...prompts.values()]
    .map(({ label, asked, options }) => ({ label, asked, options: options / asked }))
    .sort((a, b) => b.asked - a.asked || byText(a.label, b.label));
}

function optionsOf({ options }: Sums, prompts: readonly PromptStatistics[]): readonly OptionStatistics[] {
  const places = new Map(prompts.map(({ label }, place) => [label, place]));
  const placeOf = ({ label }: OptionStatistics) => places.get(label) ?? places.size;
  const reach = reachForAll(options.size);
  return [...options.values()]
    .map((sums) => optionOf(sums, reach))
    .sort((a, b) => placeOf(a) - placeOf(b) || b.offered - a.offered || byText(a.text, b.text));
}

function optionOf(sums: OptionSums, reach: number): OptionStatistics {
  const { label, text, offered, taken } = sums;
  const ofTaken = [sums.takenHalves / WIN, sums.takenSeats] as const;
  const ofLeft = [(sums.offeredHalves - sums.takenHalves) / WIN, sums.offeredSeats - sums.takenSeats] as const;
  const whenTaken = ofTaken[1] === 0 ? undefined : wilson(...ofTaken);
  const whenLeft = ofLeft[1] === 0 ? undefined : wilson(...ofLeft);
  const option = { label, text, offered, taken, rate: taken / offered, isClear: false };
  if (whenTaken === undefined) return { ...option, ...(whenLeft && { whenLeft }) };
  if (whenLeft === undefined) return { ...option, whenTaken };
  const { low, high } = difference(wilson(...ofTaken, reach), wilson(...ofLeft, reach));
  return { ...option, whenTaken, whenLeft, lift: difference(whenTaken, whenLeft), isClear: low > 0 || high < 0 };
}

/** By code unit: no locale has a say in what a batch tells. */
function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
