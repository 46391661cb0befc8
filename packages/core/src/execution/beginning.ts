import type { Seat } from '../game/flow.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import type { Answer } from '../game/record.ts';
import type { Oracle } from '../oracle/oracle.ts';

/** Where a turn began: with this, the state there, and the choices since, every point inside the turn is reached again. */
export interface Mark {
  turn: number;
  choices: number;
  /** Entries logged by then, draws made from the oracle, and prompts each seat was asked. */
  logged: number;
  position: number;
  asked: number[];
}

/** What an execution starts from. */
export interface Beginning {
  readonly mark: Mark;
  readonly state: object;
  readonly oracle: Oracle;
  readonly choices: Answer[];
  readonly log: boolean;
}

/** Whoever an execution belongs to. Without one, prompts stay open and nothing is pruned. */
export interface Host {
  /** The answer, if it is there at once. */
  reply?(prompt: Prompt): Choice | undefined;
  /** Who of those that race is asked first, and who then, by their places. */
  order?(seats: readonly Seat[]): readonly number[];
  /** The options that do not lead only to dead ends. */
  prune?(prompt: Prompt): readonly number[];
}
