import type { Bounded, Estimate } from '../figures/interval.ts';
import type { Coverage } from './coverage.ts';

/** What a batch of games tells: plain data, the same whatever the number of workers. */
export interface Statistics {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  /** Games played, and games asked for: fewer were played if somebody stopped it. */
  readonly games: number;
  readonly wanted: number;
  readonly seats: readonly SeatStatistics[];
  readonly agents: readonly AgentStatistics[];
  /** What the first seat wins more than the mean of all seats; not there where one plays alone. */
  readonly firstSeat?: Estimate;
  /** Turns of a game. */
  readonly turns: SpreadStatistics;
  /** Decisions in a game. */
  readonly decisions: SpreadStatistics;
  /** Options of a decision. */
  readonly branching: SpreadStatistics;
  /** How often another seat took the lead, in a game; not there for games that do not evaluate. */
  readonly leadChanges?: SpreadStatistics;
  /** Asked most often first. */
  readonly prompts: readonly PromptStatistics[];
  /** Offered most often first, prompt by prompt. */
  readonly options: readonly OptionStatistics[];
  /** Offers of options that are not listed: there were too many different ones. */
  readonly unlisted: number;
  /** Answers that agents failed to give, the most frequent first; there if agents take their time and some failed. */
  readonly troubles?: readonly TroubleStatistics[];
  /** There if it was asked for. */
  readonly coverage?: Coverage;
}

/** An agent that crashed, was too slow, or answered what was not offered. */
export interface TroubleStatistics {
  readonly agent: string;
  readonly label: string;
  readonly why: string;
  readonly count: number;
}

/** How games ended. The share of wins counts a shared first place as half a win. */
export interface Results {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly share: Bounded;
  readonly score: Estimate;
}

export interface SeatStatistics extends Results {
  readonly seat: number;
  readonly scores: SpreadStatistics;
}

/** An agent that sits in two seats of a game counts twice. */
export interface AgentStatistics extends Results {
  readonly name: string;
}

export interface SpreadStatistics {
  readonly mean: Estimate;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
  /** How many values lay in each bin of this width; the first bin begins at `from`. */
  readonly histogram: { readonly from: number; readonly width: number; readonly counts: readonly number[] };
}

export interface PromptStatistics {
  readonly label: string;
  readonly asked: number;
  /** Options it had, on average. */
  readonly options: number;
}

/** A card, a move, a target: what a seat could choose at a prompt. */
export interface OptionStatistics {
  readonly label: string;
  readonly text: string;
  readonly offered: number;
  readonly taken: number;
  /** How often it was taken when it was offered. */
  readonly rate: number;
  /** The share of wins of those who took it at least once in a game, and of those who could have and never did. */
  readonly whenTaken?: Bounded;
  readonly whenLeft?: Bounded;
  /** The difference of both, where there are both: association, not cause. */
  readonly lift?: Bounded;
  /** True if it is no chance, even though so many options are looked at that some look good by chance. */
  readonly isClear: boolean;
}
