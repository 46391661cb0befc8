import { type AnyAgent, reasonOf, type Trouble } from '@fermata/agents';
import { type AnyMatch, type Choice, type Outcome, type Prompt, start } from '@fermata/core';
import { agentSeed, type Fixture, fixtureOf, type Job } from '../job.ts';
import { type MatchRow, rowOf } from '../rows/row.ts';
import type { Counting } from '../statistics/statistic.ts';
import { beginAll, type Tally } from '../statistics/tally.ts';
import { halfPoints } from '../sums/results.ts';
import { batchOf, type Company, type Entrant } from './cast.ts';
import type { Pace } from './pace.ts';
import { playOut } from './play-out.ts';
import type { Part } from './threads.ts';
import { withRecord } from './with-record.ts';

/** Plays games of a batch one by one and keeps the tally: in this thread or a worker, this is what runs. */
export class Chunk {
  readonly #company: Company;
  readonly #job: Job;
  readonly #countings: readonly Counting[];
  /** Those of them that look at matches on their way. */
  readonly #lookers: readonly Counting[];
  readonly #tally: Tally;
  readonly #rows: MatchRow[] = [];
  /** All games are rematches of this one: what they start from is checked once. */
  #first: AnyMatch | undefined;

  constructor(company: Company, job: Job) {
    this.#company = company;
    this.#job = job;
    this.#countings = beginAll(batchOf(company, job));
    this.#lookers = this.#countings.filter(({ look }) => look !== undefined);
    this.#tally = { games: 0, sums: this.#countings.map(({ sums }) => sums) };
  }

  get tally(): Tally {
    return this.#tally;
  }

  /** What it has played, rows included where they are wanted. */
  get part(): Part {
    return { tally: this.#tally, rows: this.#rows };
  }

  /**
   * Plays a game to its end: at once, or, if an agent takes its time, when the promise is kept. What breaks names the
   * game, so that it can be played again. Of a game that is stopped on the way nothing is noted.
   */
  play(index: number, pace?: Pace): Promise<void> | undefined {
    const { seats, options, coverage, timeMs } = this.#job;
    const { game } = this.#company;
    const fixture = fixtureOf(this.#job, index);
    try {
      this.#first ??= start(game, { seats, seed: fixture.seed, options, log: coverage });
      const match = this.#first.rematch({ seed: fixture.seed });
      const course: GameUnderWay = { index, fixture, match, decisions: [], troubles: [] };
      const outcome = playOut(match, this.#agents(fixture), {
        seed: `${fixture.seed}/instead`,
        timeMs,
        pace,
        onQuestion: () => {
          for (const looker of this.#lookers) looker.look?.(match);
        },
        onAnswer: (prompt, choice) => void course.decisions.push({ prompt, choice }),
        onTrouble: (trouble) => void course.troubles.push(trouble),
      });
      if (!(outcome instanceof Promise)) return this.#note(course, outcome);
      return outcome
        .then((late) => late && this.#note(course, late))
        .catch((error) => {
          throw broken(game.name, fixture, error);
        });
    } catch (error) {
      throw broken(game.name, fixture, error);
    }
  }

  #agents({ lineUp, seed }: Fixture): readonly AnyAgent[] {
    return lineUp.map((place, seat) => this.#entrant(place).make(agentSeed(seed, seat)));
  }

  #entrant(place: number): Entrant {
    return this.#company.agents[place] as Entrant; // line-ups are made of places
  }

  #note({ index, fixture, match, decisions, troubles }: GameUnderWay, outcome: Outcome): undefined {
    const { lineUp } = fixture;
    const played = { match, outcome, halves: halfPoints(outcome), lineUp, decisions, troubles };
    this.#tally.games++;
    for (const counting of this.#countings) counting.add(played);
    if (this.#job.rows !== true) return;
    const { game, agents, verdict } = this.#company;
    const { options } = this.#job;
    this.#rows.push(rowOf(game, played, { index, fixture, options, agents: agents.map(({ name }) => name), verdict }));
  }
}

/** A game on its way, and what is to be noted once it is over. */
interface GameUnderWay {
  readonly index: number;
  readonly fixture: Fixture;
  readonly match: AnyMatch;
  readonly decisions: { readonly prompt: Prompt; readonly choice: Choice }[];
  readonly troubles: Trouble[];
}

function broken(game: string, { seed }: Fixture, error: unknown): Error {
  const whole = new Error(`${game} with seed "${seed}" broke: ${reasonOf(error)}`, { cause: error });
  const { record } = Object(error) as { readonly record?: unknown }; // rules may throw anything
  return withRecord(whole, record);
}
