import type { AnyGame, Prompt } from '@fermata/core';
import { describeOption } from '@fermata/core/host';
import type { Batch, Counting, Played } from '../statistic.ts';
import { addTaker, noSums, placeOf, type Thing, takersOf } from './sums.ts';

/** Texts of options that are remembered, prompt by prompt: to make them anew for each answer would take most of the time. */
const REMEMBERED_MAX = 10_000;

/** Counts what each seat took, and what it took together. */
export class PairCounting implements Counting {
  readonly sums = noSums();
  readonly #game: AnyGame;
  readonly #agents: number;
  /** Places of things, by prompt and option; -1 where there was no room. */
  readonly #known = new Map<string, Map<unknown, number>>();
  /** What each seat took in the game at hand. */
  readonly #taken: number[][];
  /** By seat and thing, the last game in which it was taken. */
  readonly #takenIn: number[][];
  #serial = 0;

  constructor({ game, agents, job: { seats } }: Batch) {
    this.#game = game;
    this.#agents = agents.length;
    this.#taken = Array.from({ length: seats }, () => []);
    this.#takenIn = Array.from({ length: seats }, () => []);
  }

  add({ decisions, halves, lineUp }: Played): void {
    this.#serial++;
    for (const { prompt, choice } of decisions) {
      if (typeof choice === 'number') this.#take(prompt, choice);
      else for (const at of choice) this.#take(prompt, at);
    }
    for (const [seat, taken] of this.#taken.entries()) {
      this.#note(taken, lineUp[seat] as number, halves[seat] as number); // one for each seat
      taken.length = 0;
    }
  }

  #note(taken: readonly number[], agent: number, halves: number): void {
    for (const [at, one] of taken.entries()) {
      addTaker((this.sums.things[one] as Thing).takers, agent, halves); // it is listed
      for (let after = at + 1; after < taken.length; after++)
        addTaker(takersOf(this.sums, one, taken[after] as number, this.#agents), agent, halves); // within the list
    }
  }

  #take(prompt: Prompt, at: number): void {
    const place = this.#place(prompt, prompt.options[at]);
    if (place < 0) {
      this.sums.unlisted++;
      return;
    }
    const takenIn = this.#takenIn[prompt.seat] as number[]; // one for each seat, as below
    if (takenIn[place] === this.#serial) return;
    takenIn[place] = this.#serial;
    (this.#taken[prompt.seat] as number[]).push(place);
  }

  #place(prompt: Prompt, option: unknown): number {
    const key = typeof option === 'object' ? `\n${JSON.stringify(option)}` : option;
    const known = this.#known.get(prompt.label) ?? new Map<unknown, number>();
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const place = placeOf(this.sums, prompt.label, describeOption(this.#game, option, prompt), this.#agents) ?? -1;
    if (known.size < REMEMBERED_MAX) known.set(key, place);
    if (this.#known.size < REMEMBERED_MAX) this.#known.set(prompt.label, known);
    return place;
  }
}
