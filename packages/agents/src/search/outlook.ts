import type { Prompt, Seat } from '@fermata/core';
import type { TriedAnswer } from '../trials.ts';
import { standing } from '../utility.ts';
import type { SearchOptions } from './search.ts';
import { playSensibly } from './sensible.ts';
import { Node, Scale, select } from './tree.ts';
import { Walk } from './walk.ts';

/** After so many visits a place in the tree chooses by what was seen there; before, a sensible player knows better. */
const RIPE = 40;

/** What follows an answer: a tree of what everybody may choose next, and sensible turns from there on. */
export class Outlook {
  readonly #prompt: Prompt;
  readonly #root = new Node();
  readonly #scale = new Scale(0, 1);
  readonly #exploration: number;
  readonly #horizon: number;

  constructor(prompt: Prompt, { exploration = 0.3, horizon = 2 }: SearchOptions) {
    this.#prompt = prompt;
    this.#exploration = exploration;
    this.#horizon = horizon;
  }

  /** What comes of a trial for the seat that is asked. */
  after({ match, world, choice, dice }: TriedAnswer): number {
    const until = match.turns + 1 + this.#horizon;
    const walk = new Walk(match, world, this.#root, RIPE);
    walk.take(this.#prompt, choice);
    while (walk.isInTree && match.turns < until)
      walk.answer((edges) => select(edges, this.#scale, this.#exploration, dice));
    playSensibly(match, dice, until);
    const worths = new Map<Seat, number>(); // of those who have chosen in the tree: nobody else learns from it
    const worthTo = (seat: Seat) => {
      const worth = worths.get(seat) ?? standing(match, seat);
      worths.set(seat, worth);
      return worth;
    };
    walk.learn(worthTo);
    return worthTo(this.#prompt.seat);
  }
}
