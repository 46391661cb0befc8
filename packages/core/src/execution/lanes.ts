import type { Choice } from '../game/prompt.ts';
import type { Answer } from '../game/record.ts';
import { broken, misuse } from '../values/errors.ts';
import { checkLists, emptyLists, type Lane, Line } from './answers.ts';

/** The lanes that questions go to: the turn's own and, within a `together`, one for each of its seats. */
export class Lanes {
  declare readonly main: Line;
  #current: Lane;
  /** The answers of a `together` that has begun, per seat; made on first need. */
  #strands: Choice[][] | undefined;

  constructor(choices: Answer[]) {
    this.main = this.#current = new Line(choices);
  }

  /** The one that questions go to now. */
  get current(): Lane {
    return this.#current;
  }

  /** From now on questions go to this one; after a `together`, to the turn's own again. */
  enter(lane: Lane = this.main): void {
    this.#current = lane;
  }

  strands(count: number): Choice[][] {
    if (this.#strands) return this.#strands;
    const { choices, cursor } = this.main;
    const isNew = cursor === choices.length;
    this.#strands = isNew ? emptyLists(count) : checkLists(choices[cursor], count);
    if (isNew) choices.push(this.#strands);
    return this.#strands;
  }

  /** Throws if a record has more answers for a strand than it had questions. */
  checkUsedUp(strand: Lane): void {
    const given = !this.#strands ? 0 : strand.choices.length;
    if (given > strand.cursor)
      throw misuse('choice', `${given} answers for ${strand.cursor} questions of one who chooses together`);
  }

  /** The `together` is done: its answers are used up. They are returned, by seat; undefined if nobody was asked. */
  join(): readonly Choice[][] | undefined {
    const strands = this.#strands;
    if (strands) this.main.cursor++;
    this.#strands = undefined;
    return strands;
  }

  /** Throws unless the turn's own lane is running. */
  checkMain(word: string, what: string): void {
    if (this.#current === this.main) return;
    throw broken('word', `${word} "${what}" was used inside together, where flows may only choose`);
  }
}
