import type { AnyGame } from '@fermata/core';
import { difference, type Estimate, mean, reachForAll, shareDifference, wilson } from '../figures/interval.ts';
import type { Job } from '../job.ts';
import { varianceOf } from '../sums/moments.ts';
import { DRAW, type ResultSums, WIN } from '../sums/results.ts';
import type { Spread } from '../sums/spread.ts';
import type { OptionSums } from '../tally/decisions.ts';
import type { Tally } from '../tally/tally.ts';
import { coverageOf } from './coverage.ts';
import type { OptionStatistics, PromptStatistics, Results, SpreadStatistics, Statistics } from './statistics.ts';

/** What a tally says, in figures for people. */
export function summarise(game: AnyGame, names: readonly string[], job: Job, tally: Tally): Statistics {
  const { decisions, leadChanges } = tally;
  const prompts = promptsOf(tally);
  return {
    game: game.name,
    version: game.version,
    seed: job.seed,
    games: tally.games,
    wanted: job.games,
    seats: tally.seats.map(({ results, scores }, seat) => ({
      seat,
      ...resultsOf(results),
      scores: spreadOf(scores),
    })),
    agents: tally.agents.map((results, agent) => ({ name: names[agent] ?? '', ...resultsOf(results) })),
    ...(job.seats > 1 && { firstSeat: firstSeatOf(tally, job) }),
    turns: spreadOf(tally.turns),
    decisions: spreadOf(tally.choices),
    branching: spreadOf(decisions.branching),
    ...(leadChanges.moments.count > 0 && { leadChanges: spreadOf(leadChanges) }),
    prompts,
    options: optionsOf(tally, prompts),
    unlisted: decisions.unlisted,
    ...(tally.troubles.size > 0 && { troubles: [...tally.troubles.values()].sort((a, b) => b.count - a.count) }),
    ...(job.coverage && { coverage: coverageOf(game, tally.exercise, job) }),
  };
}

/** It wins alone and lifts the mean, too; or all others share the first place, each of them with half a win. */
function firstSeatOf({ firstSeat }: Tally, { seats }: Job): Estimate {
  return shareDifference(firstSeat, { unit: WIN * seats, least: -1 / 2, most: 1 - 1 / seats, turn: 1 });
}

function resultsOf({ wins, draws, losses, scores }: ResultSums): Results {
  const won = wins + (draws * DRAW) / WIN;
  return { wins, draws, losses, share: wilson(won, wins + draws + losses), score: mean(scores) };
}

function spreadOf({ moments, min, max, histogram: { width, first, counts } }: Spread): SpreadStatistics {
  const isEmpty = moments.count === 0;
  return {
    mean: mean(moments),
    deviation: Math.sqrt(varianceOf(moments)),
    min: isEmpty ? 0 : min, // infinity is no JSON
    max: isEmpty ? 0 : max,
    histogram: { from: first * width, width, counts },
  };
}

function promptsOf({ decisions }: Tally): readonly PromptStatistics[] {
  return [...decisions.prompts.values()]
    .map(({ label, asked, options }) => ({ label, asked, options: options / asked }))
    .sort((a, b) => b.asked - a.asked || byText(a.label, b.label));
}

function optionsOf({ decisions }: Tally, prompts: readonly PromptStatistics[]): readonly OptionStatistics[] {
  const places = new Map(prompts.map(({ label }, place) => [label, place]));
  const placeOf = ({ label }: OptionStatistics) => places.get(label) ?? places.size;
  const reach = reachForAll(decisions.options.size);
  return [...decisions.options.values()]
    .map((sums) => optionOf(sums, reach))
    .sort((a, b) => placeOf(a) - placeOf(b) || b.offered - a.offered || byText(a.text, b.text));
}

function optionOf(sums: OptionSums, reach: number): OptionStatistics {
  const { label, text, offered, taken } = sums;
  const ofTaken = [sums.takenHalves / WIN, sums.takenSides] as const;
  const ofLeft = [(sums.offeredHalves - sums.takenHalves) / WIN, sums.offeredSides - sums.takenSides] as const;
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
