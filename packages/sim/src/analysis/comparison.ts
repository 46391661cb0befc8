import type { AnyMatch, Choice } from '@fermata/core';
import type { RecordHead } from '@fermata/core/host';
import type { Estimate } from '../figures/interval.ts';
import { Differences } from './figures.ts';
import type { Judgement } from './judgement.ts';
import { type Player, playOn, worldOf } from './player.ts';
import { standAt } from './questions.ts';

/** A choice that cost something, and what would have been better. */
export interface Costly extends Judgement {
  /** So many pairs of matches were played on: one with what was chosen, one with what is better, over the same luck. */
  readonly pairs: number;
  /** How much more often the better choice has won; and how many more points it has brought. */
  readonly wins: Estimate;
  readonly points: Estimate;
}

/** The choices that cost most, the worst first, as far as is known: those whose better line has not done better are left out. */
export function costliestOf(comparisons: readonly Comparison[], isForPoints: boolean): Costly[] {
  const differenceOf = ({ wins, points }: Costly) => (isForPoints ? points : wins).value;
  return comparisons
    .map((comparison) => comparison.told())
    .filter((costly) => costly.pairs > 0 && differenceOf(costly) > 0)
    .slice(0, COSTLIEST)
    .sort((one, other) => differenceOf(other) - differenceOf(one));
}

/** So many are told. */
const COSTLIEST = 3;

/** Plays on after what was chosen and after what is better, in worlds that the seat cannot tell from the true one. */
export class Comparison {
  readonly #judgement: Judgement;
  readonly #standing: AnyMatch;
  readonly #player: Player;
  readonly #seed: string;
  readonly #differences = new Differences();

  constructor(match: AnyMatch, record: RecordHead, judgement: Judgement, player: Player, seed: string) {
    this.#judgement = judgement;
    this.#standing = standAt(match, record, judgement.question).match;
    this.#player = player;
    this.#seed = seed;
  }

  playPair(): void {
    const { question, prompt, better } = this.#judgement;
    const luck = `${this.#seed} pair ${question.after} ${this.#differences.count}`;
    const world = worldOf(this.#standing.as(question.seat), luck);
    const after = (choice: Choice) => {
      const fork = world.fork({ reseed: luck });
      fork.answer(prompt.id, choice);
      return playOn(fork, this.#player, luck);
    };
    this.#differences.add(after(better), after(question.choice), question.seat);
  }

  /** What is known by now. */
  told(): Costly {
    const { count, wins, points } = this.#differences;
    return { ...this.#judgement, pairs: count, wins, points };
  }
}
