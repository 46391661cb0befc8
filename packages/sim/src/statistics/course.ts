import type { AnyGame, AnyMatch } from '@fermata/core';
import { type Bounded, type Estimate, mean, wilson } from '../figures/interval.ts';
import type { Chart } from '../show/charts.ts';
import { addValue, type Moments, mergeMoments, noMoments } from '../sums/moments.ts';
import { WIN } from '../sums/results.ts';
import type { Counting, Played, Statistic } from './statistic.ts';

export interface CourseFigures {
  /** How matches go, turn by turn; there if the game judges positions or says what scores are made of. */
  readonly course?: Course;
}

export interface Course {
  readonly agents: readonly AgentCourse[];
  /** How often whoever led when so many turns were over won in the end, counted: who leads has most points, or most to hope for. */
  readonly leaders: readonly { readonly turn: number; readonly seats: number; readonly won: Bounded }[];
}

export interface AgentCourse {
  readonly agent: string;
  /** Points, and what the game says that a seat may hope for (0 to 1), when so many turns were over. */
  readonly turns: readonly { readonly turn: number; readonly score?: Estimate; readonly hope?: Estimate }[];
}

/** Beyond these nothing is noted: sums stay of bounded size. */
const TURNS_MAX = 200;

/** Hopes are summed up in whole parts of this: sums of whole numbers are the same however they are merged. */
const HOPE = 10_000;

interface TurnSums {
  readonly score: Moments;
  readonly hope: Moments;
}

export interface CourseSums {
  /** By agent and turn. */
  readonly agents: readonly TurnSums[][];
  readonly leaders: { seats: number; halves: number }[];
}

/** Scores and hopes over turns, per agent, and how early a match is decided. */
export const course: Statistic<CourseSums, CourseFigures> = {
  begin: ({ game, agents }) => new CourseCounting(game, agents.length),
  merge(into, from) {
    for (const [agent, turns] of from.agents.entries())
      for (const [turn, { score, hope }] of turns.entries()) {
        const sums = turnAt(into.agents[agent] as TurnSums[], turn); // as many agents
        mergeMoments(sums.score, score);
        mergeMoments(sums.hope, hope);
      }
    for (const [turn, { seats, halves }] of from.leaders.entries()) addLeader(into, turn, seats, halves);
  },
  summarise: (sums, { agents }) =>
    sums.agents.every((turns) => turns.length === 0)
      ? {}
      : {
          course: {
            agents: agents.map((agent, at) => ({ agent, turns: (sums.agents[at] ?? []).map(turnOf) })),
            leaders: sums.leaders.map(({ seats, halves }, turn) => ({ turn, seats, won: wilson(halves / WIN, seats) })),
          },
        },
  show: ({ course: told }) => (told === undefined ? {} : { charts: chartsOf(told) }),
};

class CourseCounting implements Counting<CourseSums> {
  readonly sums: CourseSums;
  readonly #game: AnyGame;
  readonly #isWatched: boolean;
  #match: AnyMatch | undefined;
  /** By turn, of each seat, in the match at hand. */
  #seen: { readonly scores: readonly number[]; readonly hopes: readonly number[] }[] = [];

  constructor(game: AnyGame, agents: number) {
    this.sums = { agents: Array.from({ length: agents }, () => []), leaders: [] };
    this.#game = game;
    this.#isWatched = game.evaluate !== undefined || game.scoring !== undefined;
  }

  /** Looks once a turn. */
  look(match: AnyMatch): void {
    if (!this.#isWatched) return;
    if (match !== this.#match) {
      this.#match = match;
      this.#seen = [];
    }
    const { turns } = match;
    if (turns >= TURNS_MAX || this.#seen.length > turns) return;
    const seats = Array.from({ length: match.seats }, (_, seat) => seat);
    const scoresOf = (seat: number) => Object.values(this.#game.scoring?.(match.state, seat) ?? {});
    const seen = {
      scores: this.#game.scoring ? seats.map((seat) => scoresOf(seat).reduce((sum, points) => sum + points, 0)) : [],
      hopes: this.#game.evaluate ? seats.map((seat) => Math.round(match.evaluate(seat) * HOPE)) : [],
    };
    // A turn in which nobody is asked is as the one after it.
    while (this.#seen.length <= turns) this.#seen.push(seen);
  }

  add({ match, lineUp, halves }: Played): void {
    const seen = match === this.#match ? this.#seen : [];
    for (const [turn, { scores, hopes }] of seen.entries()) {
      for (const [seat, agent] of lineUp.entries()) {
        const sums = turnAt(this.sums.agents[agent] as TurnSums[], turn); // one for each agent
        if (scores[seat] !== undefined) addValue(sums.score, scores[seat]);
        if (hopes[seat] !== undefined) addValue(sums.hope, hopes[seat]);
      }
      const by = scores.length > 0 ? scores : hopes;
      const leader = by.indexOf(Math.max(...by));
      const isAlone = by.lastIndexOf(by[leader] as number) === leader;
      addLeader(this.sums, turn, isAlone ? 1 : 0, isAlone ? (halves[leader] ?? 0) : 0);
    }
  }
}

function turnAt(turns: TurnSums[], turn: number): TurnSums {
  while (turns.length <= turn) turns.push({ score: noMoments(), hope: noMoments() });
  return turns[turn] as TurnSums; // it was made
}

function addLeader({ leaders }: CourseSums, turn: number, seats: number, halves: number): void {
  while (leaders.length <= turn) leaders.push({ seats: 0, halves: 0 });
  const sums = leaders[turn] as CourseSums['leaders'][number]; // it was made
  sums.seats += seats;
  sums.halves += halves;
}

function turnOf({ score, hope }: TurnSums, turn: number) {
  return { turn, ...(score.count > 0 && { score: mean(score) }), ...(hope.count > 0 && { hope: mean(hope, HOPE) }) };
}

function chartsOf({ agents, leaders }: Course): readonly Chart[] {
  const turns = Math.max(...agents.map((one) => one.turns.length));
  const values = Array.from({ length: turns }, (_, turn) => turn);
  const lines = (title: string, of: 'score' | 'hope', unit: number): readonly Chart[] => {
    const series = agents.map(({ agent, turns: all }) => ({
      name: agent,
      counts: values.map((turn) => rounded((all[turn]?.[of]?.value ?? Number.NaN) * unit)),
    }));
    const isKnown = series.some(({ counts }) => counts.some((count) => count !== null));
    return isKnown ? [{ title, axis: 'turns over', width: 1, isLine: true, values, series }] : [];
  };
  const led = leaders.map(({ seats, won }) => (seats === 0 ? null : rounded(won.value * 100)));
  return [
    ...lines('Points, turn by turn', 'score', 1),
    ...lines('What the game says one may hope for, in per cent', 'hope', 100),
    ...(led.some((share) => share !== null)
      ? [
          {
            title: 'Who leads wins in the end, in per cent',
            axis: 'turns over',
            width: 1,
            isLine: true,
            values,
            series: [{ name: 'leaders that won', counts: led }],
          },
        ]
      : []),
  ];
}

/** As a chart takes it: nothing, where nothing is known. */
function rounded(value: number): number | null {
  return Number.isNaN(value) ? null : Math.round(value * 100) / 100;
}
