/** Every loop that players or cards can lengthen has a limit, and passing it throws. */
export interface Limits {
  /** Turns of a match. */
  readonly turns: number;
  /** Turns in a row in which nobody is asked. */
  readonly idleTurns: number;
  /** Events, draws and lone options between two questions. */
  readonly steps: number;
  /** Choices in a turn. */
  readonly choices: number;
  /** Nesting of causes: events that happen because of events. */
  readonly depth: number;
  /** Positions tried when an offer is pruned, a set unfolded, or a move's completion looked for. */
  readonly tries: number;
}

export const LIMITS: Limits = {
  turns: 100_000,
  idleTurns: 1_000,
  steps: 100_000,
  choices: 100_000,
  depth: 50,
  tries: 100_000,
};
