/** A game played beforehand without any engine, so that both sides play the same moves. */
export interface Sequence {
  /** The moves in order, as boardgame.io is told them: cells or columns. */
  readonly moves: readonly number[];
  /** The same moves as our match is told them: the place of each among what is offered. A lone option is not asked for. */
  readonly choices: readonly number[];
  readonly winner: number | undefined;
  /** For our match, which wants one even where nothing is left to chance. */
  readonly seed: number;
}
