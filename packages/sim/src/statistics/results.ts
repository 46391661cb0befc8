import { type Bounded, type Estimate, mean, wilson } from '../figures/interval.ts';
import { type SpreadStatistics, spreadOf } from '../figures/spread.ts';
import { chart } from '../show/charts.ts';
import { columns, cut, NAME_MAX } from '../show/columns.ts';
import { cell, gauge, sheet } from '../show/html.ts';
import { average, number, share } from '../show/numbers.ts';
import { addResult, DRAW, mergeResults, noResults, type ResultSums, WIN } from '../sums/results.ts';
import { addToSpread, mergeSpreads, noSpread, type Spread } from '../sums/spread.ts';
import type { Statistic } from './statistic.ts';

export interface WinFigures {
  readonly seats: readonly SeatStatistics[];
  readonly agents: readonly AgentStatistics[];
  /** Each agent in each seat that it sat in, where several play. */
  readonly seatsOfAgents?: readonly SeatOfAgent[];
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

export interface SeatOfAgent extends AgentStatistics {
  readonly seat: number;
}

export interface Sums {
  readonly seats: readonly SeatSums[];
  readonly agents: readonly ResultSums[];
  /** Of each agent one for each seat. */
  readonly seatsOfAgents: readonly (readonly ResultSums[])[];
}

interface SeatSums {
  readonly results: ResultSums;
  readonly scores: Spread;
}

/** Who wins: seats and agents. */
export const results: Statistic<Sums, WinFigures> = {
  begin({ job, agents }) {
    const sums: Sums = {
      seats: Array.from({ length: job.seats }, () => ({ results: noResults(), scores: noSpread() })),
      agents: agents.map(noResults),
      seatsOfAgents: agents.map(() => Array.from({ length: job.seats }, noResults)),
    };
    return {
      sums,
      add({ outcome, halves, lineUp }) {
        for (const [seat, place] of outcome.entries()) {
          const half = halves[seat] as number; // one for each seat
          const ofSeat = sums.seats[seat] as SeatSums; // as above
          addResult(ofSeat.results, half, place);
          addToSpread(ofSeat.scores, place.score);
          const agent = lineUp[seat] as number; // as above
          addResult(sums.agents[agent] as ResultSums, half, place);
          addResult(sums.seatsOfAgents[agent]?.[seat] as ResultSums, half, place);
        }
      },
    };
  },
  merge(into, from) {
    for (const [seat, sums] of into.seats.entries()) {
      const other = from.seats[seat] as SeatSums; // the same table
      mergeResults(sums.results, other.results);
      mergeSpreads(sums.scores, other.scores);
    }
    for (const [agent, sums] of into.agents.entries()) mergeResults(sums, from.agents[agent] as ResultSums); // as above
    for (const [agent, seats] of into.seatsOfAgents.entries())
      for (const [seat, sums] of seats.entries()) mergeResults(sums, from.seatsOfAgents[agent]?.[seat] as ResultSums);
  },
  summarise: ({ seats, agents, seatsOfAgents }, batch) => ({
    seats: seats.map((sums, seat) => ({ seat, ...resultsOf(sums.results), scores: spreadOf(sums.scores) })),
    agents: agents.map((sums, agent) => ({ name: batch.agents[agent] ?? '', ...resultsOf(sums) })),
    ...(agents.length > 1 && {
      seatsOfAgents: seatsOfAgents.flatMap((all, agent) =>
        all.flatMap((sums, seat) =>
          gamesOf(sums) === 0 ? [] : [{ name: batch.agents[agent] ?? '', seat, ...resultsOf(sums) }],
        ),
      ),
    }),
  }),
  show: (figures) => ({
    lines: (width) => [
      '',
      ...resultTable([...figures.seats.map(ofSeat), ...[...figures.agents, ...inSeats(figures)].map(cutName)], width),
    ],
    chart: chart(
      'Scores',
      'score',
      figures.seats.map(({ seat, scores }) => [`seat ${seat}`, scores]),
    ),
    section: () => section(figures),
  }),
};

function gamesOf({ wins, draws, losses }: ResultSums): number {
  return wins + draws + losses;
}

function resultsOf({ wins, draws, losses, scores }: ResultSums): Results {
  const won = wins + (draws * DRAW) / WIN;
  return { wins, draws, losses, share: wilson(won, wins + draws + losses), score: mean(scores) };
}

function ofSeat(seat: SeatStatistics): AgentStatistics {
  return { ...seat, name: `seat ${seat.seat}` };
}

/** An agent in a seat, by a name of its own. */
function inSeats({ seatsOfAgents = [] }: WinFigures): readonly AgentStatistics[] {
  return seatsOfAgents.map((one) => ({ ...one, name: `${one.name} in seat ${one.seat}` }));
}

function cutName(agent: AgentStatistics): AgentStatistics {
  return { ...agent, name: cut(agent.name, NAME_MAX) };
}

/** A line for each, below a line of heads. */
export function resultTable(all: readonly AgentStatistics[], width?: number): readonly string[] {
  const rows = [
    ['', 'wins', 'draws', 'losses', 'share of wins', 'score'],
    ...all.map(({ name, wins, draws, losses, share: won, score }) => [
      name,
      ...[wins, draws, losses].map(number),
      share(won),
      average(score),
    ]),
  ];
  return columns(rows, width);
}

function section(figures: WinFigures): string {
  const { seats, agents } = figures;
  const fair = seats.reduce((sum, { share: won }) => sum + won.value, 0) / seats.length;
  return `<h2>Who wins</h2>${sheet(
    'Who wins',
    ['who', 'share of wins', '0 to 100 %', 'wins', 'draws', 'losses', 'score'],
    [...seats.map(ofSeat), ...agents, ...inSeats(figures)].map((one) => row(one, fair)),
  )}`;
}

function row({ name, wins, draws, losses, share: won, score }: AgentStatistics, fair: number): readonly string[] {
  return [
    cell(name),
    cell(share(won), won.value),
    gauge(won, 0, 1, fair),
    ...[wins, draws, losses].map((count) => cell(number(count), count)),
    cell(average(score), score.value),
  ];
}
