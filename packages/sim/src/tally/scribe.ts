import { type AnyGame, type Choice, describeOption, type Prompt, type Seat } from '@fermata/core';
import { addToSpread } from '../sums/spread.ts';
import { noDecisions, noSums, OPTIONS_MAX, type OptionSums, type PromptSums } from './decisions.ts';

/** Takes decisions down as they are made. This is the hot path of every simulation. */
export class Scribe {
  readonly decisions = noDecisions();
  /** Decisions of the current game. */
  made = 0;
  readonly #game: AnyGame;
  readonly #pages = new Map<string, Page>();
  readonly #entries = new Map<string, Entry>();
  readonly #offered: Entry[][];
  readonly #taken: Entry[][];
  #serial = 0;

  constructor(game: AnyGame, seats: number) {
    this.#game = game;
    this.#offered = Array.from({ length: seats }, () => []);
    this.#taken = Array.from({ length: seats }, () => []);
  }

  decided(prompt: Prompt, choice: Choice): void {
    const { seat, options } = prompt;
    const page = this.#pages.get(prompt.label) ?? this.#newPage(prompt.label);
    this.made++;
    page.sums.asked++;
    page.sums.options += options.length;
    addToSpread(this.decisions.branching, options.length);
    for (const option of options) this.#offer(this.#entry(page, option, prompt), seat);
    if (typeof choice === 'number') this.#take(this.#entry(page, options[choice], prompt), seat);
    else for (const at of choice) this.#take(this.#entry(page, options[at], prompt), seat);
  }

  /** The game is over, and brought each seat this many half points. */
  ended(halves: readonly number[]): void {
    for (const [seat, half] of halves.entries()) {
      const [offered, taken] = [this.#offered[seat] as Entry[], this.#taken[seat] as Entry[]]; // one for each seat
      for (const { sums } of offered) {
        sums.offeredSides++;
        sums.offeredHalves += half;
      }
      for (const { sums } of taken) {
        sums.takenSides++;
        sums.takenHalves += half;
      }
      offered.length = taken.length = 0;
    }
    this.#serial++;
    this.made = 0;
  }

  #offer(entry: Entry | undefined, seat: Seat): void {
    if (entry === undefined) {
      this.decisions.unlisted++;
      return;
    }
    entry.sums.offered++;
    if (entry.offeredIn[seat] === this.#serial) return;
    entry.offeredIn[seat] = this.#serial;
    (this.#offered[seat] as Entry[]).push(entry); // one for each seat
  }

  #take(entry: Entry | undefined, seat: Seat): void {
    if (entry === undefined) return;
    entry.sums.taken++;
    if (entry.takenIn[seat] === this.#serial) return;
    entry.takenIn[seat] = this.#serial;
    (this.#taken[seat] as Entry[]).push(entry); // as above
  }

  #newPage(label: string): Page {
    const page = { sums: { label, asked: 0, options: 0 }, byOption: new Map() };
    if (this.#pages.size < OPTIONS_MAX) {
      this.#pages.set(label, page);
      this.decisions.prompts.set(label, page.sums);
    }
    return page;
  }

  /** The entry of an option, or undefined if it is not listed. */
  #entry(page: Page, option: unknown, prompt: Prompt): Entry | undefined {
    const key = typeof option === 'object' ? `\n${JSON.stringify(option)}` : option;
    const known = page.byOption.get(key);
    if (known !== undefined) return known;
    const entry = this.#entryByText(prompt.label, describeOption(this.#game, option, prompt));
    if (entry !== undefined && page.byOption.size < OPTIONS_MAX) page.byOption.set(key, entry);
    return entry;
  }

  /** Options that look alike to a player are one, whatever they are to the rules. */
  #entryByText(label: string, text: string): Entry | undefined {
    const key = `${label}\n${text}`;
    const known = this.#entries.get(key);
    if (known !== undefined || this.#entries.size >= OPTIONS_MAX) return known;
    const entry = { sums: noSums(label, text), offeredIn: [], takenIn: [] };
    this.#entries.set(key, entry);
    this.decisions.options.set(key, entry.sums);
    return entry;
  }
}

/** All that a label was asked with. */
interface Page {
  readonly sums: PromptSums;
  readonly byOption: Map<unknown, Entry>;
}

/** The sums of an option, and the last game in which each seat was offered it and took it. */
interface Entry {
  readonly sums: OptionSums;
  readonly offeredIn: number[];
  readonly takenIn: number[];
}
