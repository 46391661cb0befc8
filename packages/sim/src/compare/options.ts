import { type Bounded, difference, reachForAll, wilson } from '../figures/interval.ts';
import type { OptionStatistics } from '../statistics/options/options.ts';

/** What becomes of options: which are taken more often, and which go with winning. */
export interface OptionDifferences {
  /** Those that were offered on both sides, the surest difference in how often they are taken first. */
  readonly list: readonly OptionDifference[];
  /** How many were offered on one side alone. */
  readonly alone: readonly [one: number, other: number];
}

export interface OptionDifference {
  readonly label: string;
  readonly text: string;
  readonly one: OptionSide;
  readonly other: OptionSide;
  /** How many more of the seats that could have take it. Matches are not paired here: what is offered hangs on what was done before. */
  readonly more: Bounded;
  /** The same of those who take it: how many more win. */
  readonly moreWon?: Bounded;
  /** True if it is no chance that it is taken more often, or less, even though so many options are looked at. */
  readonly isClear: boolean;
}

export interface OptionSide {
  /** Seats that were offered it in a game, how many of them took it at least once, and how many of these won. */
  readonly seats: number;
  readonly took: Bounded;
  readonly won?: Bounded;
}

export function optionDifferences(
  ones: readonly OptionStatistics[],
  others: readonly OptionStatistics[],
): OptionDifferences {
  const byKey = new Map(others.map((option) => [keyOf(option), option]));
  const pairs = ones.flatMap((one) => {
    const other = byKey.get(keyOf(one));
    return other === undefined ? [] : [[one, other] as const];
  });
  const reach = reachForAll(Math.max(pairs.length, 1));
  const ranked = pairs
    .map(([one, other]) => ({ told: differenceOf(one, other), sure: surenessOf(one, other, reach) }))
    .sort((a, b) => b.sure - a.sure);
  return {
    list: ranked.map(({ told, sure }) => ({ ...told, isClear: sure > 0 })),
    alone: [ones.length - pairs.length, others.length - pairs.length],
  };
}

function differenceOf(one: OptionStatistics, other: OptionStatistics): Omit<OptionDifference, 'isClear'> {
  const [before, after] = [sideOf(one), sideOf(other)];
  return {
    ...{ label: one.label, text: one.text, one: before, other: after, more: difference(after.took, before.took) },
    ...(before.won && after.won && { moreWon: difference(after.won, before.won) }),
  };
}

function sideOf(option: OptionStatistics): OptionSide {
  const { takenBy, leftBy, whenTaken } = option;
  return { seats: takenBy + leftBy, took: tookOf(option), ...(whenTaken && { won: whenTaken }) };
}

/** How far the difference is off zero at least. */
function surenessOf(one: OptionStatistics, other: OptionStatistics, reach: number): number {
  const { low, high } = difference(tookOf(other, reach), tookOf(one, reach));
  return Math.max(low, -high);
}

function tookOf({ takenBy, leftBy }: OptionStatistics, reach?: number): Bounded {
  return wilson(takenBy, takenBy + leftBy, reach);
}

function keyOf({ label, text }: OptionStatistics): string {
  return `${label}\n${text}`;
}
