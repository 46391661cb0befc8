import { type AnyMatch, type Choice, type Oracle, type Prompt, seeded } from '@fermata/core';
import { completed, type Step } from './steps.ts';
import { type AnyPerspective, type World, Worlds } from './worlds.ts';

/** A match in which an answer is to be tried, and the whole answer. */
export interface TriedAnswer {
  readonly match: AnyMatch;
  /** The world that it is a fork of. */
  readonly world: World;
  readonly choice: Choice;
  /** For whatever else is answered at random. */
  readonly dice: Oracle;
}

/**
 * Trials of the steps of one answer. The first of one step has the same world, dice and answers at random as the first of
 * another, and so on: what is compared is the steps, not their luck.
 */
export class Trials {
  readonly #prompt: Prompt;
  readonly #worlds: Worlds;
  readonly #oracle: Oracle;
  readonly #lots: { readonly world: World; readonly luck: number }[] = [];

  constructor(prompt: Prompt, side: AnyPerspective, oracle: Oracle, worlds: number) {
    this.#prompt = prompt;
    this.#worlds = new Worlds(side, oracle, worlds);
    this.#oracle = oracle;
  }

  /** The trial of this number, of a step that follows these picks. */
  at(number: number, picked: readonly number[], step: Step): TriedAnswer {
    this.#lots[number] ??= { world: this.#worlds.next(), luck: this.#oracle.int(0x100000000, 'luck') };
    const { world, luck } = this.#lots[number];
    const dice = seeded(luck, 1);
    const choice = completed(this.#prompt, picked, step, dice);
    return { match: world.match.fork({ reseed: luck }), world, choice, dice };
  }
}
