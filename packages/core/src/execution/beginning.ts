import type { Oracle } from '../oracle/oracle.ts';
import type { Choice, Prompt } from '../prompt.ts';
import type { Answer } from './running.ts';

/** Where a turn began: with these and the choices since, every point inside the turn is reached again. */
export interface Mark {
  turn: number;
  choices: number;
  logged: number;
  position: number;
  asked: number[];
}

/** Whoever an execution belongs to. Without one, prompts stay open and nothing is pruned. */
export interface Host {
  /** The answer, if it is there at once. */
  reply?(prompt: Prompt): Choice | undefined;
  /** The options that do not lead only to dead ends. */
  prune?(prompt: Prompt): readonly number[];
}

/** What an execution starts from. */
export interface Beginning<S> {
  readonly state: S;
  readonly oracle: Oracle;
  readonly choices: Answer[];
  /** Prompts each seat has been asked so far, turns begun so far, entries logged so far. */
  readonly asked: number[];
  readonly turn: number;
  readonly logged: number;
  readonly log: boolean;
}
