import { type Agent, type AnyMatch, type Choice, type Outcome, type Prompt, start } from '@fermata/core';
import { Examiner } from '../tally/exercise.ts';
import { Leader } from '../tally/leader.ts';
import { addValue } from '../tally/moments.ts';
import { Umpire } from '../tally/pairs.ts';
import { Scribe } from '../tally/scribe.ts';
import { addToSpread } from '../tally/spread.ts';
import { addToStanding, halfPoints } from '../tally/standing.ts';
import { noTally, type Tally } from '../tally/tally.ts';
import type { Company } from './cast.ts';
import { agentSeed, type Fixture, fixtureOf, type Job } from './job.ts';

/** Plays games of a batch one by one and keeps the tally: in a worker thread or at home, this is what runs. */
export class Chunk {
  readonly #company: Company;
  readonly #job: Job;
  readonly #scribe: Scribe;
  readonly #umpire = new Umpire();
  readonly #examiner: Examiner | undefined;
  readonly #tally: Tally;

  constructor(company: Company, job: Job) {
    this.#company = company;
    this.#job = job;
    this.#scribe = new Scribe(company.game, job.seats);
    this.#examiner = job.coverage ? new Examiner(job.names) : undefined;
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

  /** Plays a game to its end. What breaks names the game, so that it can be played again. */
  play(index: number): void {
    const { seats, options, coverage } = this.#job;
    const { game } = this.#company;
    const fixture = fixtureOf(this.#job, index);
    try {
      const match = start(game, { seats, seed: fixture.seed, options, log: coverage });
      const leader = new Leader();
      const agents = fixture.lineUp.map((place, seat) => this.#watched(place, seat, fixture, match, leader));
      const outcome = playOut(match, agents);
      this.#note(fixture, match, outcome, leader);
    } catch (error) {
      throw broken(game.name, fixture, error);
    }
  }

  /** The agent of a seat, whose decisions are taken down. */
  #watched(place: number, seat: number, { seed }: Fixture, match: AnyMatch, leader: Leader): Agent {
    const { name, make } = this.#company.agents[place] as Company['agents'][number]; // line-ups are made of places
    const agent = make(agentSeed(seed, seat));
    const [scribe, examiner] = [this.#scribe, this.#examiner];
    return (prompt, side) => {
      leader.look(match);
      const choice = agent(prompt, side);
      checkAtOnce(choice, name, prompt);
      scribe.decided(prompt, choice);
      examiner?.decided(prompt, choice);
      return choice;
    };
  }

  #note({ lineUp }: Fixture, match: AnyMatch, outcome: Outcome, leader: Leader): void {
    const tally = this.#tally;
    const halves = halfPoints(outcome);
    tally.games++;
    for (const [seat, place] of outcome.entries()) {
      const half = halves[seat] as number; // one for each seat
      const { standing, scores } = tally.seats[seat] as Tally['seats'][number]; // as above
      addToStanding(standing, half, place);
      addToSpread(scores, place.score);
      addToStanding(tally.agents[lineUp[seat] as number] as Tally['agents'][number], half, place); // as above
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

/** The one place where a match is driven: agents that answer later will need a driver that waits for them, here. */
function playOut(match: AnyMatch, agents: readonly Agent[]): Outcome {
  return match.run(agents);
}

function checkAtOnce(choice: Choice, name: string, { label }: Prompt): void {
  if (typeof choice === 'number' || Array.isArray(choice)) return;
  throw new TypeError(`the agent ${name} did not answer "${label}" at once; simulations want agents that do`);
}

function broken(game: string, { seed }: Fixture, error: unknown): Error {
  const { message, record } = error as { readonly message?: string; readonly record?: unknown };
  const whole = new Error(`${game} with seed "${seed}" broke: ${message ?? String(error)}`, { cause: error });
  return Object.assign(whole, record === undefined ? {} : { record });
}
