import type { Logged } from '../execution/log.ts';
import type { AnyEvent, DeepReadonly, Seat } from '../game/flow.ts';
import type { AnyGame, Outcome } from '../game/game.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import type { MatchRecord } from '../game/record.ts';
import type { View } from '../game/secrets.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Frame } from '../secrets/frame.ts';
import type { Start } from './starting.ts';

/** One game being played. */
export interface Match<S extends object, E extends AnyEvent> {
  /** The rules it is played by. */
  readonly game: AnyGame;
  /** How many play. */
  readonly seats: number;
  /** What chance comes from, unless an oracle was given. */
  readonly seed: string;
  /** The whole truth. Seats and agents get views. */
  readonly state: DeepReadonly<S>;
  /** A place per seat once the match is over. */
  readonly outcome: Outcome | undefined;
  /** How many choices have been made. */
  readonly choices: number;
  /** How many turns are over. */
  readonly turns: number;
  /** What has happened, in order. */
  readonly events: readonly E[];
  /** The same with causes, listeners met, and cancellations. */
  readonly log: readonly Logged<E>[];

  /** The open prompts, of one seat or of all. */
  prompts(seat?: Seat): readonly Prompt[];
  /** The seats that are waited for. */
  waiting(): readonly Seat[];
  /** Answers a prompt and plays on. `by` names who decided, where it was not the seat itself. */
  answer(promptId: number, choice: Choice, by?: string): void;
  /** Answers with the default that the prompt declares, and notes so in the record. */
  expire(promptId: number): void;
  /** Plays to the end with one synchronous agent per seat. */
  run(agents: readonly Agent<S, E>[]): Outcome;

  /** What the seat may see of the state. */
  view(seat: Seat): View<S>;
  /** What the seat may hope for, by the game's own `evaluate` of what it sees; throws if the game has none. */
  evaluate(seat: Seat): number;
  /** What the seat is shown of the events: some with fields that are null, some not at all. */
  eventsFor(seat: Seat): readonly AnyEvent[];
  /** What one seat may know and do: all that an agent gets. */
  as(seat: Seat): Perspective<S, E>;
  /** Tells of new events once they are settled, as the seat may see them. Returns what ends it. */
  subscribe(seat: Seat, tell: (news: News) => void): () => void;
  /** The same with what the seat sees after each event. A match that nobody follows pays nothing for it. */
  follow(seat: Seat, tell: (news: FrameNews<S>) => void): () => void;

  /** Another match, from the start: the same seats, options or position, which have been checked, with chance of its own. */
  rematch(how?: Pick<Start, 'seed' | 'oracle'>): Match<S, E>;
  /** A match that goes its own way from here. With `reseed` its chance does, too. */
  fork(how?: { readonly reseed?: string | number | undefined }): Match<S, E>;
  /** Another world that the seat cannot tell from this one. For bots: never a plain fork. */
  redeal(seat: Seat, oracle: Oracle): Match<S, E>;
  /**
   * Takes back the seat's last choice, unless a barrier stands between (then it throws, naming it) or `force` is true. What
   * the seats in `past` have answered one by one, such as bots, is no barrier, and is taken back as well.
   */
  undo(seat: Seat, how?: { readonly force?: boolean | undefined; readonly past?: readonly Seat[] | undefined }): void;
  /** Why `undo` would refuse, or undefined if it would not. */
  whyNoUndo(seat: Seat, past?: readonly Seat[]): string | undefined;
  /** Makes the choice again that the seat took back last. */
  redo(seat: Seat): void;

  /** Everything needed to play the match again. */
  record(): MatchRecord;
  /** The state after entry `index` of the log. */
  at(index: number): DeepReadonly<S>;
}

/** A match of any game. */
export type AnyMatch = Match<Whatever, Whatever>;

/** Whoever answers prompts, at once. */
export type Agent<S extends object = Whatever, E extends AnyEvent = Whatever> = (
  prompt: Prompt,
  perspective: Perspective<S, E>,
) => Choice;

// biome-ignore lint/suspicious/noExplicitAny: the only way to say that it does not matter which game
type Whatever = any;

/** A seat's side of a match. */
export interface Perspective<S extends object, E extends AnyEvent> {
  /** Whose side it is. */
  readonly seat: Seat;
  /** The rules it is played by. */
  readonly game: AnyGame;
  /** What the seat may see of the state. */
  view(): View<S>;
  /** What the seat is shown of the events. */
  events(): readonly AnyEvent[];
  /** The open prompts of this seat. */
  prompts(): readonly Prompt[];
  /** Answers a prompt of this seat, and of no other. */
  answer(promptId: number, choice: Choice): void;
  /** Another world that the seat cannot tell from this one, to try things in. */
  redeal(oracle: Oracle): Match<S, E>;
}

/**
 * New events of a seat's stream. `from` is the place of the first: what a subscriber has beyond it was taken back. They are the
 * match's own: read them, and copy what is to be changed.
 */
export interface News {
  readonly from: number;
  readonly events: readonly AnyEvent[];
}

/** New frames of a seat. `from` is the number of the first: what a follower has from there on was taken back. */
export interface FrameNews<S extends object = object> {
  readonly from: number;
  readonly frames: readonly Frame<S>[];
}
