import { type AnyMatch, type Oracle, type Prompt, seeded } from '@fermata/core';
import type { Play } from './playout.ts';
import { completed, type Step } from './steps.ts';
import { type Side, Worlds } from './worlds.ts';

/**
 * Trials of the steps of one answer. The first of one step has the same world, dice and answers at random as the first of
 * another, and so on: what is compared is the steps, not their luck.
 */
export class Trials {
  readonly #prompt: Prompt;
  readonly #worlds: Worlds;
  readonly #oracle: Oracle;
  readonly #lots: { readonly world: AnyMatch; readonly luck: number }[] = [];

  constructor(prompt: Prompt, side: Side, oracle: Oracle, worlds: number) {
    this.#prompt = prompt;
    this.#worlds = new Worlds(side, oracle, worlds);
    this.#oracle = oracle;
  }

  /** What came of a step, after these picks, for the seat that is asked. */
  run(number: number, picked: readonly number[], step: Step, play: Play): number {
    this.#lots[number] ??= { world: this.#worlds.next().match, luck: this.#oracle.int(0x100000000, 'luck') };
    const { world, luck } = this.#lots[number];
    const { id, seat } = this.#prompt;
    const match = world.fork({ reseed: luck });
    const dice = seeded(luck, 1);
    match.answer(id, completed(this.#prompt, picked, step, dice));
    return play(match, dice, world.turns)[seat]!; // one for each seat
  }
}
