import type { AnyGame, Choice, Prompt, Seat } from '@fermata/core';
import { describeOption } from '@fermata/core/host';
import type { Batch, Counting, Played } from '../statistic.ts';
import {
  noOption,
  noSums,
  OPTIONS_MAX,
  type OptionCounts,
  type OptionSums,
  type PromptSums,
  type Sums,
} from './sums.ts';

/** Counts what was offered and taken, in sums that are found by the option itself: its text is made once. */
export class OptionCounting implements Counting<Sums> {
  readonly sums = noSums();
  readonly #game: AnyGame;
  readonly #agents: number;
  readonly #prompts = new Map<string, CountedPrompt>();
  readonly #options = new Map<string, CountedOption>();
  readonly #offered: CountedOption[][];
  readonly #taken: CountedOption[][];
  #serial = 0;

  constructor({ game, agents, job: { seats } }: Batch) {
    this.#game = game;
    this.#agents = agents.length;
    this.#offered = Array.from({ length: seats }, () => []);
    this.#taken = Array.from({ length: seats }, () => []);
  }

  add({ decisions, halves, lineUp }: Played): void {
    for (const { prompt, choice } of decisions) this.#decided(prompt, choice, lineUp[prompt.seat] as number); // one for each seat
    this.#ended(halves, lineUp);
  }

  #decided(prompt: Prompt, choice: Choice, agent: number): void {
    const { seat, options } = prompt;
    const counted = this.#prompts.get(prompt.label) ?? this.#newPrompt(prompt.label);
    counted.sums.asked++;
    counted.sums.options += options.length;
    for (const option of options) this.#offer(this.#option(counted, option, prompt), seat, agent);
    if (typeof choice === 'number') this.#take(this.#option(counted, options[choice], prompt), seat, agent);
    else for (const at of choice) this.#take(this.#option(counted, options[at], prompt), seat, agent);
  }

  /** The game is over, and brought each seat this many half points. */
  #ended(halves: readonly number[], lineUp: readonly number[]): void {
    for (const [seat, half] of halves.entries()) {
      const agent = lineUp[seat] as number; // one for each seat
      const [offered, taken] = [this.#offered[seat] as CountedOption[], this.#taken[seat] as CountedOption[]]; // one for each seat
      for (const counted of offered) {
        const sums = countsFor(counted, agent);
        sums.offeredSeats++;
        sums.offeredHalves += half;
      }
      for (const counted of taken) {
        const sums = countsFor(counted, agent);
        sums.takenSeats++;
        sums.takenHalves += half;
      }
      offered.length = taken.length = 0;
    }
    this.#serial++;
  }

  #offer(counted: CountedOption | undefined, seat: Seat, agent: number): void {
    if (counted === undefined) {
      this.sums.unlisted++;
      return;
    }
    countsFor(counted, agent).offered++;
    if (counted.offeredIn[seat] === this.#serial) return;
    counted.offeredIn[seat] = this.#serial;
    (this.#offered[seat] as CountedOption[]).push(counted); // one for each seat
  }

  #take(counted: CountedOption | undefined, seat: Seat, agent: number): void {
    if (counted === undefined) return;
    countsFor(counted, agent).taken++;
    if (counted.takenIn[seat] === this.#serial) return;
    counted.takenIn[seat] = this.#serial;
    (this.#taken[seat] as CountedOption[]).push(counted); // as above
  }

  #newPrompt(label: string): CountedPrompt {
    const counted = { sums: { label, asked: 0, options: 0 }, byOption: new Map() };
    if (this.#prompts.size < OPTIONS_MAX) {
      this.#prompts.set(label, counted);
      this.sums.prompts.set(label, counted.sums);
    }
    return counted;
  }

  /** What is counted of an option, or undefined if it is not listed. */
  #option({ byOption }: CountedPrompt, option: unknown, prompt: Prompt): CountedOption | undefined {
    const key = typeof option === 'object' ? `\n${JSON.stringify(option)}` : option;
    const known = byOption.get(key);
    if (known !== undefined) return known;
    const counted = this.#optionByText(prompt.label, describeOption(this.#game, option, prompt));
    if (counted !== undefined && byOption.size < OPTIONS_MAX) byOption.set(key, counted);
    return counted;
  }

  /** Options that look alike to a player are one, whatever they are to the rules. */
  #optionByText(label: string, text: string): CountedOption | undefined {
    const key = `${label}\n${text}`;
    const known = this.#options.get(key);
    if (known !== undefined || this.#options.size >= OPTIONS_MAX) return known;
    const counted = { sums: noOption(label, text, this.#agents), offeredIn: [], takenIn: [] };
    this.#options.set(key, counted);
    this.sums.options.set(key, counted.sums);
    return counted;
  }
}

function countsFor({ sums }: CountedOption, agent: number): OptionCounts {
  return sums.agents[agent] as OptionCounts; // one for each agent
}

/** All that a label was asked with. */
interface CountedPrompt {
  readonly sums: PromptSums;
  readonly byOption: Map<unknown, CountedOption>;
}

/** The sums of an option, and the last game in which each seat was offered it and took it. */
interface CountedOption {
  readonly sums: OptionSums;
  readonly offeredIn: number[];
  readonly takenIn: number[];
}
