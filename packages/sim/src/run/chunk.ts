import { type AnyAgent, reasonOf, type Trouble } from '@fermata/agents';
import { type AnyMatch, type Choice, type Outcome, type Prompt, start } from '@fermata/core';
import { agentSeed, type Fixture, fixtureOf, type Job } from '../job.ts';
import { addValue } from '../sums/moments.ts';
import { addResult, halfPoints } from '../sums/results.ts';
import { addToSpread } from '../sums/spread.ts';
import { Examiner } from '../tally/exercise.ts';
import { Leader } from '../tally/leader.ts';
import { Umpire } from '../tally/pairs.ts';
import { Scribe } from '../tally/scribe.ts';
import { noTally, type Tally } from '../tally/tally.ts';
import { addTrouble } from '../tally/troubles.ts';
import type { Company, Entrant } from './cast.ts';
import type { Pace } from './pace.ts';
import { playOut } from './play-out.ts';
import { withRecord } from './with-record.ts';

/** Plays games of a batch one by one and keeps the tally: in this thread or a worker, this is what runs. */
export class Chunk {
  readonly #company: Company;
  readonly #job: Job;
  readonly #scribe: Scribe;
  readonly #umpire: Umpire;
  readonly #examiner: Examiner | undefined;
  readonly #tally: Tally;
  /** All games are rematches of this one: what they start from is checked once. */
  #first: AnyMatch | undefined;

  constructor(company: Company, job: Job) {
    this.#company = company;
    this.#job = job;
    this.#scribe = new Scribe(company.game, job.seats);
    this.#umpire = new Umpire(job.lineUps.length);
    this.#examiner = job.coverage ? new Examiner(job) : undefined;
    const none = noTally(job.seats, company.agents.length);
    this.#tally = {
      ...none,
      decisions: this.#scribe.decisions,
      exercise: this.#examiner?.exercise ?? none.exercise,
      pairs: this.#umpire.pairs,
    };
  }

  get tally(): Tally {
    return this.#tally;
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
      const course: Course = { fixture, match, leader: new Leader(), decisions: [], troubles: [] };
      const outcome = playOut(match, this.#agents(fixture), {
        seed: `${fixture.seed}/instead`,
        timeMs,
        pace,
        onQuestion: () => course.leader.look(match),
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

  #note({ fixture: { lineUp }, match, leader, decisions, troubles }: Course, outcome: Outcome): undefined {
    const tally = this.#tally;
    const halves = halfPoints(outcome);
    tally.games++;
    for (const { prompt, choice } of decisions) {
      this.#scribe.decided(prompt, choice);
      this.#examiner?.decided(prompt, choice);
    }
    for (const { seat, label, why } of troubles)
      addTrouble(tally.troubles, { agent: this.#entrant(lineUp[seat] as number).name, label, why }); // a place per seat
    for (const [seat, place] of outcome.entries()) {
      const half = halves[seat] as number; // one for each seat
      const { results, scores } = tally.seats[seat] as Tally['seats'][number]; // as above
      addResult(results, half, place);
      addToSpread(scores, place.score);
      addResult(tally.agents[lineUp[seat] as number] as Tally['agents'][number], half, place); // as above
    }
    addValue(tally.firstSeat, (halves[0] ?? 0) * halves.length - halves.reduce((sum, half) => sum + half, 0));
    addToSpread(tally.turns, match.turns);
    addToSpread(tally.choices, this.#scribe.made);
    if (match.game.evaluate !== undefined) addToSpread(tally.leadChanges, leader.changes);
    this.#scribe.ended(halves);
    if (this.#job.paired) this.#umpire.ended(lineUp, halves, outcome);
    this.#examiner?.ended(match);
  }
}

/** A game on its way, and what is to be noted once it is over. */
interface Course {
  readonly fixture: Fixture;
  readonly match: AnyMatch;
  readonly leader: Leader;
  readonly decisions: { readonly prompt: Prompt; readonly choice: Choice }[];
  readonly troubles: Trouble[];
}

function broken(game: string, { seed }: Fixture, error: unknown): Error {
  const whole = new Error(`${game} with seed "${seed}" broke: ${reasonOf(error)}`, { cause: error });
  const { record } = Object(error) as { readonly record?: unknown }; // rules may throw anything
  return withRecord(whole, record);
}
